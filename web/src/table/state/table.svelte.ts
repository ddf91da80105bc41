/**
 * One table as the user sees it, updated through the API and by hints from the live socket.
 *
 * There are no optimistic updates: a choice changes what is shown when the server's view arrives.
 * An input is sent with its own key, and resent with the same key until a response comes, so a bad
 * connection neither loses nor duplicates it. An unfinished choice survives new views, reconnects
 * and reloads as long as its question is open.
 */
import { newKey, Problem } from '../../api/client.js';
import { isAsked, type Asked } from './confirmation.js';
import { refusedBy, spokenAnswers, touchedBy } from '../decision/answers.js';
import { isPass } from '../decision/kinds.js';
import { OwnAnswers } from '../decision/own/own-answers.svelte.js';
import { refusalNote, type TableContext, type Connection, type Note } from './table-context.js';
import { store, stored } from './unsent-input.js';
import { Hints } from './hints.js';
import { Merged } from './merged.js';
import { ignoreProblem, untilAnswered } from './retry.js';
import { Logbook } from '../log/logbook.svelte.js';
import { Moments } from '../moments/moments.svelte.js';
import { playbackOf, type Playback } from '../pace/playback.svelte.js';
import { StandingOrders } from './standing-orders.svelte.js';
import type { GameFace } from '../../games/face.js';
import type {
  Explained,
  News,
  Pending,
  Refusal,
  Message,
  Option,
  SeatModel,
  TableModel,
  Touch,
  View,
} from '../../kit/table-model.js';
import { seatModel } from '../seats/seat-model.js';
import type { Accepted, Details, Viewpoint, Seen, SeatShown } from './source.js';

export class Table<T = unknown> implements TableModel<T> {
  face = $state.raw<GameFace<T> | null>(null);

