/** What a page and its worker tell each other. */
import type { PartList, PartName } from './parts.js';

/** The first message: where the rules are. */
export interface Begin {
  type: 'begin';
  /** The folder of the parts and of the loader. */
  rules: string;
  list: PartList;
}

/** A request of the API. */
export interface Asked {
  type: 'ask';
  id: number;
  method: string;
  /** Path and query. */
  url: string;
  body: string;
}

/** Why there is no Python. `blocked`: nothing was heard for too long. */
export type Failure = 'no-wasm' | 'blocked' | 'broken';

export type Told =
  | { type: 'answer'; id: number; status: number; text: string }
  | { type: 'version'; table: string; version: number }
  | { type: 'elsewhere'; table: string } // another window plays it
  | { type: 'arrived'; part: PartName; bytes: number; kept: boolean }
  | { type: 'ready'; milliseconds: number; snapshot: boolean }
  | { type: 'fault'; message: string } // something went wrong, and play goes on
  | { type: 'failed'; reason: Failure; message: string };
