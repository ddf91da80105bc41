/**
 * BLAKE2b (RFC 7693) with a key and 64 bytes of output, which browsers do not offer. A 64-bit word
 * is two 32-bit halves, the low one first. One block of input is enough here: a stream's name and a
 * number.
 */
const INITIAL = Uint32Array.of(
  ...[0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1],
  ...[0xa54ff53a, 0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab],
  ...[0x137e2179, 0x5be0cd19],
);
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];
/** The four words that each step mixes: first the columns, then the diagonals. */
const MIXED = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const ROUNDS = 12;
const BLOCK = 128;
export const LONGEST_KEY = 64;

const at = (words: Uint32Array, i: number): number => words[i] ?? 0;

/** v[a] += w[b], as 64-bit words. */
function add(v: Uint32Array, a: number, w: Uint32Array, b: number): void {
  const low = at(v, 2 * a) + at(w, 2 * b);
  v[2 * a] = low;
  v[2 * a + 1] = at(v, 2 * a + 1) + at(w, 2 * b + 1) + (low >= 2 ** 32 ? 1 : 0);
}

/** v[a] = (v[a] xor v[b]) rotated right by `bits`. */
function turn(v: Uint32Array, a: number, b: number, bits: number): void {
  let low = (at(v, 2 * a) ^ at(v, 2 * b)) >>> 0;
  let high = (at(v, 2 * a + 1) ^ at(v, 2 * b + 1)) >>> 0;
  if (bits >= 32) [low, high] = [high, low];
  const by = bits % 32;
  v[2 * a] = by ? (low >>> by) | (high << (32 - by)) : low;
  v[2 * a + 1] = by ? (high >>> by) | (low << (32 - by)) : high;
}

/** Mix one block of 128 bytes into the state. `length`: all bytes so far, this block included. */
function compress(state: Uint32Array, block: Uint8Array, length: number, last: boolean): void {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK);
  const message = Uint32Array.from({ length: 32 }, (_, i) => view.getUint32(4 * i, true));
  const v = new Uint32Array(32);
  v.set(state);
  v.set(INITIAL, 16);
  v[24] = at(v, 24) ^ length;
  if (last) {
    v[28] = ~at(v, 28);
    v[29] = ~at(v, 29);
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = ORDER[round % 10] ?? [];
    MIXED.forEach(([a, b, c, d], i) => {
      add(v, a, v, b);
      add(v, a, message, order[2 * i] ?? 0);
      turn(v, d, a, 32);
      add(v, c, v, d);
      turn(v, b, c, 24);
      add(v, a, v, b);
      add(v, a, message, order[2 * i + 1] ?? 0);
      turn(v, d, a, 16);
      add(v, c, v, d);
      turn(v, b, c, 63);
    });
  }
  for (let i = 0; i < 16; i += 1) state[i] = at(state, i) ^ at(v, i) ^ at(v, i + 16);
}

/** Return BLAKE2b-512 of up to 128 bytes, with a key of 1 to 64 bytes. */
export function keyedHash(key: Uint8Array, data: Uint8Array): Uint8Array {
  if (key.length < 1 || key.length > LONGEST_KEY) throw new RangeError('a key has 1 to 64 bytes');
  if (data.length < 1 || data.length > BLOCK) throw new RangeError('data has 1 to 128 bytes');
  const state = INITIAL.slice();
  state[0] = at(state, 0) ^ (0x01010000 | (key.length << 8) | 64);
  const block = new Uint8Array(BLOCK);
  block.set(key);
  compress(state, block, BLOCK, false);
  block.fill(0);
  block.set(data);
  compress(state, block, BLOCK + data.length, true);
  const sum = new Uint8Array(64);
  const view = new DataView(sum.buffer);
  state.forEach((word, i) => view.setUint32(4 * i, word, true));
  return sum;
}
