/** Who is here: a guest, somebody with an account, or nobody yet. */
import { api, got } from '../api/client.js';
import type { components } from '../api/schema.js';
import { i18n } from '../i18n/i18n.svelte.js';
import { keeping } from './keeping.js';
import { zoneHere } from './zones.js';

export type Me = components['schemas']['Me'];

class Session {
  me = $state.raw<Me | null>(null);
  /** False until the server has said who this is. */
  known = $state(false);
  private asking: Promise<void> | null = null;

  /** Ask who this is; once at the start, and after signing in or out. */
  refresh(): Promise<void> {
    this.asking = this.ask();
    return this.asking;
  }

  /** Wait until it is known who this is. */
  async settled(): Promise<Me | null> {
    await (this.asking ?? this.refresh());
    return this.me;
  }

  private async ask(): Promise<void> {
    const hello = await got(() => api.GET('/api/hello'));
    this.me = hello.me ?? null;
    this.known = true;
    keeping.meet(this.me);
  }

  /** Make sure that somebody is here: whoever is nobody becomes a guest. */
  async somebody(): Promise<Me> {
    const known = await this.settled();
    if (known) return known;
    const body = { language: i18n.language, time_zone: zoneHere() };
    const made = await got(() => api.POST('/api/guest', { body }), false);
    this.me = made;
    keeping.meet(made);
    return made;
  }

  /** Change something of the own account. */
  async change(body: components['schemas']['Changes']): Promise<void> {
    this.me = await got(() => api.PATCH('/api/me', { body }));
  }
}

export const session = new Session();
