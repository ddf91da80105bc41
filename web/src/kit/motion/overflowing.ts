/** Scrolling elements that show that there is more below their lower edge. */
const SLACK = 6; // px; less than this is not worth scrolling

/** Mark a scrolling element with `more-below` while there is content below its lower edge. */
export function overflowing(node: HTMLElement): { destroy(): void } {
  const look = (): void => {
    const below = node.scrollHeight - node.clientHeight - node.scrollTop;
    node.classList.toggle('more-below', below > SLACK);
  };
  node.addEventListener('scroll', look, { passive: true });
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : null;
  sizes?.observe(node);
  for (const child of node.children) sizes?.observe(child);
  return {
    destroy() {
      node.removeEventListener('scroll', look);
      sizes?.disconnect();
    },
  };
}

/** The same, and the content fades out at the lower edge while there is more. */
export function fading(node: HTMLElement): { destroy(): void } {
  node.classList.add('fading');
  return overflowing(node);
}
