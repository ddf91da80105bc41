/**
 * The files that Python needs in a browser: which there are, fetched once, checked, and kept.
 *
 * They travel compressed, whatever the host can do, and are kept compressed. A part's name carries
 * its digest, so a part never changes; what an older version needed is dropped once all new parts
 * are there.
 */
import { decompress } from 'fzstd';

/** A file as the build describes it. */
export interface Part {
  /** Its URL, relative to that of the list. */
  file: string;
  /** Bytes to fetch. */
  bytes: number;
  /** Bytes when unpacked. */
  size: number;
  /** SHA-256 of what is fetched, in hexadecimal digits. */
  digest: string;
}

/** What a browser needs, in the order in which it does. */
export type PartName = 'python' | 'snapshot' | 'texts' | 'library' | 'code';

/**
 * What the build made (`web/scripts/static`). `snapshot` is Python's memory with all rules loaded:
 * with it, play can begin. `texts` are needed for rules and lessons; `library` and `code` by a
 * Python that starts without the snapshot.
 */
export type PartList = Record<PartName, Part>;

/** What is told while parts arrive: over the network, or from what was kept. */
export type Arrived = (name: PartName, bytes: number, kept: boolean) => void;

const CACHE = 'gonfalon-rules';

/** A part is not what the list says it is. */
export class SpoiltPart extends Error {}

/** Fetches parts, and keeps them if the browser lets it. */
export class Parts {
  private cache: Promise<Cache | null>;

  constructor(
    private readonly base: string,
    private readonly list: PartList,
    private readonly arrived: Arrived,
  ) {
    this.cache = openCache();
  }

  /** Return an unpacked part. */
  async get(name: PartName): Promise<Uint8Array<ArrayBuffer>> {
    const part = this.list[name];
    const packed = await this.packed(name, part);
    return unpack(packed, part.size);
  }

  /** Drop what only earlier versions needed. */
  async tidy(): Promise<void> {
    const cache = await this.cache;
    if (!cache) return;
    const needed = new Set(
      Object.values(this.list).map(({ file }) => new URL(file, this.base).href),
    );
    const keys = await cache.keys();
    await Promise.all(keys.filter(({ url }) => !needed.has(url)).map((key) => cache.delete(key)));
  }

  private async packed(name: PartName, part: Part): Promise<Uint8Array<ArrayBuffer>> {
    const url = new URL(part.file, this.base).href;
    const cache = await this.cache;
    const kept = await cache?.match(url);
    if (kept) {
      const bytes = new Uint8Array(await kept.arrayBuffer());
      this.arrived(name, bytes.length, true);
      return bytes;
    }
    const bytes = await this.fetched(name, url, part);
    await checked(bytes, part);
    await cache?.put(url, new Response(bytes)).catch(() => undefined); // no room: fetched again
    return bytes;
  }

  private async fetched(name: PartName, url: string, part: Part): Promise<Uint8Array<ArrayBuffer>> {
    const response = await fetch(url);
    if (!response.ok || !response.body) throw new Error(`${part.file}: ${response.status}`);
    const bytes = new Uint8Array(part.bytes);
    let filled = 0;
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      if (filled + value.length > bytes.length) throw new SpoiltPart(part.file);
      bytes.set(value, filled);
      filled += value.length;
      this.arrived(name, filled, false);
    }
    if (filled !== bytes.length) throw new SpoiltPart(part.file);
    return bytes;
  }
}

/** Unpack a part: Zstandard, which no browser has built in yet. */
function unpack(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const unpacked = decompress(packed, new Uint8Array(size));
  return unpacked as Uint8Array<ArrayBuffer>;
}

/** Pages without https have no digests: then the length alone is checked. */
async function checked(bytes: Uint8Array<ArrayBuffer>, part: Part): Promise<void> {
  if (!globalThis.crypto?.subtle) return;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const found = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  if (found !== part.digest) throw new SpoiltPart(part.file);
}

/** Null where the browser keeps nothing: without https, or in some private windows. */
async function openCache(): Promise<Cache | null> {
  try {
    return await caches.open(CACHE);
  } catch {
    return null;
  }
}
