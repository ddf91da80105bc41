/**
 * The typed API client. Types come from the server's OpenAPI document (`npm run generate`).
 *
 * Cookies identify the user, and writes carry Django's CSRF token. Requests that are safe to repeat
 * (reads, and anything with an idempotency key) are retried if the network or the server fails. A
 * refusal becomes a `Problem`, which has a text for the user.
 */
import createClient, { type Middleware } from 'openapi-fetch';

import type { paths } from '../generated/api.js';
import { transport } from './transport.js';

/** A refusal, or a network or server failure. */
export class Problem extends Error {
  constructor(
    /** 0: no response. */
    readonly status: number,
    readonly code: string,
    message: string,
    readonly rule = '',
    readonly body: unknown = null,
    readonly retryAfter = 0,
  ) {
    super(message);
  }

  /** True if trying again later may help. */
  get passing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }
}

/** Return the CSRF token from the server's cookie. */
export function csrfToken(cookies = document.cookie): string {
  const found = /(?:^|;\s*)(?:__Host-)?csrftoken=([^;]+)/.exec(cookies);
  return found?.[1] ?? '';
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Fetch, with the CSRF token on writes; or ask this device, if it answers the API itself. */
export async function ask(request: Request): Promise<Response> {
  const local = transport();
  if (local) return local.ask(request);
  if (!SAFE.has(request.method)) {
    if (!csrfToken()) await fetch('/auth/browser/v1/config', { credentials: 'same-origin' });
    request.headers.set('X-CSRFToken', csrfToken());
  }
  return fetch(request);
}

const client = createClient<paths>({ baseUrl: '', credentials: 'same-origin', fetch: ask });

/** Listeners for whether the server responds. */
export const reach = {
  told: (_online: boolean): void => {},
};

const watching: Middleware = {
  onResponse() {
    reach.told(true);
    return undefined;
  },
};
client.use(watching);

export const api = client;

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

const PAUSES = [300, 1200, 3000];

/** A UUID, even on pages without https. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Wait, with some jitter so that clients do not all come back at once. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds * (0.5 + Math.random())));
}

/**
 * Return the data of a response, or throw its `Problem`. With `again`, failed requests are retried:
 * only for reads and for requests with a key.
 */
export async function got<Data>(
  send: () => Promise<Answer<Data>>,
  again = true,
): Promise<NonNullable<Data>> {
  for (let attempt = 0; ; attempt += 1) {
    const problem = await tried(send);
    if (!(problem instanceof Problem)) return problem.data as NonNullable<Data>;
    const wait = PAUSES[attempt];
    const hopeless = problem.status !== 0 && problem.status !== 503 && problem.status !== 502;
    if (!again || hopeless || wait === undefined) throw problem;
    await pause(wait);
  }
}

async function tried<Data>(send: () => Promise<Answer<Data>>): Promise<Answer<Data> | Problem> {
  let answer: Answer<Data>;
  try {
    answer = await send();
  } catch (error) {
    if (error instanceof Problem) return error;
    reach.told(false);
    return new Problem(0, 'offline', 'No answer came.');
  }
  if (answer.response.ok || answer.response.status === 304) return answer;
  return problemOf(answer.response, answer.error);
}

/** Turn a refusal into a `Problem`. */
function problemOf(response: Response, body: unknown): Problem {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return new Problem(
    response.status,
    String(given.code ?? `status-${response.status}`),
    String(given.message ?? response.statusText),
    String(given.rule ?? ''),
    body,
    Number(response.headers.get('Retry-After') ?? 0),
  );
}
