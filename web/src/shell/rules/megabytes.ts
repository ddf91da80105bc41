/** Sizes of files in words. */
import { i18n } from '../../i18n/i18n.svelte.js';

const MEGABYTE = 1e6;

/** Bytes as a number of megabytes with one digit after the point. */
export function megabytes(bytes: number): string {
  return i18n.number(bytes / MEGABYTE, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
