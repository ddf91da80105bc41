/**
 * Shows what others did one action at a time, instead of jumping to the newest view.
 *
 * The queue holds views that the server published, in their order; nothing else is ever shown. The
 * newest view is known all along, and skipping goes straight to it.
 */
import type { GameFace, Moment } from '../../games/face.js';
import type { News, TableModel, View } from '../../kit/table-model.js';
import { preferences } from '../../preferences/preferences.svelte.js';
import { ROUND_END, type Moments } from '../moments/moments.svelte.js';
import type { Frame } from '../state/source.js';
import type { TableContext } from '../state/table-context.js';
import { beatOf, longestWait, OWN_TRAVEL } from './tempo.js';
import { Pause } from './pause.js';

interface PlaybackContext<T> {
  /** The frames after a version. `more`: not all of them. */
  frames(after: number): Promise<{ frames: Frame<T>[]; more: boolean }>;
  /** The chosen speed. Null: show nothing but the newest view. */
  speed(): number | null;
  /** How long the board holds back the outcome of an action. */
  suspense(news: News): number;
  /** True if the player did it. */
  mine(news: News): boolean;
  /** For how long the board wants an outcome to be read before it goes on. */
  aftermath(news: News): number;
  /** What has to be announced before an action is shown, which leads to the view `next`. */
  announcement(news: News, next: View<T>): Moment | null;
  /** What is worth stopping for after an action was shown. */
  moment(news: News): Moment | null;
  /** Show a moment, until it is closed or its time is over. */
  stopFor(moment: Moment): Promise<void>;
  /** Called when a frame appears on the board, in the same moment. */
  shown(news: News[]): void;
}

export class Playback<T = unknown> {
  /** The view on the board while newer ones wait. Null: the newest is shown. */
  view = $state.raw<View<T> | null>(null);
  /** The action being shown. Null before the first. */
  news = $state.raw<News | null>(null);
  /** The view before the pieces began to travel. Null: they have arrived. */
  left = $state.raw<View<T> | null>(null);
  /** How long the pieces travel now. */
  travel = $state(OWN_TRAVEL);
  paused = $state(false);

  private queue: Frame<T>[] = [];
  private fetched = -1;
  private newest = -1;
  private fetching = false;
  private deadline = 0;
  private readonly pause = new Pause();
  /** What the player is looking at before anything else is played. */
  private stop: Promise<void> | null = null;
  /** Increases with every skip: what was under way then is over. */
  private round = 0;

  constructor(private readonly context: PlaybackContext<T>) {}

  get active(): boolean {
    return this.view !== null;
  }

  /** Keep showing a view, fetch what was published after it up to `newest`, and play it. */
  follow(shown: View<T>, newest: number): void {
    const speed = this.context.speed();
    if (speed === null || document.visibilityState === 'hidden') return this.skip();
    this.newest = Math.max(this.newest, newest);
    if (this.view === null) {
      this.view = shown;
      this.fetched = shown.version;
      this.deadline = Date.now() + longestWait(speed);
    }
    if (!this.fetching) void this.run();
  }

  private async run(): Promise<void> {
    const { round } = this;
    this.fetching = true;
    try {
      while (this.fetched < this.newest) {
        const { frames, more } = await this.context.frames(this.fetched);
        if (round !== this.round) return;
        const known = frames.filter((frame) => frame.version <= this.newest);
        const last = known.at(-1);
        if (more || !last) return this.skip(); // too much to watch
        this.queue.push(...known);
        this.fetched = last.version;
        await this.play(round);
      }
      if (round === this.round) this.skip();
    } catch {
      if (round === this.round) this.skip(); // the newest view is known
    }
  }

