/** True if a key press belongs to a text field or a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element?.closest) return false;
  return element.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
