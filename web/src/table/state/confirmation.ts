/** "Confirm moves": answers that are sent once the user confirms them. */
import type { Read } from './source.js';

/** Answers awaiting confirmation, in words. */
export interface Asked {
  decision: string;
  options: string[];
  read: Read[];
}

/** True if the user was asked about exactly these answers. */
export function isAsked(asked: Asked | null, decision: string, options: string[]): boolean {
  return asked?.decision === decision && asked.options.join() === options.join();
}
