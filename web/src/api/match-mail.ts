/** How the user hears that it is their turn at a table, and an email address for that match alone. */
import { api, got } from './client.js';
import type { components } from '../generated/api.js';

export type Reach = components['schemas']['Reach'];
export type Mailbox = components['schemas']['MailboxShown'];

export async function reachAt(table_id: string): Promise<Reach> {
  return got(() => api.GET('/api/tables/{table_id}/mail', { params: { path: { table_id } } }));
}

/** Name an address. Never retried: every request may send an email. */
export async function writeTo(table_id: string, email: string): Promise<Reach> {
  const params = { path: { table_id } };
  return got(() => api.PUT('/api/tables/{table_id}/mail', { params, body: { email } }), false);
}

export async function writeNoMore(table_id: string): Promise<Reach> {
  return got(() => api.DELETE('/api/tables/{table_id}/mail', { params: { path: { table_id } } }));
}

/** What a link from an email is about. */
export async function mailboxOf(key: string): Promise<Mailbox> {
  return got(() => api.GET('/api/match-mail/{key}', { params: { path: { key } } }));
}

/** Say whether emails about the match are wanted. */
export async function answerMailbox(key: string, wanted: boolean): Promise<Mailbox> {
  const params = { path: { key } };
  return got(() => api.POST('/api/match-mail/{key}', { params, body: { wanted } }));
}
