/**
 * What is stored on a device as a file, and back: `{"gonfalon": 1, "texts": {key: text}}`, with the
 * keys of the store. A file is checked before anything of it is believed; whether its matches can
 * be played, the rules say (`keeping.ts`).
 */
import type { Texts } from './store.js';

const FORMAT = 1;
const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const OF_TABLE = new RegExp(`^(${UUID})/(?:terms|match|input/\\d{6})$`);
const OF_LIST = new RegExp(`^listed/(${UUID})$`);
const PERSON = 'person';

/** Why a file was not opened. */
export class NotABackup extends Error {}

/** Return the contents of a file with these texts. */
export function backupOf(texts: Texts): string {
  return JSON.stringify({ gonfalon: FORMAT, texts });
}

/** Return the texts of each table in a file, by its id. What lists show is left out: it is made anew. */
export function tablesIn(file: string): Map<string, Texts> {
  const found = new Map<string, Texts>();
  for (const [key, text] of Object.entries(textsIn(file))) {
    if (key === PERSON || OF_LIST.test(key)) continue;
    const table = OF_TABLE.exec(key)?.[1];
    if (!table) throw new NotABackup(`unknown key ${key.slice(0, 80)}`);
    const texts = found.get(table) ?? {};
    texts[key] = text;
    found.set(table, texts);
  }
  for (const [table, texts] of found) if (!isWhole(table, texts)) throw new NotABackup(table);
  return found;
}

/** The answers of a table, in order. */
function inputsOf(table: string, texts: Texts): string[] {
  const keys = Object.keys(texts).filter((key) => key.startsWith(`${table}/input/`));
  return keys.sort().map((key) => texts[key] ?? '');
}

/** How a table in a file compares with the one that is stored here. */
export type Comparison = 'same' | 'further' | 'behind' | 'different';

/** Compare by answers: one goes further than another if it begins with all of its answers. */
export function compare(table: string, theirs: Texts, here: Texts): Comparison {
  const [given, known] = [inputsOf(table, theirs), inputsOf(table, here)];
  const common = Math.min(given.length, known.length);
  for (let i = 0; i < common; i += 1) if (given[i] !== known[i]) return 'different';
  if (given.length === known.length) return 'same';
  return given.length > known.length ? 'further' : 'behind';
}

function textsIn(file: string): Texts {
  let read: unknown;
  try {
    read = JSON.parse(file);
  } catch {
    throw new NotABackup('not JSON');
  }
  const { gonfalon, texts } = (read ?? {}) as { gonfalon?: unknown; texts?: unknown };
  if (gonfalon !== FORMAT || typeof texts !== 'object' || texts === null || Array.isArray(texts))
    throw new NotABackup('not of this format');
  if (!Object.values(texts).every((text) => typeof text === 'string'))
    throw new NotABackup('not all values are texts');
  return texts as Texts;
}

/** True if nothing is missing: terms, match, and all answers from the first on. */
function isWhole(table: string, texts: Texts): boolean {
  const count = inputsOf(table, texts).length;
  const last = `${table}/input/${String(count - 1).padStart(6, '0')}`;
  return count > 0 && last in texts && `${table}/terms` in texts && `${table}/match` in texts;
}
