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

/** A poll shared by several parts of the page. It runs while at least one of them follows it. */
export class SharedPoll {
  private followers = 0;
  private running: Poll | null = null;

  constructor(
    private readonly ask: () => Promise<string>,
    private readonly least: number,
    private readonly most: number,
  ) {}

  /** Poll until the returned function is called. */
  follow(): () => void {
    this.followers += 1;
    this.running ??= poll(this.ask, this.least, this.most);
    return () => {
      this.followers -= 1;
      if (this.followers) return;
      this.running?.stop();
      this.running = null;
    };
  }

  /** Poll now, even if nobody follows. If it fails, the last response stays. */
  async now(): Promise<void> {
    if (this.running) await this.running.now();
    else await this.ask().catch(() => '');
  }
}
