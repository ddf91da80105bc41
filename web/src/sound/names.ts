/** The sounds of a table. All are synthesised; see `synth.ts`. */
import type { News } from '../kit/table-model.js';

/** From the lightest to the gravest: a graver sound silences a lighter one. */
export const SOUNDS = [
  'tap', // a piece is set down
  'page', // a card is drawn or turned over
  'coin', // silver, taxes
  'stone', // a wall, an outpost, a workshop
  'hooves', // knights travel
  'dice', // dice are rolled
  'turn', // the player is asked
  'clash', // a battle is decided
  'bell', // a round ends
  'horn', // an attack on the player
  'knell', // the inquisition, or the end of a match that others won
  'fanfare', // the player wins
] as const;
export type SoundName = (typeof SOUNDS)[number];

/** Sounds by message. With an argument of the message: only for the viewer in that seat. */
export type MessageSounds = Readonly<Record<string, SoundName | readonly [SoundName, string]>>;

export function isGraver(one: SoundName, other: SoundName): boolean {
  return SOUNDS.indexOf(one) > SOUNDS.indexOf(other);
}

/** The sounds of what happened: one at once, and one for a result that the board holds back. */
export interface Heard {
  now: SoundName | null;
  result: SoundName | null;
}

/** Find the gravest sound of what happened. */
export function soundsOf(
  news: readonly News[],
  sounds: MessageSounds | undefined,
  viewer: number | null,
): Heard {
  const heard: Heard = { now: null, result: null };
  for (const { message, args } of news.flatMap((one) => one.events)) {
    const entry = sounds?.[message];
    if (!entry) continue;
    const sound = typeof entry === 'string' ? entry : entry[0];
    const seat = typeof entry === 'string' ? null : entry[1];
    if (seat !== null && (viewer === null || args[seat] !== viewer)) continue;
    const when = sound === 'clash' ? 'result' : 'now';
    const before = heard[when];
    if (before === null || isGraver(sound, before)) heard[when] = sound;
  }
  return heard;
}
