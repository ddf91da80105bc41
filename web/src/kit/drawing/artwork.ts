/** Drawings given as text, put into an SVG element. */
import type { Attachment } from 'svelte/attachments';

const attachments = new Map<string, Attachment<SVGElement>>();

/**
 * Fill an SVG element with a drawing. The text is parsed once and copied from then on: a board has
 * hundreds of signs, and parsing them again would take a third of the time to draw it.
 */
export function artwork(body: string): Attachment<SVGElement> {
  let attachment = attachments.get(body);
  if (!attachment) {
    const parsed = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    parsed.innerHTML = body;
    attachment = (node) => {
      node.replaceChildren(...parsed.cloneNode(true).childNodes);
    };
    attachments.set(body, attachment);
  }
  return attachment;
}
