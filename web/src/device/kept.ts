/** What is kept on this device: the page asks, the worker answers (`keeping.ts`). */
import { ask, Problem } from '../api/client.js';
import type { TableShown } from '../api/tables.js';

/** A table as it is stored. */
export interface Kept {
  table: TableShown;
  bytes: number;
  turn: number;
  /** When it was last played. */
  at: string;
}

/** A file to open, and the tables in it that may replace those here. */
export interface ToBring {
  file: string;
  replace: string[];
}

/** What came of a file, in tables. */
export interface Brought {
  added: number;
  /** They were here already. */
  same: number;
  /** The rules cannot play them. */
  broken: number;
  /** Another window plays them. */
  elsewhere: number;
  /** Here they have gone on, or gone another way: may the file replace them? */
  asks: string[];
}

/** List the tables, the last played first. */
export async function keptTables(): Promise<Kept[]> {
  return JSON.parse(await asked('GET', '/api/device/tables')) as Kept[];
}

/** Return a file of one table, or of everything. */
export function backup(table = ''): Promise<string> {
  return asked('GET', `/api/device/backup${table ? `?table=${table}` : ''}`);
}

/** Bring back tables from a file. */
export async function bring(what: ToBring): Promise<Brought> {
  return JSON.parse(await asked('POST', '/api/device/backup', what)) as Brought;
}

export async function deleteTable(table: string): Promise<void> {
  await asked('DELETE', `/api/tables/${table}`);
}

/** Play a table in this window, which takes it from the one that has it. */
export async function claimTable(table: string): Promise<void> {
  await asked('POST', `/api/tables/${table}/claim`, {});
}

async function asked(method: string, path: string, body?: unknown): Promise<string> {
  const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
  const answer = await ask(new Request(path, init));
  const text = await answer.text();
  if (answer.ok) return text;
  const { code, message } = JSON.parse(text) as { code: string; message: string };
  throw new Problem(answer.status, code, message);
}
