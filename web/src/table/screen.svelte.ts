/** How much room there is; the same widths as in the styles. */
class Screen {
  /** The page is folded for a phone. */
  phone = $state(false);
  /** When the page was opened, the board had little room between its rails. */
  readonly narrow: boolean = false;

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const query = matchMedia('(max-width: 760px)');
    this.phone = query.matches;
    this.narrow = matchMedia('(max-width: 1100px)').matches;
    query.addEventListener('change', (event) => {
      this.phone = event.matches;
    });
  }
}

export const screen = new Screen();
