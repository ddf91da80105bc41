/** Whether the page is folded for a phone; the same width as in the styles. */
class Screen {
  phone = $state(false);

  constructor() {
    if (typeof matchMedia !== 'function') return;
    const query = matchMedia('(max-width: 760px)');
    this.phone = query.matches;
    query.addEventListener('change', (event) => {
      this.phone = event.matches;
    });
  }
}

export const screen = new Screen();
