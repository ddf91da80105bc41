/** The available space. Widths in pixels, the same as in the styles. */
const RAILS = { left: 248, right: 288, folded: 48 };

/** Where the seats and the log are placed around a board. */
export interface Room {
  /** The seats: a rail beside the board, or a strip above it. */
  seats: 'rail' | 'strip';
  /** Log, chat and notes: a rail beside the board, or a panel over its edge. */
  side: 'rail' | 'over';
}

/** Give a board the width it needs. The log gives way first, then the seats. */
export function roomFor(width: number, needs: number): Room {
  return {
    seats: width - RAILS.left - RAILS.folded >= needs ? 'rail' : 'strip',
    side: width - RAILS.left - RAILS.right >= needs ? 'rail' : 'over',
  };
}
