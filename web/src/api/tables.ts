/** A table as lists show it, and with everything the table page needs. */
import type { components } from './schema.js';

export type TableShown = components['schemas']['TableShown'];
export type TableDetails = components['schemas']['TableDetails'];
