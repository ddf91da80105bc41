/**
 * The numbers that a seed gives: one stream for each purpose of a match. Word i of a stream follows
 * from the seed, the stream's name and i alone. `kernel/chance/chance.py` makes the same numbers; this is
 * code of its own, written from the description, so that one checks the other.
 */
import { keyedHash, LONGEST_KEY } from './blake2b.js';
import { bytesOf } from './hashing.js';

const WORD = 2 ** 32;
const WORDS = 16; // of 32 bits, in a block
const MODULUS = (1n << 61n) - 1n;

export class Streams {
  /** A checksum of all numbers drawn so far, as records contain it. */
  trace = 0n;
  private readonly next: number[];
  private readonly blocks: (DataView | undefined)[] = [];

  constructor(
    private readonly seed: Uint8Array,
    private readonly names: readonly string[],
  ) {
    if (seed.length < 1 || seed.length > LONGEST_KEY) throw new RangeError('length of the seed');
    this.next = names.map(() => 0);
  }

  /** Draw a number below `bound`. Words that would favour small numbers are left out. */
  below(stream: number, bound: number): number {
    const limit = WORD - (WORD % bound);
    for (;;) {
      const word = this.word(stream);
      if (word >= limit) continue;
      const value = word % bound;
      this.trace = (this.trace * 1000003n + BigInt(value * 61 + stream + 1)) % MODULUS;
      return value;
    }
  }

  private word(stream: number): number {
    const index = this.next[stream] ?? 0;
    this.next[stream] = index + 1;
    const offset = index % WORDS;
    let block = this.blocks[stream];
    if (offset === 0 || !block) {
      const name = bytesOf(this.names[stream] ?? '');
      const data = new Uint8Array(name.length + 9); // the name, a zero, the number of the block
      data.set(name);
      new DataView(data.buffer).setBigUint64(name.length + 1, BigInt(Math.floor(index / WORDS)));
      block = new DataView(keyedHash(this.seed, data).buffer);
      this.blocks[stream] = block;
    }
    return block.getUint32(4 * offset);
  }
}
