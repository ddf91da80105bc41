/**
 * Sign-in, sign-up, passwords, second factors and passkeys: the part we use of allauth's headless
 * API under /auth/, which is not in our OpenAPI document.
 */
import { ask, Problem } from './client.js';

const BASE = '/auth/browser/v1';

interface Reply {
  status: number;
  data?: unknown;
  meta?: Record<string, unknown>;
  errors?: { code: string; message: string; param?: string }[];
}

/** What is still missing before the user is signed in. */
export type Pending = 'none' | 'second-factor' | 'verify-email' | 'other';

export interface Authenticator {
  type: 'totp' | 'webauthn' | 'recovery_codes';
  id?: number;
  name?: string;
  created_at?: number;
  last_used_at?: number | null;
  total_code_count?: number;
  unused_code_count?: number;
}

async function call(method: string, path: string, body?: unknown): Promise<Reply> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  init.headers = { Accept: 'application/json' };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await ask(new Request(BASE + path, init));
  } catch {
    throw new Problem(0, 'offline', 'No answer came.');
  }
  const reply = (await response.json().catch(() => ({}))) as Reply;
  return { ...reply, status: response.status };
}

function refuse(reply: Reply): never {
  const [first] = reply.errors ?? [];
  const given = reply as unknown as { code?: string; message?: string };
  // 401: not signed in, or signed in but not recently authenticated
  const who = reply.meta?.is_authenticated ? 'reauthenticate' : 'who-are-you';
  throw new Problem(
    reply.status,
    first?.code ?? given.code ?? (reply.status === 401 ? who : `status-${reply.status}`),
    first?.message ?? given.message ?? '',
    '',
    reply,
  );
}

/** Return what is pending after a reply, or throw. */
function pendingOf(reply: Reply): Pending {
  if (reply.status === 200) return 'none';
  if (reply.status !== 401) refuse(reply);
  const flows = (reply.data as { flows?: { id: string; is_pending?: boolean }[] } | undefined)
    ?.flows;
  const waiting = flows?.find((flow) => flow.is_pending)?.id;
  if (waiting === 'mfa_authenticate') return 'second-factor';
  if (waiting === 'verify_email') return 'verify-email';
  return waiting ? 'other' : refuse(reply);
}

async function done(method: string, path: string, body?: unknown): Promise<Reply> {
  const reply = await call(method, path, body);
  if (reply.status >= 400) refuse(reply);
  return reply;
}

export async function signIn(who: string, password: string): Promise<Pending> {
  const body = who.includes('@') ? { email: who, password } : { username: who, password };
  return pendingOf(await call('POST', '/auth/login', body));
}

export async function secondFactor(code: string): Promise<Pending> {
  return pendingOf(await call('POST', '/auth/2fa/authenticate', { code }));
}

export async function signUp(username: string, email: string, password: string): Promise<Pending> {
  return pendingOf(await call('POST', '/auth/signup', { username, email, password }));
}

export async function signOut(): Promise<void> {
  await call('DELETE', '/auth/session'); // 401: signed out
}

export async function requestReset(email: string): Promise<void> {
  const reply = await call('POST', '/auth/password/request', { email });
  if (reply.status >= 400 && reply.status !== 401) refuse(reply);
}

export async function resetPassword(key: string, password: string): Promise<Pending> {
  const reply = await call('POST', '/auth/password/reset', { key, password });
  return reply.status === 401 ? 'other' : pendingOf(reply);
}

export async function confirmEmail(key: string): Promise<void> {
  const reply = await call('POST', '/auth/email/verify', { key });
  if (reply.status >= 400 && reply.status !== 401) refuse(reply);
}

export interface Mailbox {
  email: string;
  verified: boolean;
  primary: boolean;
}

export async function mailboxes(): Promise<Mailbox[]> {
  return (await done('GET', '/account/email')).data as Mailbox[];
}

/** Send the email confirmation link again. */
export async function confirmAgain(email: string): Promise<void> {
  await done('PUT', '/account/email', { email });
}

export async function changePassword(current: string, next: string): Promise<void> {
  await done('POST', '/account/password/change', { current_password: current, new_password: next });
}

/** The ways in which a signed-in user can authenticate again. */
export interface Proofs {
  password: boolean;
  code: boolean;
  passkey: boolean;
}

export async function proofs(): Promise<Proofs> {
  const [here, known] = await Promise.all([done('GET', '/auth/session'), authenticators()]);
  const { user } = here.data as { user: { has_usable_password: boolean } };
  const types = new Set(known.map((one) => one.type));
  return {
    password: user.has_usable_password,
    code: types.has('totp') || types.has('recovery_codes'),
    passkey: types.has('webauthn'),
  };
}

/** Authenticate again with the password, before a sensitive action. */
export async function reauthenticate(password: string): Promise<void> {
  await done('POST', '/auth/reauthenticate', { password });
}

