/**
 * Hide the page behind the ceremony while points are counted, so that no heading, number or
 * announcement tells the result early.
 */
export function holdBack(held: boolean): void {
  document.body.style.visibility = held ? 'hidden' : '';
}
