/**
 * The players the user follows, who of them is online, and invitations that can be answered. Polled
 * while the page is visible.
 */
import { following, invitations, type Followed, type SeatInvitation } from '../api/people.js';
import { poll, type Poll } from '../browser/polling.js';
import { session } from './session.svelte.js';

const EVERY = 8000;
const AT_LEAST_EVERY = 30_000; // ms, while nothing changes

class Friends {
  followed = $state.raw<Followed[]>([]);
  invitations = $state.raw<SeatInvitation[]>([]);
  readonly online = $derived(this.followed.filter((one) => one.online));
  private followers = 0;
  private asked: Poll | null = null;

  /** Keep up to date until the returned function is called. */
  follow(): () => void {
    this.followers += 1;
    this.asked ??= poll(() => this.ask(), EVERY, AT_LEAST_EVERY);
    return () => {
      this.followers -= 1;
      if (this.followers) return;
      this.asked?.stop();
      this.asked = null;
    };
  }

  /** Fetch now, because the user answered an invitation. */
  async look(): Promise<void> {
    await this.asked?.now();
  }

  private async ask(): Promise<string> {
    const me = await session.settled();
    [this.followed, this.invitations] = me
      ? await Promise.all([following(), invitations()])
      : [[], []];
    return JSON.stringify([this.followed, this.invitations]);
  }
}

/** Those who are online first, then by name as the server lists them. */
export function onlineFirst(followed: readonly Followed[]): Followed[] {
  return [...followed.filter((one) => one.online), ...followed.filter((one) => !one.online)];
}

export const friends = new Friends();
