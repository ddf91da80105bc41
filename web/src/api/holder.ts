/**
 * Who holds a device that several people share. Only a device without a server answers this, so it
 * is no part of the server's description of its API.
 */
import type { Client } from 'openapi-fetch';

import { api, got } from './client.js';
import type { components } from '../generated/api.js';

/** A page of what was published, as everybody may know it. */
type PublicNews = components['schemas']['Since'];

export interface Holder {
  /** Names of the people at this device, by seat. */
  people: Record<string, string>;
  /** The seat of whoever holds the device. Null: nobody, so it shows what a spectator sees. */
  holder: number | null;
  /** Who held it last. */
  last: number | null;
  /** To whom it goes next. Null: the match is over. */
  next: number | null;
  /** True if the next one has not held it yet. */
  first: boolean;
  /** The version that the next one saw last, and what has been published since. */
  since: number;
  news: PublicNews;
}

interface Answer {
  200: { headers: object; content: { 'application/json': Holder } };
}
interface Place {
  path: { table_id: string };
}
interface Paths {
  '/api/tables/{table_id}/holder': {
    get: { parameters: Place; responses: Answer };
    post: {
      parameters: Place;
      requestBody: { content: { 'application/json': { seat: number | null } } };
      responses: Answer;
    };
  };
}
const device = api as unknown as Client<Paths>;
const PATH = '/api/tables/{table_id}/holder';

/** Tell who holds the device at a table. */
export async function holderOf(table: string): Promise<Holder> {
  return got(() => device.GET(PATH, { params: { path: { table_id: table } } }));
}

/** Give the device to a person, or take it away from whoever holds it (null). */
export async function giveDevice(table: string, seat: number | null): Promise<Holder> {
  const params = { path: { table_id: table } };
  return got(() => device.POST(PATH, { params, body: { seat } }));
}

/** True if several people share the device. */
export function isShared({ people }: Holder): boolean {
  return Object.keys(people).length > 1;
}
