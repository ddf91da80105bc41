/** For tests: a device with one table, from a position that was kept as one of its seats saw it. */
import type { Explained, Message, View } from '../../kit/table-model.js';

const SEATS = { ready: true, commitment: '', revealed: true, clock_left: null, resigned: false };

/** A position as a seat saw it. */
export interface Position {
  names: string[];
  view: View;
  explain: Explained[];
  events: Message[];
}

interface Hand {
  hand: string[];
}

/** Answers requests about a table that several people share. */
export class FakeDevice {
  holder: number | null = null;
  last: number | null = null;
  over = false;
  /** True if every answer hands the turn over. */
  handsOver = false;
  /** What was asked, in order: method and path below the table. */
  readonly asked: string[] = [];
  /** The seat that the kept position belongs to. */
  readonly owner: number;

  constructor(
    readonly id: string,
    private readonly position: Position,
    /** To whom the device goes. */
    public next: number,
  ) {
    this.owner = position.view.viewer ?? 0;
  }

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const [, below] = pathname.split(`/tables/${this.id}`);
    if (below === undefined) return this.elsewhere(pathname);
    this.asked.push(`${request.method} ${below}`);
    if (below === '/holder') return this.hand(request);
    if (below === '/view') return Response.json(this.seen());
    if (below === '') return Response.json(this.details());
    if (below === '/version') return Response.json({ table: this.id, version: this.version });
    if (below === '/choices') {
      await request.json();
      this.give(null); // whoever has answered is told what everybody is told
      return Response.json({ version: this.version, current: this.seen(), since: null });
    }
    if (below.startsWith('/since')) return Response.json(this.news);
    if (below === '/rewind') return Response.json(null);
    if (below === '/chat') return Response.json([]);
    return Response.json({ code: 'needs-a-server', message: '' }, { status: 404 });
  };

  give(seat: number | null): void {
    if (this.holder !== null) this.last = this.holder;
    this.holder = seat;
  }

  private elsewhere(path: string): Response {
    if (path === '/api/hello') return Response.json({ me: null });
    return Response.json({ code: 'needs-a-server', message: '' }, { status: 404 });
  }

  private async hand(request: Request): Promise<Response> {
    if (request.method === 'POST') {
      this.give(((await request.json()) as { seat: number | null }).seat);
    }
    const { names } = this.position;
    return Response.json({
      people: Object.fromEntries(names.map((name, seat) => [String(seat), name])),
      holder: this.holder,
      last: this.last,
      next: this.over ? null : this.next,
      first: false,
      since: 0,
      news: this.news,
    });
  }

  private get version(): number {
    return this.position.view.version;
  }

  private get news(): object {
    const { events } = this.position;
    const news = { version: this.version, at: '', kind: 'choose', seat: 1, events };
    return { version: this.version, news: [{ ...news, taken_back: null }], more: false };
  }

  private seen(): object {
    const { view, explain } = this.position;
    const own = this.holder === this.owner;
    const state = structuredClone(view.state) as { seats: Hand[] };
    if (!own) for (const seat of state.seats) seat.hand = [];
    const shown = { ...view, viewer: this.holder, state };
    const hidden = { undo: [], decisions: [], answered: [], worth: [] };
    return {
      status: this.over ? 'over' : 'playing',
      times: null,
      version: this.version,
      view: own ? shown : { ...shown, ...hidden },
      explain: own ? explain : [],
      single:
        own && this.handsOver ? { decision: explain[0]?.decision, leads: 'hands-over' } : null,
    };
  }

  private details(): object {
    const { names, view } = this.position;
    return {
      id: this.id,
      game: view.game,
      status: this.over ? 'over' : 'playing',
      version: this.version,
      clock: { kind: 'none' },
      waiting_since: null,
      deadline: null,
      rated: false,
      settings: {},
      owner: null,
      started_at: '2026-11-19T20:00:00Z',
      seats: names.map((name, number) => ({
        ...SEATS,
        number,
        standing_in: false,
        bot: '',
        user: { id: `u${number}`, name, guest: true, bot: false },
      })),
      you: { seat: this.holder, owner: true, awaited: this.holder === this.owner },
    };
  }
}
