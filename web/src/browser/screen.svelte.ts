/** The size of the window. */
class Screen {
  /** True if the page uses the phone layout. */
  phone = $state(false);
  width = $state(1440);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const query = matchMedia('(max-width: 760px)');
    this.phone = query.matches;
    query.addEventListener('change', (event) => {
      this.phone = event.matches;
    });
    this.width = innerWidth;
    addEventListener('resize', () => {
      this.width = innerWidth;
    });
  }
}

export const screen = new Screen();
