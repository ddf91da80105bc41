/** The current user: a guest, an account, or nobody yet. */
import { api, got } from '../api/client.js';
import type { components } from '../generated/api.js';
import { i18n } from '../i18n/i18n.svelte.js';
import { ownName } from '../i18n/own-name.svelte.js';
import { local } from '../local/mode.js';
import { preferencesSync } from './preferences-sync.js';
import { zoneHere } from '../browser/time-zones.js';

export type Me = components['schemas']['Me'];

class Session {
  private user = $state.raw<Me | null>(null);
  /** False until the server has said who the user is. */
  known = $state(false);
  private asking: Promise<void> | null = null;

  get me(): Me | null {
    return this.user;
  }

  private set me(me: Me | null) {
    this.user = me;
    if (local) ownName.now = me?.name ?? '';
  }

  /** Fetch the current user: once at the start, and after signing in or out. */
  refresh(): Promise<void> {
    this.asking = this.ask();
    return this.asking;
  }

  /** Wait until the user is known. */
  async settled(): Promise<Me | null> {
    await (this.asking ?? this.refresh());
    return this.me;
  }

  private async ask(): Promise<void> {
    const hello = await got(() => api.GET('/api/hello'));
    this.me = hello.me ?? null;
    this.known = true;
    this.identify(this.me);
  }

  /** On a device there is no account: what this browser has stored is all there is. */
  private identify(me: Me | null): void {
    preferencesSync.identify(local ? null : me);
  }

  /** Make sure there is a user: create a guest if nobody is signed in, with a made-up name if empty. */
  async somebody(name = ''): Promise<Me> {
    const known = await this.settled();
    if (known) return known;
    const body = { language: i18n.language, time_zone: zoneHere(), ...(name ? { name } : {}) };
    const made = await got(() => api.POST('/api/guest', { body }), false);
    this.me = made;
    this.identify(made);
    return made;
  }

  /** Make sure there is a user, and that a guest has this name unless it is empty. */
  async callMe(name: string): Promise<void> {
    const me = await this.somebody(name);
    if (name && me.guest && me.name !== name) await this.change({ name });
  }

  /** Change the user's own account. */
  async change(body: components['schemas']['Changes']): Promise<void> {
    this.me = await got(() => api.PATCH('/api/me', { body }));
  }
}

export const session = new Session();