/** The same with a code from the authenticator app, or a recovery code. */
export async function reauthenticateByCode(code: string): Promise<void> {
  await done('POST', '/auth/2fa/reauthenticate', { code });
}

export async function authenticators(): Promise<Authenticator[]> {
  return (await done('GET', '/account/authenticators')).data as Authenticator[];
}

/** Return the secret for a new authenticator app. */
export async function newTotp(): Promise<{ secret: string; url: string }> {
  const reply = await call('GET', '/account/authenticators/totp');
  if (reply.status !== 404 || !reply.meta) refuse(reply);
  return { secret: String(reply.meta.secret), url: String(reply.meta.totp_url) };
}

export async function activateTotp(code: string): Promise<void> {
  await done('POST', '/account/authenticators/totp', { code });
}

export async function removeTotp(): Promise<void> {
  await done('DELETE', '/account/authenticators/totp');
}

/** Return the unused recovery codes. */
export async function recoveryCodes(): Promise<string[]> {
  const reply = await done('GET', '/account/authenticators/recovery-codes');
  return (reply.data as { unused_codes: string[] }).unused_codes;
}

// -- passkeys -----------------------------------------------------------------------------------

/**
 * True if passkeys work here: they need a browser that supports them and a domain name, not an IP.
 */
export function hasPasskeys(): boolean {
  const bare = /^[\d.]+$|:/.test(location.hostname);
  return typeof PublicKeyCredential !== 'undefined' && isSecureContext && !bare;
}

/** Ask the browser for a passkey. Null if the user cancelled. */
async function made(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await ask()) as PublicKeyCredential | null;
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError') return null;
    const known = name === 'InvalidStateError';
    throw new Problem(400, known ? 'passkey-known' : 'passkey-failed', String(error));
  }
}

interface Options {
  publicKey: Record<string, unknown>;
}

function bytes(text: string): ArrayBuffer {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (c) => c.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer | null): string | undefined {
  if (!buffer) return undefined;
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function withBytes(keys: unknown): PublicKeyCredentialDescriptor[] {
  return ((keys ?? []) as { id: string; type: 'public-key' }[]).map((key) => ({
    ...key,
    id: bytes(key.id),
  }));
}

function credentialJson(key: PublicKeyCredential): Record<string, unknown> {
  const answer = key.response as AuthenticatorAttestationResponse & AuthenticatorAssertionResponse;
  const response: Record<string, unknown> = { clientDataJSON: text(answer.clientDataJSON) };
  if (answer.attestationObject) {
    response.attestationObject = text(answer.attestationObject);
    response.transports = answer.getTransports?.() ?? [];
  } else {
    response.authenticatorData = text(answer.authenticatorData);
    response.signature = text(answer.signature);
    response.userHandle = text(answer.userHandle);
  }
  return {
    id: key.id,
    rawId: text(key.rawId),
    type: key.type,
    authenticatorAttachment: key.authenticatorAttachment ?? undefined,
    clientExtensionResults: key.getClientExtensionResults(),
    response,
  };
}

/** Ask for a passkey that an endpoint of the server accepts. Null if the user cancelled. */
async function shown(path: string): Promise<Record<string, unknown> | null> {
  const reply = await done('GET', path);
  const { publicKey } = (reply.data as { request_options: Options }).request_options;
  const options = {
    ...publicKey,
    challenge: bytes(String(publicKey.challenge)),
    allowCredentials: withBytes(publicKey.allowCredentials),
  } as PublicKeyCredentialRequestOptions;
  const key = await made(() => navigator.credentials.get({ publicKey: options }));
  return key && credentialJson(key);
}

/** Sign in with a passkey. False if the user cancelled. */
export async function signInByPasskey(): Promise<boolean> {
  const credential = await shown('/auth/webauthn/login');
  if (credential) pendingOf(await call('POST', '/auth/webauthn/login', { credential }));
  return credential !== null;
}

/** Authenticate again with a passkey. False if the user cancelled. */
export async function reauthenticateByPasskey(): Promise<boolean> {
  const credential = await shown('/auth/webauthn/reauthenticate');
  if (credential) await done('POST', '/auth/webauthn/reauthenticate', { credential });
  return credential !== null;
}

/** Add a passkey to the user's account. False if the user cancelled. */
export async function addPasskey(name: string): Promise<boolean> {
  const reply = await done('GET', '/account/authenticators/webauthn?passwordless');
  const { publicKey } = (reply.data as { creation_options: Options }).creation_options;
  const user = publicKey.user as { id: string; name: string; displayName: string };
  const options = {
    ...publicKey,
    challenge: bytes(String(publicKey.challenge)),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: withBytes(publicKey.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  const key = await made(() => navigator.credentials.create({ publicKey: options }));
  if (!key) return false;
  const credential = credentialJson(key);
  await done('POST', '/account/authenticators/webauthn', { name, credential });
  return true;
}

export async function removePasskey(id: number): Promise<void> {
  await done('DELETE', '/account/authenticators/webauthn', { authenticators: [id] });
}
