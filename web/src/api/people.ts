/** Other users: muting them, and reporting them to the moderators. */
import { api, got } from './client.js';
import type { components } from './schema.js';

export type Person = components['schemas']['Person'];

export async function muted(): Promise<Person[]> {
  return got(() => api.GET('/api/mutes'));
}

export async function mute(user_id: string): Promise<void> {
  await got(() => api.PUT('/api/mutes/{user_id}', { params: { path: { user_id } } }));
}

export async function unmute(user_id: string): Promise<void> {
  await got(() => api.DELETE('/api/mutes/{user_id}', { params: { path: { user_id } } }));
}

/** Report a chat line. Never retried, because a lost request may have arrived. */
export async function reportLine(line_id: number, text: string): Promise<void> {
  const params = { path: { line_id } };
  await got(() => api.POST('/api/chat/{line_id}/report', { params, body: { text } }), false);
}
