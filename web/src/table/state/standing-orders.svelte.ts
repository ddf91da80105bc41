/** The user's standing orders: the kinds of windows in which their seat passes by itself. */
import type { Orders, Source } from './source.js';

export class StandingOrders {
  kinds = $state.raw<readonly string[]>([]);
  /** The kinds of the user's open windows for which they could give an order. */
  offered = $state.raw<readonly string[]>([]);
  /** True once they have been fetched. */
  known = $state(false);

  constructor(private readonly source: Source) {}

  async read(): Promise<void> {
    this.take(await this.source.orders());
  }

  /** Pass in windows of this kind, beginning with the open one. */
  async passIn(kind: string): Promise<void> {
    this.take(await this.source.order([...this.kinds, kind]));
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
