/** The pages inside the shell: where their code is, and which parts of the URL they take. */
import type { Component } from 'svelte';

import type { Page } from './router.svelte.js';

type Params = Record<string, string>;
type Loaded = { default: Component<Params> };
type Load = () => Promise<unknown>;

/** A page that can be shown. */
export interface Shown {
  page: Page;
  component: Component<Params>;
}

const gallery = import.meta.glob('./gallery/Gallery.svelte');

const inside: Partial<Record<Page, [Load, (params: Params) => Params]>> = {
  lobby: [() => import('./shell/Lobby.svelte'), none],
  new: [() => import('./shell/New.svelte'), none],
  'new-game': [() => import('./shell/NewTable.svelte'), (p) => ({ game: p.game ?? '' })],
  invitation: [() => import('./shell/Invitation.svelte'), (p) => ({ invite: p.invite ?? '' })],
  me: [() => import('./shell/Me.svelte'), none],
  preferences: [() => import('./shell/Preferences.svelte'), none],
  player: [() => import('./shell/Player.svelte'), (p) => ({ name: p.name ?? '' })],
  leaderboards: [() => import('./shell/Leaderboards.svelte'), none],
  'sign-in': [() => import('./shell/SignIn.svelte'), none],
  'sign-up': [() => import('./shell/SignUp.svelte'), none],
  reset: [() => import('./shell/Reset.svelte'), () => ({ key: '' })],
  'reset-key': [() => import('./shell/Reset.svelte'), (p) => ({ key: p.key ?? '' })],
  confirm: [() => import('./shell/ConfirmEmail.svelte'), (p) => ({ key: p.key ?? '' })],
  rules: [() => import('./shell/Rules.svelte'), (p) => ({ game: p.game ?? '' })],
  credits: [() => import('./shell/Credits.svelte'), none],
  gallery: [gallery['./gallery/Gallery.svelte'] ?? (() => import('./shell/Missing.svelte')), none],
  missing: [() => import('./shell/Missing.svelte'), none],
};

function none(): Params {
  return {};
}

/** Load a page. Null if it is not one inside the shell. */
export async function load(page: Page): Promise<Shown | null> {
  const found = inside[page];
  if (!found) return null;
  const module = (await found[0]()) as Loaded;
  return { page, component: module.default };
}

/** What a page takes from the URL. */
export function taken(page: Page, params: Params): Params {
  return inside[page]?.[1](params) ?? {};
}
