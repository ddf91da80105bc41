/** Sends a request until a response comes. Refusals are final; lost requests are retried. */
import { pause, Problem } from '../../api/client.js';
import { network } from '../../api/network.svelte.js';

const PAUSES = [500, 1000, 2000, 4000, 8000];

/**
 * Retry until a response comes. `trouble` is called for each temporary problem, and with null at
 * the end.
 */
export async function untilAnswered<Found>(
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
      await Promise.race([
        pause(error.retryAfter ? error.retryAfter * 1000 : wait),
        network.back(),
      ]);
      trouble(null);
    }
  }
}

/** For a refresh that may fail because the next hint makes up for it. */
export function ignoreProblem(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
