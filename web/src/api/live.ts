/**
 * Live: hints from the server that a table has a new version, and who is there.
 *
 * A socket tells only numbers; whoever listens then asks for the view. When the socket is gone it
 * is opened again after a random pause (full jitter), and meanwhile the version is asked for, so
 * that play goes on without sockets altogether. After every gap the first thing said is which
 * version one has; the server answers with the one there is.
 */
import { api, got, Problem } from './client.js';

/** How news reach us: by socket, by asking, or not at all for now. */
export type Line = 'live' | 'polling' | 'down';

export interface Presence {
  seats: number[];
  spectators: number;
}

export interface Listener {
  /** The version one has; -1 for none. */
  version(): number;
  /** There is this version, and the table does this (if known): ask if yours is older. */
  onVersion(version: number, status?: string): void;
  /** Something beside the match may be new (seats, chat): ask. Also said when a line begins. */
  onNews?(): void;
  /** Something may have been missed: ask. */
  onResync(): void;
  onPresence?(presence: Presence): void;
  onLine?(line: Line): void;
  /** The table is not there (any more) for this reader. */
  onGone?(): void;
}

export interface LiveOptions {
  /** The invitation to a private table where one does not sit. */
  invite?: string;
  /** Whether somebody is signed in: sockets are for them; everybody else asks. */
  signedIn: boolean;
  /** For tests. */
  open?: (url: string, protocols: string[]) => WebSocket;
}

const FIRST = 500;
const LONGEST = 20_000;
const POLL = 4000;
const POLL_HIDDEN = 20_000;
const NEWS_EVERY = 5; // polls: without a socket nobody tells of news
const BEAT = 20_000;
const SILENCE = 10_000;
const SIGNED_OUT = 4401;
const NOT_YOURS = 4404;

/** Listens to one table until it is closed. */
export class Live {
  private socket: WebSocket | null = null;
  private attempts = 0;
  private closed = false;
  private opening = false;
  /** The socket has not been answered yet: what was missed before it is not known. */
  private fresh = true;
  private polls = 0;
  private line: Line = 'down';
  private again: ReturnType<typeof setTimeout> | undefined;
  private poll: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setTimeout> | undefined;
  private sockets: boolean;

  constructor(
    readonly table: string,
    private readonly listener: Listener,
    private readonly options: LiveOptions,
  ) {
    this.sockets = options.signedIn && typeof WebSocket !== 'undefined';
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    if (this.sockets) void this.connect();
    this.pollLater();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.again);
    clearTimeout(this.poll);
    clearTimeout(this.beat);
    this.socket?.close(1000);
    this.socket = null;
  }

  /** Somebody looks again, or the network is back: do not wait. */
  private readonly wake = (): void => {
    if (this.closed || document.hidden) return;
    if (this.socket?.readyState === 1) {
      this.hello();
      return;
    }
    if (this.sockets && !this.opening && !this.socket) {
      clearTimeout(this.again);
      this.attempts = 0;
      void this.connect();
    }
    this.pollLater(0);
  };

  private tell(line: Line): void {
    if (this.line === line) return;
    this.line = line;
    this.listener.onLine?.(line);
  }

  // -- the socket -------------------------------------------------------------------------------

  private async connect(): Promise<void> {
    this.opening = true;
    try {
      const protocols = await this.protocols();
      if (this.closed) return;
      const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
      const url = `${scheme}://${location.host}/live/tables/${this.table}`;
      const open = this.options.open ?? ((u, p) => new WebSocket(u, p));
      this.listen(open(url, protocols));
    } catch (error) {
      if (error instanceof Problem && error.status === 404) this.gone();
      else this.connectLater();
    } finally {
      this.opening = false;
    }
  }

  /** The subprotocols to come with; an invitation needs a ticket. */
  private async protocols(): Promise<string[]> {
    if (!this.options.invite) return ['gonfalon'];
    const ticket = await got(
      () =>
        api.POST('/api/tables/{table_id}/tickets', {
          params: { path: { table_id: this.table } },
          body: { invite: this.options.invite ?? '' },
        }),
      false,
    );
    return ticket.protocols;
  }

  private listen(socket: WebSocket): void {
    this.socket = socket;
    socket.onopen = () => {
      this.attempts = 0;
      this.fresh = true;
      this.hello();
      this.say({ type: 'presence' });
    };
    socket.onmessage = (event) => this.hear(String(event.data));
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearTimeout(this.beat);
      if (this.closed) return;
      if (event.code === NOT_YOURS) return this.gone();
      if (event.code === SIGNED_OUT) this.sockets = false;
      this.tell('down');
      this.pollLater(0);
      if (this.sockets) this.connectLater();
    };
  }

  private connectLater(): void {
    clearTimeout(this.again);
    const most = Math.min(LONGEST, FIRST * 2 ** this.attempts);
    this.attempts += 1;
    this.again = setTimeout(() => void this.connect(), Math.random() * most);
  }

  private hello(): void {
    this.say({ type: 'hello', since: this.listener.version() });
    this.beatLater();
  }

  private say(frame: Record<string, unknown>): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(frame));
  }

  private hear(text: string): void {
    this.beatLater();
    let frame: Record<string, unknown>;
    try {
      frame = JSON.parse(text) as Record<string, unknown>;
    } catch {
      return;
    }
    switch (frame.type) {
      case 'version':
        this.tell('live');
        this.listener.onVersion(Number(frame.version));
        if (this.fresh) this.listener.onNews?.();
        this.fresh = false;
        break;
      case 'news':
        this.listener.onNews?.();
        break;
      case 'resync':
        this.tell('live');
        this.fresh = false;
        this.listener.onResync();
        break;
      case 'presence':
        this.listener.onPresence?.({
          seats: (frame.seats as number[] | undefined) ?? [],
          spectators: Number(frame.spectators ?? 0),
        });
        break;
      case 'ping':
        this.say({ type: 'pong' });
        break;
      case 'going_away':
        this.socket?.close(1000);
        break;
    }
  }

  /** A socket that says nothing for long is asked; one that does not answer is dead. */
  private beatLater(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      this.say({ type: 'ping' });
      this.beat = setTimeout(() => {
        const dead = this.socket;
        dead?.close();
        // A dead line may take minutes to close: do not wait for it.
        dead?.onclose?.(new CloseEvent('close', { code: 1006 }));
      }, SILENCE);
    }, BEAT);
  }

  private gone(): void {
    this.close();
    this.listener.onGone?.();
  }

  // -- asking -------------------------------------------------------------------------------------

  private pollLater(wait?: number): void {
    clearTimeout(this.poll);
    if (this.closed) return;
    const usual = document.hidden ? POLL_HIDDEN : POLL;
    this.poll = setTimeout(() => void this.ask(), wait ?? usual * (0.75 + Math.random() / 2));
  }

  private async ask(): Promise<void> {
    if (this.line === 'live') return; // a socket that dies starts the asking again
    try {
      const found = await got(
        () =>
          api.GET('/api/tables/{table_id}/version', {
            params: {
              path: { table_id: this.table },
              query: { invite: this.options.invite ?? '' },
            },
          }),
        false,
      );
      if (this.closed) return;
      if (!this.socket || this.socket.readyState !== 1) this.tell('polling');
      this.listener.onVersion(found.version, found.status);
      if (this.polls % NEWS_EVERY === 0) this.listener.onNews?.();
      this.polls += 1;
    } catch (error) {
      if (this.closed) return;
      if (error instanceof Problem && error.status === 404) return this.gone();
      this.tell('down');
    }
    this.pollLater();
  }
}
