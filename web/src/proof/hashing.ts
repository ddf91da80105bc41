/** Hashes of the proof, made by the browser. Pages without https cannot make them. */
export type Bytes = Uint8Array<ArrayBuffer>;

export const canHash = (): boolean => Boolean(globalThis.crypto?.subtle);

export function bytesOf(text: string): Bytes {
  return new TextEncoder().encode(text);
}

/** Return the bytes of a text in lower-case hex, or null if it is something else. */
export function fromHex(text: string): Bytes | null {
  if (!/^(?:[0-9a-f]{2})+$/.test(text)) return null;
  return Uint8Array.from({ length: text.length / 2 }, (_, i) =>
    parseInt(text.slice(2 * i, 2 * i + 2), 16),
  );
}

export function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function joined(...parts: Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Return SHA-256 in hex. */
export async function sha256(...parts: Uint8Array[]): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', joined(...parts))));
}

/** Return HMAC-SHA-256 in hex. */
export async function hmac(secret: Bytes, data: Bytes): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  return toHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, data)));
}
