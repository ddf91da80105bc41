/** Writes the key that gives an answer on each of its buttons, wherever in the bar that is. */
import type { Attachment } from 'svelte/attachments';

import type { Option } from '../../kit/table-model.js';

/** `options` in the order of their keys. There are keys for the first nine. */
export function numbering(options: readonly Option[]): Attachment<HTMLElement> {
  const keys = new Map(options.slice(0, 9).map(({ id }, i) => [id, String(i + 1)]));
  return (bar) => {
    const write = (): void => {
      for (const button of bar.querySelectorAll<HTMLElement>('button[data-option]')) {
        const key = keys.get(button.dataset['option'] ?? '');
        if (key) button.dataset['key'] = key;
        else delete button.dataset['key'];
      }
    };
    write();
    if (typeof MutationObserver === 'undefined') return;
    const changes = new MutationObserver(write);
    changes.observe(bar, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-option'],
    });
    return () => changes.disconnect();
  };
}
