import type { Attachment } from 'svelte/attachments';

/**
 * Tell the height of an element whenever it has changed, once the browser has laid it out. A
 * binding of `offsetHeight` asks earlier, and makes the browser lay out the page in between.
 */
export function measured(tell: (height: number) => void): Attachment<HTMLElement> {
  return (node) => {
    if (typeof ResizeObserver === 'undefined') return;
    const sizes = new ResizeObserver(([entry]) => tell(entry?.borderBoxSize[0]?.blockSize ?? 0));
    sizes.observe(node, { box: 'border-box' });
    return () => sizes.disconnect();
  };
}