  private async play(round: number): Promise<void> {
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      await this.show(frame, round);
      if (round !== this.round) return;
    }
  }

  /** Wait until the player has seen something. The time limit waits too. */
  private async wait(stop: Promise<void> | null): Promise<void> {
    if (!stop) return;
    const stopped = Date.now();
    await stop;
    this.deadline += Date.now() - stopped;
  }

  private async show(frame: Frame<T>, round: number): Promise<void> {
    await this.wait(this.stop);
    if (round !== this.round) return;
    const speed = this.context.speed();
    if (speed === null) return this.skip();
    const { news } = frame;
    const beat = news.events.length
      ? beatOf({
          speed,
          waiting: this.queue.filter(({ news }) => news.events.length).length,
          first: this.news?.seat !== news.seat,
          mine: this.context.mine(news),
          suspense: this.context.suspense(news),
          aftermath: this.context.aftermath(news),
          left: this.deadline - Date.now(),
        })
      : null;
    if (!beat) {
      this.view = frame.view;
      this.context.shown([news]);
      // Without time to play it, the end of a round is still worth stopping for.
      const moment = news.events.length ? this.context.moment(news) : null;
      if (moment) await this.wait(this.context.stopFor(moment));
      return;
    }
    this.news = news;
    await this.pause.for(beat.lit);
    if (round !== this.round) return;
    const mine = this.context.mine(news);
    const announced = mine ? null : this.context.announcement(news, frame.view);
    if (announced) await this.wait(this.context.stopFor(announced));
    if (round !== this.round) return;
    this.left = this.view;
    this.travel = beat.travel;
    this.view = frame.view;
    this.context.shown([news]);
    await this.pause.for(beat.travel);
    if (round !== this.round) return;
    this.left = null;
    const moment = this.context.moment(news);
    if (moment || beat.rest) await this.pause.for(beat.after);
    if (moment && round === this.round) await this.wait(this.context.stopFor(moment));
    if (round === this.round) await this.pause.for(beat.rest);
  }

  /**
   * Hold back what came of the player's own action until the board has shown it, then stop for what
   * was worth it.
   */
  async suspend(before: View<T>, news: News[]): Promise<void> {
    const { round } = this;
    this.travel = OWN_TRAVEL;
    const time = Math.max(0, ...news.map((one) => this.context.suspense(one)));
    if (time) {
      this.left = before;
      this.travel = time;
      this.news = news.findLast((one) => this.context.suspense(one)) ?? null;
      await this.pause.for(time);
      if (round !== this.round) return;
      this.left = null;
      this.news = null;
      this.travel = OWN_TRAVEL;
    }
    const worth = this.context.speed() === null ? null : news.find(this.context.moment);
    if (worth) this.stop = this.stopAfter(worth, round);
  }

  private async stopAfter(news: News, round: number): Promise<void> {
    const moment = this.context.moment(news);
    await this.pause.for(this.context.aftermath(news));
    if (moment && round === this.round) await this.context.stopFor(moment);
  }

  /** Show the outcome that is being held back. */
  reveal(): void {
    if (this.left) this.pause.end();
  }

  /** Stop the clock, or let it run on. The time limit waits too. */
  hold(paused: boolean): void {
    if (paused === this.paused || !this.active) return;
    this.paused = paused;
    if (paused) this.pause.stop();
    else this.deadline += this.pause.resume();
  }

  /** Go straight to the newest view. Nothing travels over what was not shown. */
  skip(): void {
    this.travel = this.view && this.view.version < this.newest ? 0 : OWN_TRAVEL;
    this.round += 1;
    this.queue = [];
    this.fetching = false;
    this.fetched = this.newest;
    this.view = null;
    this.left = null;
    this.news = null;
    this.stop = null;
    this.paused = false;
    this.pause.end();
  }
}

/** What the playback of a table reads and sets. */
interface PlayedTable<T> extends Omit<TableModel<T>, 'news'> {
  readonly face: GameFace<T> | null;
  readonly mySeat: number | null;
  readonly moments: Moments;
  news: News[];
}

/** The playback of a table. */
export function playbackOf<T>(table: PlayedTable<T>, context: TableContext): Playback<T> {
  const wanted = (moment: Moment | null | undefined): Moment | null => {
    const unwanted = moment?.kind === ROUND_END && !preferences.recap;
    return (unwanted ? moment.brief : moment) ?? null;
  };
  return new Playback<T>({
    frames: async (after) => {
      const { frames, more } = await context.source.frames(after);
      return { frames: frames as Frame<T>[], more };
    },
    speed: () => context.pace(),
    suspense: (news) => (table.motion ? (table.face?.suspense?.([news]) ?? 0) : 0),
    aftermath: (news) => table.face?.aftermath?.([news]) ?? 0,
    mine: (news) => news.seat !== null && news.seat === table.mySeat,
    announcement: (news, next) => wanted(table.face?.announcement?.(table, news, next)),
    moment: (news) => wanted(table.face?.moment?.(table, news)),
    stopFor: (moment) => table.moments.show(moment),
    shown: (news) => (table.news = news),
  });
}
