/**
 * Asking again while somebody looks: quickly while answers differ, ever more slowly while they do
 * not, not at all while the page is hidden, and at once when it is seen again.
 */
export interface Poll {
  /** Ask now. */
  now(): Promise<void>;
  stop(): void;
}

const SLOWER = 1.5;

/** `ask` returns the answer as text; what throws is asked again after the present pause. */
export function poll(ask: () => Promise<string>, least: number, most: number): Poll {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = least;
  let last: string | null = null;
  let over = false;

  const now = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      const answer = await ask();
      pause = answer === last ? Math.min(most, pause * SLOWER) : least;
      last = answer;
    } catch {
      // whoever asks says what is wrong
    }
    clearTimeout(timer);
    if (!over && !document.hidden) timer = setTimeout(() => void now(), pause);
  };
  const seen = (): void => {
    clearTimeout(timer);
    if (document.hidden) return;
    pause = least;
    void now();
  };
  document.addEventListener('visibilitychange', seen);
  if (!document.hidden) void now();
  return {
    now,
    stop() {
      over = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
    },
  };
}
