/** The user's standing orders: the kinds of windows in which their seat passes by itself. */
import { lasting } from '../../browser/storage.js';
import type { Orders, Source } from './source.js';

/** The tables at which the user has said whether to pass by themselves, the newest last. */
const DECIDED = 'gonfalon.passing-decided';
const MOST = 50;

function decidedAt(): string[] {
  const stored = lasting.json<string[]>(DECIDED);
  return Array.isArray(stored) ? stored : [];
}

export class StandingOrders {
  kinds = $state.raw<readonly string[]>([]);
  /** The kinds of the user's open windows for which they could give an order. */
  offered = $state.raw<readonly string[]>([]);
  /** True once they have been fetched. */
  known = $state(false);
  /** True while a change is on its way. */
  busy = $state(false);
  /** True once the user has answered the suggestion to pass automatically at this table. */
  decided = $state(false);

  constructor(
    private readonly source: Source,
    private readonly table: string,
  ) {
    this.decided = decidedAt().includes(table);
  }

  async read(): Promise<void> {
    this.take(await this.source.orders());
  }

  /** Pass in windows of these kinds, beginning with the open one. */
  async passIn(kinds: readonly string[]): Promise<void> {
    this.take(
      await this.source.order([
        ...this.kinds,
        ...kinds.filter((kind) => !this.kinds.includes(kind)),
      ]),
    );
  }

  /** Suggest it no more at this table. */
  decide(): void {
    this.decided = true;
    lasting.setJson(DECIDED, [...decidedAt(), this.table].slice(-MOST));
  }

  /** Be asked in windows of this kind again. */
  async lift(kind: string): Promise<void> {
    this.take(await this.source.order(this.kinds.filter((one) => one !== kind)));
  }

  /** Be asked in every window again. */
  async askAgain(): Promise<void> {
    this.take(await this.source.order([]));
  }

  private take({ kinds, offered }: Orders): void {
    this.kinds = kinds;
    this.offered = offered;
    this.known = true;
  }
}
