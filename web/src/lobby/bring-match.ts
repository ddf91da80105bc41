/** A match that was saved on a device, as the request that brings it to this site. */
import type { components } from '../generated/api.js';
import { NotABackup, tablesIn } from '../device/backup.js';
import type { Texts } from '../device/store.js';

type Request = components['schemas']['BroughtTable'];

/** A file with more than one match: which one is meant is not known. */
export class Several extends Error {}

interface Terms {
  game: string;
  people: { names: Record<string, string>; holder: number | null };
  bots: Record<string, string>;
}

type Match = Pick<Request, 'rules' | 'content' | 'seats' | 'settings' | 'policy'> & {
  chance: { seed: string };
};

interface Input {
  kind: string;
  seat: number;
  target: string;
  answers: string[][];
}

/** Read a file that a device has saved. */
export async function requestOf(file: string): Promise<Request> {
  const tables = [...tablesIn(file)];
  if (tables.length > 1) throw new Several();
  const [[id, texts] = ['', {}]] = tables;
  if (!id) throw new NotABackup('no match');
  const terms = JSON.parse(texts[`${id}/terms`] ?? '') as Terms;
  const { rules, content, seats, settings, policy, chance } = JSON.parse(
    texts[`${id}/match`] ?? '',
  ) as Match;
  const people = Object.keys(terms.people.names).map(Number);
  return {
    game: terms.game,
    rules,
    content,
    seats,
    settings,
    policy,
    seed: chance.seed,
    log: await packed(inputsOf(texts).slice(1)), // without the start
    bots: terms.bots,
    own_seat: terms.people.holder ?? Math.min(...people),
  };
}

function inputsOf(texts: Texts): Input[] {
  const keys = Object.keys(texts).filter((key) => key.includes('/input/'));
  return keys.sort().map((key) => JSON.parse(texts[key] ?? '') as Input);
}

async function packed(inputs: Input[]): Promise<string> {
  const log = inputs.map(({ kind, seat, target, answers }) => [kind, seat, target, answers]);
  const body = new Response(JSON.stringify(log)).body?.pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(body).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
