/**
 * The page's own check of a record. It trusts nothing that the server says about it:
 *
 * - the text is undamaged (its checksum fits);
 * - the seed fits the commitment made before the match;
 * - the house's secret fits its commitment, and seed = HMAC(secret, table, settings, contributions);
 * - every die and every shuffle is repeated from the seed, and the record's checksums of all draws
 *   fit at each input.
 *
 * It does not know the rules: that each draw was made from the right stream below the right bound is
 * visible in the list, and checked by `gonfalon verify`, which replays the match.
 */
import { bytesOf, fromHex, hmac, sha256 } from './hashing.js';
import { Streams } from './streams.js';

const FORMAT = 'gonfalon record 1';
const HEADER = ['game', 'rules', 'content', 'seats', 'settings', 'policy', 'commitment'];
const ORIGIN = ['table', 'house-commitment', 'house-secret', 'house-salt', 'contributions'];
const KEYS = new Set([...HEADER, 'seed', ...ORIGIN, 'streams', 'draws', 'sum']);
const INPUT = /^(?:choose \S+ \S+|close \S+|undo \d+ \S+|rewind \d+)(?: ~([0-9a-f]{1,16}))?$/;
const RUN = /^(0|[1-9]\d{0,3}):([1-9]\d{0,9})(?:([*>])([1-9]\d{0,5}))?$/;
const MOST_DRAWS = 1_000_000;

/** What is wrong with a record. */
export type Fault = 'damaged' | 'seed' | 'house' | 'origin' | 'draws' | 'table';

export class Broken extends Error {
  constructor(
    readonly fault: Fault,
    detail: string,
  ) {
    super(detail);
  }
}

export interface Draw {
  /** The number of the input. 0: the setup. */
  input: number;
  stream: string;
  bound: number;
  value: number;
}

export interface Checked {
  table: string;
  house: string;
  commitment: string;
  contributions: string[];
  inputs: number;
  draws: Draw[];
}

interface Parsed {
  header: Map<string, string>;
  inputs: string[];
  /** The text without the line of its checksum. */
  summed: string;
}

/** Check a record that lists its draws. Throws `Broken`. */
export async function checkRecord(text: string): Promise<Checked> {
  const { header, inputs, summed } = parse(text);
  const field = (key: string): string => {
    const value = header.get(key);
    if (value === undefined) throw new Broken('damaged', `no ${key}`);
    return value;
  };
  if ((await sha256(bytesOf(summed))) !== field('sum')) throw new Broken('damaged', 'checksum');
  const seed = bytesIn(field('seed'));
  if ((await sha256(bytesOf('gonfalon seed 1\0'), seed)) !== field('commitment')) {
    throw new Broken('seed', 'the seed does not fit its commitment');
  }
  const secret = bytesIn(field('house-secret'));
  const house = await sha256(bytesOf('gonfalon/1 house\0'), bytesIn(field('house-salt')), secret);
  if (house !== field('house-commitment')) {
    throw new Broken('house', "the house's secret does not fit its commitment");
  }
  const contributions = textsIn(field('contributions'));
  if (String(contributions.length) !== field('seats')) {
    throw new Broken('origin', 'every seat needs a contribution');
  }
  const parts = [field('table'), field('settings'), ...contributions].join('\0');
  if ((await hmac(secret, bytesOf(`gonfalon/1 seed\0${parts}`))) !== field('seed')) {
    throw new Broken('origin', 'the seed is not made of the secret and the contributions');
  }
  return {
    table: field('table'),
    house,
    commitment: field('commitment'),
    contributions,
    inputs: inputs.length,
    draws: repeat(seed, textsIn(field('streams')), field('draws'), inputs),
  };
}

function parse(text: string): Parsed {
  const lines = text.split('\n');
  if (lines[0] !== FORMAT) throw new Broken('damaged', 'not a record');
  const blank = lines.indexOf('');
  if (blank < 0 || lines.pop() !== '') throw new Broken('damaged', 'cut off');
  const header = new Map<string, string>();
  for (const line of lines.slice(1, blank)) {
    const [, key = '', value = ''] = /^([a-z-]+): (.*)$/s.exec(line) ?? [];
    if (!KEYS.has(key) || header.has(key)) throw new Broken('damaged', line.slice(0, 80));
    header.set(key, value);
  }
  const inputs = lines.slice(blank + 1);
  const wrong = inputs.find((line) => !INPUT.test(line));
  if (wrong !== undefined) throw new Broken('damaged', wrong.slice(0, 80));
  const kept = lines.filter((line, i) => i > blank || !line.startsWith('sum: '));
  return { header, inputs, summed: `${kept.join('\n')}\n` };
}

function bytesIn(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = fromHex(hex);
  if (!bytes || bytes.length > 64) throw new Broken('damaged', hex.slice(0, 80));
  return bytes;
}

/** Return a list of texts from its JSON. */
function textsIn(json: string): string[] {
  let found: unknown;
  try {
    found = JSON.parse(json);
  } catch {
    found = null;
  }
  if (!Array.isArray(found) || !found.every((one) => typeof one === 'string')) {
    throw new Broken('damaged', json.slice(0, 80));
  }
  return found;
}

/** Repeat all draws from the seed, and compare with the checksums of the inputs. */
function repeat(seed: Uint8Array, names: string[], draws: string, inputs: string[]): Draw[] {
  const streams = new Streams(seed, names);
  const made: Draw[] = [];
  const wanted = new Map(groupsIn(draws, inputs.length));
  for (let input = 0; input <= inputs.length; input += 1) {
    for (const [stream, bound] of wanted.get(input) ?? []) {
      const name = names[stream];
      if (name === undefined || made.length >= MOST_DRAWS) throw new Broken('draws', 'stream');
      made.push({ input, stream: name, bound, value: streams.below(stream, bound) });
    }
    const trace = INPUT.exec(inputs[input - 1] ?? '')?.[1];
    if (trace !== undefined && trace !== streams.trace.toString(16)) {
      throw new Broken('draws', `the draws differ at input ${input}`);
    }
  }
  return made;
}

/** Return the draws of each input, as stream and bound; `kernel/chance/draws.py` describes the text. */
function groupsIn(text: string, last: number): [number, [number, number][]][] {
  let before = -1;
  return (text ? text.split(' ') : []).map((group) => {
    const [, input = '', runs = ''] = /^(0|[1-9]\d{0,6})=(\S+)$/.exec(group) ?? [];
    const at = input ? Number(input) : -1;
    if (at <= before || at > last) throw new Broken('draws', group.slice(0, 80));
    before = at;
    return [at, runs.split(',').flatMap(runIn)];
  });
}

function runIn(text: string): [number, number][] {
  const [found, stream = '', from = '', kind = '', to = ''] = RUN.exec(text) ?? [];
  const bound = Number(from);
  const end = Number(to);
  const bad = bound > 2 ** 32 || (kind === '>' && (end >= bound || bound - end > MOST_DRAWS));
  if (!found || bad) throw new Broken('draws', text.slice(0, 80));
  const count = kind === '*' ? end : kind === '>' ? bound - end + 1 : 1;
  return Array.from({ length: count }, (_, i): [number, number] => [
    Number(stream),
    kind === '>' ? bound - i : bound,
  ]);
}
