/** The seats and the log beside the board: which are open, and which cover its edge. */
import type { Room } from './room.js';
import type { SideTab } from './SideRail.svelte';

export class SidePanels {
  folded = $state({ left: false, right: false });
  tab = $state<SideTab>('log');

  constructor(private readonly room: () => Room) {}

  /** True if something covers the edge of the board. */
  get covering(): boolean {
    const { side, seats } = this.room();
    return (side === 'over' && !this.folded.right) || (seats === 'strip' && !this.folded.left);
  }

  /** Close whatever covers the edge of the board. */
  close(): void {
    const { side, seats } = this.room();
    if (side === 'over') this.folded.right = true;
    if (seats === 'strip') this.folded.left = true;
  }

  /** Open one panel and close the other. Opening a panel that is already open closes it. */
  readonly openSide = (tab: SideTab): void => {
    const again = !this.folded.right && this.tab === tab;
    this.close();
    this.tab = tab;
    this.folded.right = again;
  };

  readonly openSeats = (): void => {
    const again = !this.folded.left;
    this.close();
    this.folded.left = again;
  };
}
