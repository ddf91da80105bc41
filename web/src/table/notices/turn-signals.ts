/** Signals for "it's your turn" in the browser's tab: its title and icon. */
import { asset } from '../../browser/links.js';

const CALM = asset('/icon.svg');
const BADGE =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M4 3h24v20l-4 6-4-5-4 6-4-6-4 5-4-6z" fill="#a8262b"/><path d="M2 2h28v3H2z" fill="#3a332a"/><circle cx="23" cy="9" r="8" fill="#e3b23c" stroke="#fff" stroke-width="2"/></svg>',
  );

/** Show in the browser tab whether it is the user's turn. */
export function badge(title: string, waits: boolean): void {
  document.title = waits ? `● ${title}` : title;
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = waits ? BADGE : CALM;
  if (link && link.getAttribute('href') !== wanted) link.setAttribute('href', wanted);
}