  details = $state.raw() as Details;
  current = $state.raw() as Seen<T>;
  readonly log: Logbook;
  readonly playback: Playback<T>;
  readonly moments = new Moments();
  readonly orders: StandingOrders;
  readonly ownAnswers: OwnAnswers;
  news = $state.raw<News[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  link = $state<Connection>('polling');
  busy = $state(false);
  /** The answer being sent, in words. Empty if the input is not an answer. */
  sending = $state('');
  note = $state.raw<Note | null>(null);
  pending = $state.raw<Pending | null>(null);
  asked = $state.raw<Asked | null>(null);
  inspected = $state<string | null>(null);
  proved = $state<number | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  /** The earlier version being shown, if any. */
  past = $state.raw<Seen<T> | null>(null);
  viewpoint = $state<Viewpoint>('own');
  /** Increases when something else at the table may be new (chat, proposals). 0: never fetched. */
  stirred = $state(0);

  private readonly fetching = new Merged(() => this.readAll());
  private readonly hints = new Hints(() => this.current.version, this.fetching.run);

  constructor(
    readonly id: string,
    private readonly context: TableContext,
    details: Details,
    seen: Seen,
  ) {
    ({ say: this.say, t: this.t, list: this.list, showRule: this.showRule } = context);
    ({ nameOf: this.nameOf, textOf: this.textOf, mentioned: this.mentioned } = context);
    this.playback = playbackOf(this, context);
    this.log = new Logbook(context.source, () => this.told);
    this.orders = new StandingOrders(context.source, id);
    this.ownAnswers = new OwnAnswers(this as Table);
    this.details = details;
    this.current = seen as Seen<T>;
    const pending = stored(id, 'pending');
    this.pending = pending && this.isOpen(pending.decision) ? pending : null;
    const unsent = stored(id, 'unsent');
    if (!unsent) return;
    if (this.isOpen(unsent.decision)) void this.offer(unsent.decision, unsent.options);
    else store(id, 'unsent', null);
  }

  // -- what there is ------------------------------------------------------------------------------

  get game(): string {
    return this.details.game;
  }

  get view(): View<T> {
    return this.past?.view ?? this.playback.view ?? this.current.view;
  }

  readonly version = $derived(this.view.version);
  /** Whether the match can be read but not replayed, because its rules or cards are gone. */
  readonly kept = $derived(Boolean(this.current.kept));
  readonly watching = $derived.by(
    () => this.past === null && (this.playback.active || this.playback.left !== null),
  );
  readonly acting = $derived.by(() => (this.watching ? (this.playback.news?.seat ?? null) : null));
  readonly settled = $derived.by(() => this.past?.view ?? this.playback.left ?? this.view);
  readonly travel = $derived.by(() => this.playback.travel);
  /** The last version that the log tells about: it never leads the picture. */
  private readonly told = $derived(this.watching ? this.settled.version : Infinity);

  reveal(): void {
    this.playback.reveal();
  }

  readonly viewer = $derived(this.view.viewer);
  /** The user's own seat, whichever viewpoint is shown. */
  readonly mySeat = $derived(this.details.you.seat);

  get explain(): Explained[] {
    // A question could tell how something ended before the board does.
    const held = this.playback.left !== null;
    return held || this.replaying || this.watching || this.away ? [] : this.current.explain;
  }

  readonly question = $derived(this.explain[0] ?? null);
  readonly replaying = $derived(this.past !== null);
  readonly over = $derived(this.details.status === 'over' || this.details.status === 'void');

  /** True if a bot is playing for the user. */
  get away(): boolean {
    return !!(this.mySeatShown?.standing_in || this.mySeatShown?.resigned);
  }

  get mySeatShown(): SeatShown | null {
    return this.details.seats.find((seat) => seat.number === this.mySeat) ?? null;
  }

  /** True if the table is waiting for the user. */
  get myTurn(): boolean {
    return !this.over && !this.away && this.current.explain.length > 0;
  }

  get motion(): boolean {
    return this.context.motion();
  }

  readonly seats: SeatModel[] = $derived.by(() => {
    const view = this.view;
    return this.details.seats.map((seat) =>
      seatModel(this.details, seat, {
        name: this.context.seatName(seat),
        blazon: this.face?.seats?.blazonOf?.(view, seat.number) ?? seat.number,
        awaited: !this.over && !this.replaying && view.waiting.includes(seat.number),
        here: this.present.includes(seat.number),
      }),
    );
  });

  // -- text -------------------------------------------------------------------------------------

  readonly say: TableContext['say'];
  readonly t: TableContext['t'];
  readonly nameOf: TableContext['nameOf'];
  readonly textOf: TableContext['textOf'];
  readonly mentioned: TableContext['mentioned'];
  readonly list: TableContext['list'];
  readonly showRule: TableContext['showRule'];

  readonly amountText = $derived(this.face?.scores?.amount ?? 'worth-amount');
  readonly ruleOf = ({ message }: Message): string => this.context.ruleOf(message);

  // -- choosing -----------------------------------------------------------------------------------

  readonly touched: ReadonlyMap<string, Touch[]> = $derived(touchedBy(this.explain));

  blockedOn(component: string): Refusal[] {
    return refusedBy(this.explain, component);
  }

  readonly isPass = (option: Option): boolean => isPass(this.face as GameFace | null, option);

  hold(pending: Pending | null): void {
    this.pending = pending;
    store(this.id, 'pending', pending);
  }

  private isOpen(decision: string): boolean {
    return this.current.explain.some((question) => question.decision === decision);
  }

  /** Send an answer. With "confirm moves", ask first; otherwise it may be held back for a moment. */
  async choose(decision: string, options: string[]): Promise<boolean> {
    if (this.replaying || this.busy || !this.isOpen(decision)) return false;
    if (this.context.confirm() && !isAsked(this.asked, decision, options)) {
      await this.askOnceMore(decision, options);
      return false;
    }
    const held = this.context.confirm() ? null : this.ownAnswers.hold(decision, options);
    if (held && !((await held) && this.isOpen(decision) && !this.busy)) return false;
    this.ownAnswers.add(decision, options);
    this.asked = null;
    this.sending = this.list(spokenAnswers(this, decision, options));
    store(this.id, 'unsent', { decision, options });
    const { source } = this.context;
    const taken = await this.sent((key, since) => source.choose(decision, options, key, since));
    store(this.id, 'unsent', null);
    return taken;
  }

  /** An answer was not sent before the page was closed: ask the user whether to send it now. */
  private async offer(decision: string, options: string[]): Promise<void> {
    await this.askOnceMore(decision, options);
    if (this.asked) this.note = { id: 'table-note-unsent' };
  }

  /** Ask for confirmation. Only the server can put the answers after the first into words. */
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
      const read = await this.again(() => this.context.source.read(decision, options));
      if (this.isOpen(decision)) this.asked = { decision, options, read };
    } catch (error) {
      this.refused(error);
    } finally {
      this.busy = false;
    }
  }

  reconsider(): void {
    this.asked = null;
    store(this.id, 'unsent', null);
  }

  async undo(to: string): Promise<boolean> {
    if (this.replaying || this.busy) return false;
    this.ownAnswers.takeBack();
    this.asked = null;
    this.sending = '';
    return this.sent((key, since) => this.context.source.undo(to, key, since));
  }

  async plan(decision: string, wanted: Record<string, number>): Promise<string[]> {
    this.busy = true;
    this.sending = '';
    try {
      return await this.again(() => this.context.source.plan(decision, wanted));
    } finally {
      this.busy = false;
    }
  }

  /** Send an input until its outcome is known, and show it. */
  private async sent(send: (key: string, since?: number) => Promise<Accepted>): Promise<boolean> {
    const key = newKey();
    this.busy = true;
    this.note = null;
    this.hints.hold();
    try {
      const answer = await this.again(() => send(key, this.log.ready ? this.log.last : undefined));
      this.hold(null);
      this.ownAnswers.wentOn(answer.went_on);
      if (!this.take(answer)) await this.refresh().catch(ignoreProblem);
      return true;
    } catch (error) {
      this.refused(error);
      await this.refresh().catch(ignoreProblem);
      return false;
    } finally {
      this.busy = false;
      this.hints.release();
    }
  }

  /** Show the outcome of an input. False if it has to be fetched. */
  private take({ version, current, since }: Accepted): boolean {
    if (this.fetching.running || !current) return false; // what is being fetched may be older
    if (since?.more || this.log.ready !== (since !== null)) return false;
    if (current.status !== this.details.status) return false; // over
    const news = since?.news.filter((one) => one.version <= current.version) ?? [];
    this.show(current as Seen<T>, this.log.add(news), version);
    this.details = { ...this.details, ...current.times };
    // Only the details say how much time each seat has left.
    if (this.details.clock['kind'] === 'bank') {
      this.context.source.details().then((details) => (this.details = details), ignoreProblem);
    }
    return true;
  }

  /** Retry until a response comes, and show a note meanwhile. */
  private async again<Found>(send: () => Promise<Found>): Promise<Found> {
    return untilAnswered(send, (problem) => {
      // A lost connection already has its own message.
      const id = problem?.status === 429 ? 'table-note-slow-down' : 'table-note-resending';
      this.note = problem?.status ? { id } : null;
      this.hints.release(); // it may take long: show what others do meanwhile
    });
  }

  private refused(error: unknown): void {
    if (!(error instanceof Problem)) throw error;
    this.note = refusalNote(error);
    const now = (error.body as { current?: Seen<T> } | null)?.current;
    if (now) this.show(now);
  }

  // -- news -----------------------------------------------------------------------------------

  /** A hint arrived: the table has reached this version. */
  hinted(version: number): Promise<void> {
    return this.hints.heard(version);
  }

  /** Something other than the match may be new: seats, clocks, agreements, chat. */
  async lookAround(): Promise<void> {
    this.stirred += 1;
    const details = await this.context.source.details();
    const ended = details.status !== this.details.status;
    this.details = details;
    if (ended) await this.refresh();
  }

  /** Fetch everything again. */
  readonly refresh = (): Promise<void> => this.fetching.run();

  private async readAll(): Promise<void> {
    const { source } = this.context;
    const looked = source.view();
    const [seen, details, news] = await Promise.all([
      looked,
      source.details(),
      this.log.ready ? this.log.readOn(looked.then((seen) => seen.version)) : [],
    ]);
    this.details = details;
    this.show(seen as Seen<T>, news);
  }

  /** Fetch the log, and what happened meanwhile. */
  async openLog(): Promise<void> {
    await this.log.open(this.current.version);
    if (this.log.last < this.current.version) await this.refresh();
  }

  /** Show a new view. What others did after the version `mine` is played one action at a time. */
  private show(seen: Seen<T>, news: News[] = [], mine = this.current.version): void {
    if (seen.version < this.current.version) return; // an outdated response
    const { view } = this;
    if (!this.replaying && seen.version > mine) this.playback.follow(view, seen.version);
    if (!this.playback.active) {
      this.news = news;
      void this.playback.suspend(view, news);
    }
    this.current = seen;
    if (this.pending && !this.isOpen(this.pending.decision)) this.hold(null);
    if (this.asked && !this.isOpen(this.asked.decision)) this.asked = null;
    if (!this.isOpen(this.ownAnswers.held?.decision ?? '')) this.ownAnswers.takeBack();
  }

  // -- the past -----------------------------------------------------------------------------------

  /** Show an earlier version, or another viewpoint. */
  async lookAt(version: number, viewpoint: Viewpoint = this.viewpoint): Promise<void> {
    const seen = (await this.context.source.view(version, viewpoint)) as Seen<T>;
    this.playback.skip();
    const before = this.past?.version;
    const others = viewpoint !== this.viewpoint;
    this.viewpoint = viewpoint;
    this.past = seen;
    this.inspected = null;
    const step = this.log.entries.filter((one) => one.version === version);
    this.news = !others && before !== undefined && before < version ? step : [];
  }

  async viewAt(version: number): Promise<View<T>> {
    return (await this.context.source.view(version, this.viewpoint)).view as View<T>;
  }

  /** Return to the current version. */
  now(): void {
    this.past = null;
    this.news = [];
    this.viewpoint = 'own';
  }

  // -- looking --------------------------------------------------------------------------------------

  inspect(component: string | null): void {
    this.inspected = component;
  }
}
