/** Other users: muting them, and reporting them to the moderators. */
import { api, got } from './client.js';
import type { components } from '../generated/api.js';

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

/** Report a player at a table. Never retried either. */
export async function reportPlayer(table_id: string, seat: number, text: string): Promise<void> {
  const params = { path: { table_id } };
  const body = { seat, text };
  await got(() => api.POST('/api/tables/{table_id}/report', { params, body }), false);
}

export type Followed = components['schemas']['FollowedShown'];
export type SeatInvitation = components['schemas']['SeatInvitationShown'];
type NewTable = components['schemas']['NewTable'];

export async function following(): Promise<Followed[]> {
  return got(() => api.GET('/api/me/following'), false);
}

export async function follow(who: string): Promise<void> {
  await got(() => api.PUT('/api/me/following/{who}', { params: { path: { who } } }));
}

export async function unfollow(who: string): Promise<void> {
  await got(() => api.DELETE('/api/me/following/{who}', { params: { path: { who } } }));
}

export async function blocked(): Promise<Person[]> {
  return got(() => api.GET('/api/me/blocked'));
}

export async function block(who: string): Promise<void> {
  await got(() => api.PUT('/api/me/blocked/{who}', { params: { path: { who } } }));
}

export async function unblock(who: string): Promise<void> {
  await got(() => api.DELETE('/api/me/blocked/{who}', { params: { path: { who } } }));
}

/** Invitations that can be answered: those the user received, and those they sent. */
export async function invitations(): Promise<SeatInvitation[]> {
  return got(() => api.GET('/api/me/invitations'), false);
}

/** Open a table and invite a player to it. Never retried, because a lost request may have arrived. */
export async function invite(who: string, table: NewTable): Promise<SeatInvitation> {
  const params = { path: { who } };
  const body = { new: table };
  return got(() => api.POST('/api/players/{who}/invitations', { params, body }), false);
}

/** Invite a player to an open table at which the user sits. Never retried either. */
export async function inviteTo(who: string, table: string): Promise<SeatInvitation> {
  const params = { path: { who } };
  return got(() => api.POST('/api/players/{who}/invitations', { params, body: { table } }), false);
}

/** Accept an invitation; return the id of the table. */
export async function accept(invitation_id: number): Promise<string> {
  const params = { path: { invitation_id } };
  const table = await got(
    () => api.POST('/api/me/invitations/{invitation_id}/accept', { params }),
    false,
  );
  return table.id;
}

export async function decline(invitation_id: number): Promise<void> {
  const params = { path: { invitation_id } };
  await got(() => api.POST('/api/me/invitations/{invitation_id}/decline', { params }), false);
}

export async function withdraw(invitation_id: number): Promise<void> {
  const params = { path: { invitation_id } };
  await got(() => api.DELETE('/api/me/invitations/{invitation_id}', { params }), false);
}
