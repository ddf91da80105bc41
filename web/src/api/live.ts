/**
 * Live updates: hints from the server about new versions of a table, and presence.
 *
 * The socket only carries numbers; listeners then fetch the view. A lost socket is reopened after a
 * random pause (full jitter). Meanwhile the version is polled, so play works even without sockets.
 * After every gap the client first sends the version it has, and the server replies with the
 * current one.
 */
import { api, got, Problem } from './client.js';
import { transport, type Announcing } from './transport.js';

/** How updates arrive: by socket, by polling, or not at all at the moment. */
export type Line = 'live' | 'polling' | 'down';

export interface Presence {
  seats: number[];
  spectators: number;
}

export interface Listener {
  /** The version the client has. -1: none. */
  version(): number;
  /** The current version and, if known, the table's status. Fetch if yours is older. */
  onVersion(version: number, status?: string): void;
  /**
   * Something other than the match may be new (seats, chat): fetch it. Also called on connecting.
   */
  onNews?(): void;
  /** Something may have been missed: fetch everything. */
  onResync(): void;
  onPresence?(presence: Presence): void;
  onLine?(line: Line): void;
  /** The table does not exist, or no longer exists, for this user. */
  onGone?(): void;
}

export interface LiveOptions {
  /** The invitation to a private table at which the user has no seat. */
  invite?: string;
  /** True if the user is signed in. Sockets require that; everyone else polls. */
  signedIn: boolean;
  /** For tests. */
  open?: (url: string, protocols: string[]) => Announcing;
}

const FIRST = 500;
const LONGEST = 20_000;
const POLL = 4000;
const POLL_HIDDEN = 20_000;
const POLL_DOWN = 2000; // offline: retry often, because a user may be waiting
const NEWS_EVERY = 5; // polls: without a socket, nothing announces other news
const BEAT = 8000;
const SILENCE = 4000;
const SIGNED_OUT = 4401;
const NOT_YOURS = 4404;

function opened(url: string, protocols: string[]): Announcing {
  const local = transport();
  return local ? local.open(url, protocols) : new WebSocket(url, protocols);
}

/** Listens to one table until closed. */
export class Live {
  private socket: Announcing | null = null;
  private attempts = 0;
  private closed = false;
  private opening = false;
  /** True until the socket's first message: earlier news may have been missed. */
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
    addEventListener('offline', this.lose);
    document.addEventListener('visibilitychange', this.wake);
    if (this.sockets) void this.connect();
    this.pollLater();
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.wake);
    removeEventListener('offline', this.lose);
    document.removeEventListener('visibilitychange', this.wake);
    clearTimeout(this.again);
    clearTimeout(this.poll);
    clearTimeout(this.beat);
    this.socket?.close(1000);
    this.socket = null;
  }

  /** The page is visible again, or the network is back: do not wait. */
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

  /**
   * The browser is offline. A socket may survive that, so it is checked when the network is back.
   */
  private readonly lose = (): void => {
    this.tell('down');
    this.pollLater();
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
      const open = this.options.open ?? opened;
      this.listen(open(url, protocols));
    } catch (error) {
      if (error instanceof Problem && error.status === 404) this.gone();
      else this.connectLater();
    } finally {
      this.opening = false;
    }
  }

  /** The subprotocols to connect with. An invitation needs a ticket. */
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

  private listen(socket: Announcing): void {
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
    this.expect();
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

  /** Ping a socket that has been silent for long; if it does not reply, it is dead. */
  private beatLater(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      this.say({ type: 'ping' });
      this.expect();
    }, BEAT);
  }

  private expect(): void {
    clearTimeout(this.beat);
    this.beat = setTimeout(() => {
      const dead = this.socket;
      dead?.close();
      // A dead connection may take minutes to close, so do not wait for it.
      dead?.onclose?.(new CloseEvent('close', { code: 1006 }));
    }, SILENCE);
  }

  private gone(): void {
    this.close();
    this.listener.onGone?.();
  }

  // -- asking -------------------------------------------------------------------------------------

  private pollLater(wait?: number): void {
    clearTimeout(this.poll);
    if (this.closed) return;
    const usual = document.hidden ? POLL_HIDDEN : this.line === 'down' ? POLL_DOWN : POLL;
    this.poll = setTimeout(() => void this.ask(), wait ?? usual * (0.75 + Math.random() / 2));
  }

  private async ask(): Promise<void> {
    if (this.line === 'live') return; // if the socket dies, polling starts again
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
