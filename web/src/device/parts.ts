/**
 * The files that Python needs in a browser: which there are, fetched once, checked, and kept.
 *
 * They travel as Zstandard, whatever the host can do: it is a quarter smaller than what browsers
 * unpack by themselves, but slow to unpack here, which happens while it arrives. So they are packed
 * once more for the next start, as gzip. A part's name carries its digest, so a part never changes;
 * what an older version needed is dropped once all new parts are there.
 */
import { Decompress } from 'fzstd';

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

type Bytes = Uint8Array<ArrayBuffer>;

/** Fetches parts, and keeps them if the browser lets it. */
export class Parts {
  private readonly cache: Promise<Cache | null>;
  /** Parts that the next start would have to unpack slowly, by URL. */
  private readonly slow = new Map<string, Bytes>();

  constructor(
    private readonly base: string,
    private readonly list: PartList,
    private readonly arrived: Arrived,
  ) {
    this.cache = openCache();
  }

  /** Return an unpacked part. */
  async get(name: PartName): Promise<Bytes> {
    const part = this.list[name];
    const url = new URL(part.file, this.base).href;
    const cache = await this.cache;
    const quick = await cache?.match(quickly(url));
    if (quick?.body) {
      this.arrived(name, part.bytes, true);
      return through(quick.body, new DecompressionStream('gzip'));
    }
    const kept = await cache?.match(url);
    const { packed, unpacked } = await this.unpacked(
      name,
      part,
      kept ?? (await fetch(url)),
      !!kept,
    );
    if (!kept) await cache?.put(url, new Response(packed)).catch(() => undefined); // no room
    this.slow.set(url, unpacked);
    return unpacked;
  }

  /**
   * Once play has begun: pack for the next start what was slow in this one, and drop what only
   * earlier versions needed.
   */
  async tidy(): Promise<void> {
    const cache = await this.cache;
    if (!cache) return;
    for (const [url, unpacked] of this.slow) {
      const packed = await through(new Response(unpacked).body, new CompressionStream('gzip'));
      await cache.put(quickly(url), new Response(packed));
      await cache.delete(url);
    }
    this.slow.clear();
    const urls = Object.values(this.list).map(({ file }) => new URL(file, this.base).href);
    const needed = new Set(urls.flatMap((url) => [url, quickly(url)]));
    const keys = await cache.keys();
    await Promise.all(keys.filter(({ url }) => !needed.has(url)).map((key) => cache.delete(key)));
  }

  /** Read a part to its end, unpack it on the way, and check it. */
  private async unpacked(
    name: PartName,
    part: Part,
    response: Response,
    kept: boolean,
  ): Promise<{ packed: Bytes; unpacked: Bytes }> {
    if (!response.ok || !response.body) throw new Error(`${part.file}: ${response.status}`);
    const packed = filling(part, part.bytes);
    const unpacked = filling(part, part.size);
    const unpacking = new Decompress((chunk) => unpacked.add(chunk));
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      this.arrived(name, packed.add(value), kept);
      unpacking.push(value);
    }
    unpacking.push(new Uint8Array(0), true);
    const whole = packed.whole();
    await checked(whole, part);
    return { packed: whole, unpacked: unpacked.whole() };
  }
}

/** The key of what the browser unpacks by itself. */
function quickly(url: string): string {
  return `${url}?gzip`;
}

/** Collect as many bytes as a part should have. `add` returns how many there are. */
function filling(part: Part, size: number): { add(chunk: Uint8Array): number; whole(): Bytes } {
  const bytes = new Uint8Array(size);
  let filled = 0;
  return {
    add(chunk) {
      if (filled + chunk.length > size) throw new SpoiltPart(part.file);
      bytes.set(chunk, filled);
      return (filled += chunk.length);
    },
    whole() {
      if (filled !== size) throw new SpoiltPart(part.file);
      return bytes;
    },
  };
}

async function through(
  from: ReadableStream<Bytes> | null,
  stream: CompressionStream | DecompressionStream,
): Promise<Bytes> {
  return new Uint8Array(await new Response(from?.pipeThrough(stream)).arrayBuffer());
}

/** Pages without https have no digests: then the length alone is checked. */
async function checked(bytes: Bytes, part: Part): Promise<void> {
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
