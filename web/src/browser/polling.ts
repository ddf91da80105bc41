/**
 * Polling while the page is visible: quickly while responses differ, more and more slowly while
 * they do not, and at once when the page becomes visible again.
 */
export interface Poll {
  /** Poll now. */
  now(): Promise<void>;
  stop(): void;
}

const SLOWER = 1.5;

/** `ask` returns the response as text. If it throws, it is retried after the current pause. */
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
      // `ask` reports the problem itself
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
