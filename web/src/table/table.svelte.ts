/**
 * One table as a reader sees it: fed by the API and by hints of the live socket.
 *
 * Nothing is guessed: a choice changes what is shown when the server's view arrives. An input is
 * sent with a key of its own, and again with the same key until an answer comes, so a bad
 * connection neither loses nor doubles it. A half-made choice is kept through views, reconnects
 * and reloads as long as its question is open.
 */
import { newKey, Problem } from '../api/client.js';
import { touchedBy } from './answers.js';
import type { Around, Link, Note } from './around.js';
import { insist } from './insisting.js';
import type {
  Explained,
  GameFace,
  News,
  Option,
  Pending,
  Refusal,
  Said,
  SeatModel,
  TableModel,
  Touch,
  View,
} from './model.js';
import { seatModel } from './seating.js';
import type { Details, Eyes, Seen, SeatShown } from './source.js';

const RECENT = 150; // versions of the log that are read at first

export class Table<T = unknown> implements TableModel<T> {
  readonly id: string;
  face = $state.raw<GameFace<T>>({});

  details = $state.raw() as Details;
  current = $state.raw() as Seen<T>;
  log = $state.raw<News[]>([]);
  /** The version that the log begins after; -1: it is whole. */
  logFrom = $state(-1);
  logReady = $state(false);
  news = $state.raw<News[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  link = $state<Link>('polling');
  busy = $state(false);
  note = $state.raw<Note | null>(null);
  pending = $state.raw<Pending | null>(null);
  /** An answer that waits for its confirmation. */
  asked = $state.raw<{ decision: string; options: string[] } | null>(null);
  inspected = $state<string | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  /** A moment of the past, if one looks at it. */
  past = $state.raw<Seen<T> | null>(null);
  eyes = $state<Eyes>('own');
  /** Rises when something else about the table may be new (chat, proposals). */
  stirred = $state(0);

  private refreshing: Promise<void> | null = null;
  private stale = false;
  private readonly around: Around;

  constructor(id: string, around: Around, details: Details, seen: Seen) {
    this.id = id;
    this.around = around;
    this.details = details;
    this.current = seen as Seen<T>;
    this.pending = this.kept();
  }

  // -- what there is ------------------------------------------------------------------------------

  get game(): string {
    return this.details.game;
  }

  get shown(): Seen<T> {
    return this.past ?? this.current;
  }

  get view(): View<T> {
    return this.shown.view;
  }

  get version(): number {
    return this.shown.version;
  }

  get viewer(): number | null {
    return this.view.viewer;
  }

  /** The reader's own seat, whatever is looked at. */
  get mySeat(): number | null {
    return this.details.you.seat;
  }

  get explain(): Explained[] {
    return this.replaying || this.away ? [] : this.current.explain;
  }

  get question(): Explained | null {
    return this.explain[0] ?? null;
  }

  get replaying(): boolean {
    return this.past !== null;
  }

  get over(): boolean {
    return this.details.status === 'over' || this.details.status === 'void';
  }

  /** Whether a bot holds the reader's seat. */
  get away(): boolean {
    const seat = this.mySeatShown;
    return seat !== null && (seat.standing_in || seat.resigned);
  }

  get mySeatShown(): SeatShown | null {
    return this.details.seats.find((seat) => seat.number === this.mySeat) ?? null;
  }

  /** Whether the table waits for the reader. */
  get myTurn(): boolean {
    return !this.over && !this.away && this.current.explain.length > 0;
  }

  get motion(): boolean {
    return this.around.motion();
  }

  readonly seats: SeatModel[] = $derived.by(() => {
    const view = this.view;
    const waiting = this.over || this.replaying ? [] : view.waiting;
    return this.details.seats.map((seat) =>
      seatModel(this.details, seat, {
        name: this.around.seatName(seat),
        blazon: this.face.blazonOf?.(view, seat.number) ?? seat.number,
        awaited: waiting.includes(seat.number),
        here: this.present.includes(seat.number),
      }),
    );
  });

  // -- words ------------------------------------------------------------------------------------

  say(said: Said): string {
    return this.around.say(said);
  }

  t(id: string, args: Record<string, string | number> = {}): string {
    return this.around.t(id, args);
  }

  nameOf(component: string): string {
    return this.around.nameOf(component);
  }

  textOf(component: string): string {
    return this.around.textOf(component);
  }

  ruleOf(said: Said): string {
    return this.around.ruleOf(said.message);
  }

  mentioned(said: Said): string[] {
    return this.around.mentioned(said);
  }

  /** Several names as one list. */
  list(parts: string[]): string {
    return this.around.list(parts);
  }

  // -- choosing -----------------------------------------------------------------------------------

  readonly touched: ReadonlyMap<string, Touch[]> = $derived(touchedBy(this.explain));

  blockedOn(component: string): Refusal[] {
    return this.explain.flatMap((question) =>
      question.blocked
        .filter((blocked) => blocked.touches.includes(component))
        .map((blocked) => ({ decision: question.decision, blocked })),
    );
  }

  optionOf(decision: string, id: string): Option | null {
    const question = this.explain.find((one) => one.decision === decision);
    return question?.options.find((option) => option.id === id) ?? null;
  }

  hold(pending: Pending | null): void {
    this.pending = pending;
    try {
      if (pending) sessionStorage.setItem(this.keep, JSON.stringify(pending));
      else sessionStorage.removeItem(this.keep);
    } catch {
      // a browser without storage: it is kept until the page is closed
    }
  }

  private get keep(): string {
    return `gonfalon.pending.${this.id}`;
  }

  private kept(): Pending | null {
    try {
      const found = JSON.parse(sessionStorage.getItem(this.keep) ?? 'null') as Pending | null;
      return found && this.isOpen(found.decision) ? found : null;
    } catch {
      return null;
    }
  }

  private isOpen(decision: string): boolean {
    return this.current.explain.some((question) => question.decision === decision);
  }

  /** Answer; with "confirm moves", ask once more first. */
  async choose(decision: string, options: string[]): Promise<boolean> {
    if (this.replaying || this.busy || !this.isOpen(decision)) return false;
    if (this.around.confirm() && !isSame(this.asked, decision, options)) {
      this.asked = { decision, options };
      return false;
    }
    this.asked = null;
    return this.sent((key) => this.around.source.choose(decision, options, key));
  }

  /** Drop what waits for its confirmation. */
  reconsider(): void {
    this.asked = null;
  }

  async undo(to: string): Promise<boolean> {
    if (this.replaying || this.busy) return false;
    this.asked = null;
    return this.sent((key) => this.around.source.undo(to, key));
  }

  plan(decision: string, wanted: Record<string, number>): Promise<string[]> {
    return this.around.source.plan(decision, wanted);
  }

  /** Send an input until it is known what became of it, then look. */
  private async sent(send: (key: string) => Promise<number>): Promise<boolean> {
    const key = newKey();
    this.busy = true;
    this.note = null;
    try {
      await this.again(() => send(key));
      this.hold(null);
      await this.refresh();
      return true;
    } catch (error) {
      this.refused(error);
      await this.refresh().catch(() => undefined);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Try until an answer comes, and let the reader know meanwhile. */
  private async again<Found>(send: () => Promise<Found>): Promise<Found> {
    const found = await insist(send, (problem) => {
      if (problem?.status === 0) this.link = 'lost';
      this.note = problem && {
        id: problem.status === 429 ? 'table-note-slow-down' : 'table-note-resending',
      };
    });
    if (this.link === 'lost') this.link = 'polling';
    return found;
  }

  private refused(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    const stale = error.code === 'stale-decision' || error.code === 'over';
    if (stale || error.code === 'moved-on') {
      this.note = { id: 'table-note-stale' };
      const now = (error.body as { current?: Partial<Seen<T>> } | null)?.current;
      if (now?.view) this.show({ ...this.current, ...now });
    } else {
      this.note = { id: 'table-note-refused', args: { reason: error.message }, rule: error.rule };
    }
  }

  // -- news -----------------------------------------------------------------------------------

  /** A hint came: the table has this version, or something else about it has changed. */
  async hinted(version: number): Promise<void> {
    if (version > this.current.version || !this.logReady) {
      await this.refresh();
    } else {
      this.stirred += 1;
      await this.lookAround();
    }
  }

  /** Read the table itself again: seats, clocks, agreements. */
  async lookAround(): Promise<void> {
    const details = await this.around.source.details();
    const ended = details.status !== this.details.status;
    this.details = details;
    if (ended) await this.refresh();
  }

  /** Read everything again; calls that come meanwhile are one more. */
  refresh(): Promise<void> {
    if (this.refreshing) {
      this.stale = true;
      return this.refreshing;
    }
    this.refreshing = this.readAll().finally(() => {
      this.refreshing = null;
    });
    return this.refreshing;
  }

  private async readAll(): Promise<void> {
    do {
      this.stale = false;
      const { source } = this.around;
      const from = this.lastLogged;
      const [seen, details, since] = await Promise.all([
        source.view(),
        source.details(),
        this.logReady ? source.since(from) : null,
      ]);
      let news = since?.news ?? [];
      if (since && (since.more || since.version < seen.version)) {
        news = news.concat(await this.pages(news.at(-1)?.version ?? from));
      }
      this.details = details;
      this.log = this.log.concat(news);
      this.show(seen as Seen<T>, news);
    } while (this.stale);
  }

  private show(seen: Seen<T>, news: News[] = []): void {
    if (seen.version < this.current.version) return; // an answer that was overtaken
    this.news = news;
    this.current = seen;
    if (this.pending && !this.isOpen(this.pending.decision)) this.hold(null);
    if (this.asked && !this.isOpen(this.asked.decision)) this.asked = null;
  }

  private get lastLogged(): number {
    return this.log.at(-1)?.version ?? this.logFrom;
  }

  /** Read the log: the recent part first. */
  async readLog(): Promise<void> {
    this.logFrom = Math.max(-1, this.current.version - RECENT);
    this.log = await this.pages(this.logFrom);
    this.logReady = true;
  }

  /** Read what came before the recent part. */
  async readEarlier(): Promise<void> {
    if (this.logFrom < 0) return;
    const first = this.log[0]?.version ?? Number.MAX_SAFE_INTEGER;
    const early = (await this.pages(-1)).filter((one) => one.version < first);
    this.log = early.concat(this.log);
    this.logFrom = -1;
  }

  private async pages(from: number, eyes: Eyes = 'own'): Promise<News[]> {
    const found: News[] = [];
    let after = from;
    for (;;) {
      const page = await this.around.source.since(after, eyes);
      found.push(...page.news);
      if (!page.more || page.version <= after) return found;
      after = page.version;
    }
  }

  // -- the past -----------------------------------------------------------------------------------

  /** Look at a moment of the past, or through other eyes. */
  async lookAt(version: number, eyes: Eyes = this.eyes): Promise<void> {
    const seen = (await this.around.source.view(version, eyes)) as Seen<T>;
    const before = this.past?.version;
    const others = eyes !== this.eyes;
    this.eyes = eyes;
    this.past = seen;
    this.inspected = null;
    const step = this.log.filter((one) => one.version === version);
    this.news = !others && before !== undefined && before < version ? step : [];
  }

  /** Read the log as another viewer has it. */
  async logThrough(eyes: Eyes): Promise<void> {
    this.log = await this.pages(-1, eyes);
    this.logFrom = -1;
    this.logReady = true;
  }

  /** Come back to the present. */
  now(): void {
    this.past = null;
    this.news = [];
    this.eyes = 'own';
  }

  // -- looking --------------------------------------------------------------------------------------

  inspect(component: string | null): void {
    this.inspected = component;
  }

  showRule(id: string): void {
    this.around.showRule(id);
  }
}

function isSame(
  asked: { decision: string; options: string[] } | null,
  decision: string,
  options: string[],
): boolean {
  return asked?.decision === decision && asked.options.join() === options.join();
}
