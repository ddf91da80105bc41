/** Marks a scrolling element with `more-below` while there is content below its lower edge. */
const SLACK = 6; // px; less than this is not worth scrolling

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
