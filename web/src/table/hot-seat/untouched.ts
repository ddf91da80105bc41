/** Notices that nobody has touched the device for a while. */

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;

/** Call `gone` after so many milliseconds without a touch. Returns a function that stops it. */
export function whenUntouched(milliseconds: number, gone: () => void): () => void {
  let timer = setTimeout(gone, milliseconds);
  const touched = (): void => {
    clearTimeout(timer);
    timer = setTimeout(gone, milliseconds);
  };
  for (const kind of TOUCHES) addEventListener(kind, touched, { passive: true, capture: true });
  return () => {
    clearTimeout(timer);
    for (const kind of TOUCHES) removeEventListener(kind, touched, { capture: true });
  };
}
