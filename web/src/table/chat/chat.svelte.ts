/** The chat at a table: the lines of one room, and the number of unread ones. */
import { mute, unmute } from '../../api/people.js';
import type { Line, Room, Source } from '../state/source.js';

/** What the chat needs to know of its table. */
interface Place {
  readonly mySeat: number | null;
  readonly over: boolean;
}

export class Chat {
  lines = $state.raw<Line[]>([]);
  room = $state<Room>('seats');
  /** Number of lines that arrived while the chat was not visible. */
  fresh = $state(0);
  /** The last line of another user that has not been visible. */
  latest = $state.raw<Line | null>(null);
  open = false;
  private first = true;

  constructor(
    private readonly table: Place,
    private readonly source: Pick<Source, 'chat' | 'talk'>,
    /**
     * True if the user is known. A function, because the page may open before sign-in is checked.
     */
    private readonly known: () => boolean,
  ) {
    this.room = table.mySeat === null ? 'spectators' : 'seats';
  }

  get signedIn(): boolean {
    return this.known();
  }

  /**
   * Rooms the user may read. Players can read the spectators' room only while no match is running.
   */
  get rooms(): Room[] {
    if (this.table.mySeat === null) return ['spectators'];
    return this.table.over ? ['seats', 'spectators'] : ['seats'];
  }

  get maySay(): boolean {
    const home: Room = this.table.mySeat === null ? 'spectators' : 'seats';
    return this.signedIn && this.room === home;
  }

  /** Fetch new lines. */
  async look(): Promise<void> {
    if (!this.signedIn) return;
    const after = this.lines.at(-1)?.id ?? 0;
    const { room } = this;
    const found = await this.source.chat(room, after);
    if (room !== this.room) return;
    const fresh = found.filter((line) => !this.lines.some((known) => known.id === line.id));
    if (fresh.length) this.lines = this.lines.concat(fresh);
    if (!this.open && !this.first) {
      this.fresh += fresh.length;
      this.latest = fresh.at(-1) ?? this.latest;
    }
    this.first = false;
  }

  async enter(room: Room): Promise<void> {
    this.room = room;
    this.lines = [];
    await this.look();
  }

  async say(text: string): Promise<void> {
    const line = await this.source.talk(text);
    if (!this.lines.some((one) => one.id === line.id)) this.lines = this.lines.concat(line);
  }

  /** Hide another user's lines: here at once, and at all tables from now on. */
  async mute(user: string): Promise<void> {
    await mute(user);
    this.lines = this.lines.filter((line) => line.user?.id !== user);
  }

  /** Show another user's lines again, including earlier ones. */
  async unmute(user: string): Promise<void> {
    await unmute(user);
    await this.enter(this.room);
  }

  /** Mark everything as read. */
  read(): void {
    this.latest = null;
    this.fresh = 0;
  }
}
