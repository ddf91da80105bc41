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
import { keep, kept } from './half-made.js';
import { insist } from './insisting.js';
import { Logbook } from './logbook.svelte.js';
import type {
  Explained,
  GameFace,
  News,
  Pending,
  Refusal,
  Said,
  SeatModel,
  TableModel,
  Touch,
  View,
} from './model.js';
import { seatModel } from './seating.js';
import type { Details, Eyes, Read, Seen, SeatShown } from './source.js';

/** Answers that wait for their confirmation, in words. */
export interface Asked {
  decision: string;
  options: string[];
  read: Read[];
}

export class Table<T = unknown> implements TableModel<T> {
  readonly id: string;
  face = $state.raw<GameFace<T>>({});

  details = $state.raw() as Details;
  current = $state.raw() as Seen<T>;
  readonly log: Logbook;
  news = $state.raw<News[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  link = $state<Link>('polling');
  busy = $state(false);
  note = $state.raw<Note | null>(null);
  pending = $state.raw<Pending | null>(null);
  asked = $state.raw<Asked | null>(null);
  inspected = $state<string | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  /** A moment of the past, if one looks at it. */
  past = $state.raw<Seen<T> | null>(null);
  eyes = $state<Eyes>('own');
  /** Rises when something else about the table may be new (chat, proposals); 0: never looked. */
  stirred = $state(0);

  private refreshing: Promise<void> | null = null;
  private stale = false;
  private readonly around: Around;

  constructor(id: string, around: Around, details: Details, seen: Seen) {
    this.id = id;
    this.around = around;
    this.log = new Logbook(around.source);
    this.details = details;
    this.current = seen as Seen<T>;
    const pending = kept(id);
    this.pending = pending && this.isOpen(pending.decision) ? pending : null;
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

  hold(pending: Pending | null): void {
    this.pending = pending;
    keep(this.id, pending);
  }

  private isOpen(decision: string): boolean {
    return this.current.explain.some((question) => question.decision === decision);
  }

  /** Answer; with "confirm moves", ask once more first. */
  async choose(decision: string, options: string[]): Promise<boolean> {
    if (this.replaying || this.busy || !this.isOpen(decision)) return false;
    if (this.around.confirm() && !isSame(this.asked, decision, options)) {
      await this.askOnceMore(decision, options);
      return false;
    }
    this.asked = null;
    return this.sent((key) => this.around.source.choose(decision, options, key));
  }

  /** Put answers up for confirmation; only the server can read those after the first. */
  private async askOnceMore(decision: string, options: string[]): Promise<void> {
    const question = this.current.explain.find((one) => one.decision === decision);
    const label = question?.options.find((option) => option.id === options[0]);
    if (question && label && options.length === 1) {
      this.asked = { decision, options, read: [{ prompt: question.prompt, label }] };
      return;
    }
    this.busy = true;
    this.note = null;
    try {
      const read = await this.again(() => this.around.source.read(decision, options));
      if (this.isOpen(decision)) this.asked = { decision, options, read };
    } catch (error) {
      this.refused(error);
    } finally {
      this.busy = false;
    }
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

  /** A hint came: the table has this version. */
  async hinted(version: number): Promise<void> {
    if (version > this.current.version) await this.refresh();
  }

  /** Something beside the match may be new: seats, clocks, agreements, chat. */
  async lookAround(): Promise<void> {
    this.stirred += 1;
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
      const looked = source.view();
      const [seen, details, news] = await Promise.all([
        looked,
        source.details(),
        this.log.ready ? this.log.readOn(looked.then((seen) => seen.version)) : [],
      ]);
      this.details = details;
      this.show(seen as Seen<T>, news);
    } while (this.stale);
  }

  /** Read the log, and what came meanwhile. */
  async openLog(): Promise<void> {
    await this.log.open(this.current.version);
    if (this.log.last < this.current.version) await this.refresh();
  }

  private show(seen: Seen<T>, news: News[] = []): void {
    if (seen.version < this.current.version) return; // an answer that was overtaken
    this.news = news;
    this.current = seen;
    if (this.pending && !this.isOpen(this.pending.decision)) this.hold(null);
    if (this.asked && !this.isOpen(this.asked.decision)) this.asked = null;
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
    const step = this.log.entries.filter((one) => one.version === version);
    this.news = !others && before !== undefined && before < version ? step : [];
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

function isSame(asked: Asked | null, decision: string, options: string[]): boolean {
  return asked?.decision === decision && asked.options.join() === options.join();
}
