/**
 * The players the user follows, who of them is online, and invitations that can be answered. Polled
 * while the page is visible.
 */
import { following, invitations, type Followed, type SeatInvitation } from '../api/people.js';
import { SharedPoll } from '../browser/polling.js';
import { session } from './session.svelte.js';

const EVERY = 8000;
const AT_LEAST_EVERY = 30_000; // ms, while nothing changes

class Friends {
  followed = $state.raw<Followed[]>([]);
  invitations = $state.raw<SeatInvitation[]>([]);
  readonly online = $derived(this.followed.filter((one) => one.online));
  /** Invitations that the user has received. */
  readonly received = $derived(
    this.invitations.filter(({ invited }) => invited.id === session.me?.id),
  );
  private readonly asked = new SharedPoll(() => this.ask(), EVERY, AT_LEAST_EVERY);

  /** Invitations to a table that the user has sent. */
  sentFor(table: string): SeatInvitation[] {
    return this.invitations.filter(
      (one) => one.table.id === table && one.inviter.id === session.me?.id,
    );
  }

  /** Keep up to date until the returned function is called. */
  follow(): () => void {
    return this.asked.follow();
  }

  /** Fetch now, because the user made or answered an invitation. */
  look(): Promise<void> {
    return this.asked.now();
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
