/** Sending until an answer comes: what is refused is not tried again, what got lost is. */
import { pause, Problem } from '../api/client.js';

const PAUSES = [500, 1000, 2000, 4000, 8000];

/** Try again and again; `trouble` hears of each problem that passes, and of its end (null). */
export async function insist<Found>(
  send: () => Promise<Found>,
  trouble: (problem: Problem | null) => void,
): Promise<Found> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof Problem) || !error.passing) throw error;
      trouble(error);
      const wait = PAUSES[Math.min(attempt, PAUSES.length - 1)] ?? 8000;
      await pause(error.retryAfter ? error.retryAfter * 1000 : wait);
      trouble(null);
    }
  }
}
