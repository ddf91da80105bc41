/**
 * "Since your last move": what others did, step by step, before the user answers. It opens by
 * itself after an absence; until it is closed, the question waits and nothing plays by itself.
 */
import { Later } from '../../kit/answers/later.svelte.js';
import type { View } from '../../kit/table-model.js';
import { meanwhile, opening, replied, stepsOf, type Meanwhile } from '../log/meanwhile.js';
import type { Player } from '../replay/player.svelte.js';
import { ignoreProblem } from '../state/retry.js';
import type { Source } from '../state/source.js';
import type { Table } from '../state/table.svelte.js';
import { awayFor, isLong, lastLook, noteLook } from './absence.js';

export class CatchUp {
  open = $state(false);
  /** Milliseconds the user was away. Null: they opened it themselves. */
  away = $state<number | null>(null);
  /** The view as the user left it. */
  before = $state.raw<View | null>(null);
  readonly panel = new Later(() => import('./CatchUpPanel.svelte'));

  constructor(
    private readonly table: Table,
    private readonly source: Source,
    readonly player: Player,
    /** The version in the URL. */
    private readonly replayed: () => number | null,
  ) {
    this.watchAbsence();
    $effect(() => {
      if (!this.open || (table.replaying && replayed() === null)) return;
      this.open = false;
      player.among([]);
    });
    // Others may move on while the summary is open.
    $effect(() => {
      if (this.open) player.among(this.steps);
    });
  }

  /** Before the user's first move, there is no last one. */
  get first(): boolean {
    const { table } = this;
    return table.seats.length > 1 && opening(table.log.entries, table.mySeat ?? -1) !== null;
  }

  /** What others did since the user's last move. Null: nothing, or the user does not play. */
  get between(): Meanwhile | null {
    const { mySeat, log, seats } = this.table;
    if (mySeat === null) return null;
    // In a solo game the opponent has no seat and acts within the user's own input.
    if (seats.length === 1) return replied(log.entries, 1);
    return opening(log.entries, mySeat) ?? meanwhile(log.entries, mySeat);
  }

  get steps(): number[] {
    const { between } = this;
    return between ? stepsOf(this.table.log.entries, between) : [];
  }

  /** Open it at the position that the user left. */
  async show(away: number | null = null): Promise<void> {
    const { table, between } = this;
    if (!between) return;
    this.away = away;
    this.before = null;
    table.playback.skip();
    table.past = table.current; // the question waits
    this.open = true;
    const looked = this.source.view(between.after).then(({ view }) => (this.before = view));
    await Promise.all([looked.catch(ignoreProblem), this.player.through(this.steps)]);
  }

  close(): void {
    this.open = false;
    this.player.leave();
  }

  private watchAbsence(): void {
    const { table } = this;
    let asked = false;
    $effect(() => {
      if (!table.log.ready || asked) return;
      asked = true;
      // after the effects that follow the URL
      if (!document.hidden) void Promise.resolve().then(() => this.welcome());
    });
    $effect(() => {
      const note = (): void =>
        noteLook(table.id, { at: Date.now(), version: table.current.version });
      const turned = (): void => (document.hidden ? note() : void this.comeBack());
      const closed = (): void => {
        if (!document.hidden) note();
      };
      document.addEventListener('visibilitychange', turned);
      addEventListener('pagehide', closed);
      return () => {
        closed();
        document.removeEventListener('visibilitychange', turned);
        removeEventListener('pagehide', closed);
      };
    });
  }

  private async comeBack(): Promise<void> {
    const { table } = this;
    const long = isLong(lastLook(table.id), Date.now());
    await table.refresh().catch(ignoreProblem);
    if (!long) return;
    table.playback.skip();
    this.welcome();
  }

  /** Open the summary if the user has been away and others have moved. */
  private welcome(): void {
    const { table } = this;
    const { mySeat } = table;
    if (mySeat === null || table.over || table.away || table.seats.length === 1) return;
    if (this.open || table.replaying || this.replayed() !== null || !this.between) return;
    const away = awayFor(table.log.entries, mySeat, lastLook(table.id), Date.now());
    if (away !== null) void this.show(away);
  }
}
