/** The pages inside the shell: where their code is, and which parts of the URL they take. */
import type { Component } from 'svelte';

import { local } from './local/mode.js';
import type { Page } from './browser/router.svelte.js';

type Params = Record<string, string>;
type Loaded = { default: Component<Params> };
type Load = () => Promise<unknown>;

/** A page that can be shown. */
export interface Shown {
  page: Page;
  component: Component<Params>;
}

const gallery = import.meta.glob('./gallery/Gallery.svelte');

// Two functions: the bundler would give a choice inside one the styles of one lobby only.
function siteLobby(): Promise<unknown> {
  return import('./lobby/Lobby.svelte');
}
function deviceLobby(): Promise<unknown> {
  return import('./lobby/device/DeviceLobby.svelte');
}

const inside: Partial<Record<Page, [Load, (params: Params) => Params]>> = {
  lobby: [local ? deviceLobby : siteLobby, none],
  new: [() => import('./room/ChooseGame.svelte'), none],
  'new-game': [() => import('./room/NewTable.svelte'), (p) => ({ game: p.game ?? '' })],
  invitation: [() => import('./room/Invitation.svelte'), (p) => ({ invite: p.invite ?? '' })],
  me: [() => import('./lobby/MyTables.svelte'), none],
  preferences: [() => import('./account/Preferences.svelte'), none],
  player: [() => import('./players/Player.svelte'), (p) => ({ name: p.name ?? '' })],
  leaderboards: [() => import('./players/Leaderboards.svelte'), none],
  'sign-in': [() => import('./account/SignIn.svelte'), none],
  'sign-up': [() => import('./account/SignUp.svelte'), none],
  reset: [() => import('./account/Reset.svelte'), () => ({ key: '' })],
  'reset-key': [() => import('./account/Reset.svelte'), (p) => ({ key: p.key ?? '' })],
  confirm: [() => import('./account/ConfirmEmail.svelte'), (p) => ({ key: p.key ?? '' })],
  'match-mail': [() => import('./account/MatchMail.svelte'), (p) => ({ key: p.key ?? '' })],
  'how-to-play': [() => import('./catalogue/HowToPlay.svelte'), (p) => ({ game: p.game ?? '' })],
  rules: [() => import('./catalogue/Rules.svelte'), (p) => ({ game: p.game ?? '' })],
  learn: [() => import('./learn/Learn.svelte'), none],
  'learn-game': [() => import('./learn/LearnGame.svelte'), (p) => ({ game: p.game ?? '' })],
  'lesson-start': [() => import('./learn/LessonStart.svelte'), lesson],
  lesson: [() => import('./learn/LessonRoom.svelte'), lesson],
  credits: [() => import('./shell/Credits.svelte'), none],
  gallery: [gallery['./gallery/Gallery.svelte'] ?? (() => import('./shell/Missing.svelte')), none],
  missing: [() => import('./shell/Missing.svelte'), none],
};

function none(): Params {
  return {};
}

function lesson({ game = '', lesson = '', step = '' }: Params): Params {
  return { game, lesson, step };
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
