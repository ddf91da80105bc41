/** Opens a table: loads its details, its face and its texts in parallel. */
import { knownVoice } from '../../catalogue/setting-names.svelte.js';
import { faceOf } from '../../games/registry.js';
import { i18n } from '../../i18n/i18n.svelte.js';
import type { Edition, Voice } from '../../i18n/voice.js';
import { botAmong, called } from '../../i18n/names.js';
import { preferences, type Language } from '../../preferences/preferences.svelte.js';
import { apiSource } from './api-source.js';
import { takeSeen } from './head-start.js';
import { editionOf } from './editions.js';
import type { GameFace } from '../../games/face.js';
import type { Details, Seen, SeatShown, Source } from './source.js';
import type { TableContext } from './table-context.js';
import { Table } from './table.svelte.js';

/** The display name of a seat. */
function seatCalled(seats: readonly SeatShown[], seat: SeatShown): string {
  if (seat.user) return called(seat.user);
  return seat.bot ? botAmong(seat, seats) : i18n.t('table-empty-seat');
}

/** The texts of a game, in the user's current language. */
class Speaking {
  voice = $state.raw() as Voice;
  /** The voice that knows the sentences in the second person; they are not waited for. */
  private complete = $state.raw<Voice | null>(null);

  constructor(
    readonly game: string,
    voice: Voice,
    private readonly edition: Edition | null,
  ) {
    this.voice = voice;
    void this.learn(voice);
  }

  private async learn(voice: Voice): Promise<void> {
    try {
      voice.learn(await i18n.partOf('you', this.game, voice.language as Language));
      this.complete = voice;
    } catch {
      // without them, the reader's name is in the sentences
    }
  }

  /** The voice for a reader; what it says changes when it has learned more. */
  for(reader: number | null, names: string[]): Voice {
    void this.complete;
    this.voice.reader = reader;
    this.voice.names = names;
    return this.voice;
  }

  /** Switch to the language of the shell. */
  async follow(): Promise<void> {
    const { language } = i18n;
    if (this.voice.language === language) return;
    const voice = await i18n.voiceOf(this.game, language, [], this.edition);
    if (i18n.language !== language) return;
    this.voice = voice;
    await this.learn(voice);
  }
}

export interface Opened {
  table: Table;
  source: Source;
  speaking: Speaking;
}

/** Open a table whose match has begun. */
export async function openTable(
  id: string,
  known: Details | null,
  invite: string,
  showRule: (id: string) => void,
): Promise<Opened> {
  let game = known?.game ?? '';
  const source = apiSource(id, () => game, invite);
  // A request made before the match began found no view; try again.
  const looked = takeSeen(id)?.catch(() => source.view()) ?? source.view();
  looked.catch(() => undefined); // awaited below; this only prevents an unhandled rejection
  const details = known ?? (await source.details());
  game = details.game;
  return openSource(id, source, details, looked, { showRule });
}

/** Open a table with the data of a source. `context` replaces what the user's preferences say. */
export async function openSource(
  id: string,
  source: Source,
  details: Details,
  looked: Promise<Seen>,
  context: Partial<TableContext> & Pick<TableContext, 'showRule'>,
): Promise<Opened> {
  const { game } = details;
  // Without its face, a game is played through the list of answers.
  const drawn = faceOf(game).catch(() => null);
  const [seen, built, face] = await Promise.all([looked, i18n.voiceOf(game), drawn]);
  const edition = await editionOf(game, seen.content);
  const voice = edition ? await i18n.voiceOf(game, i18n.language, [], edition) : built;
  face?.useEdition(edition);
  knownVoice(voice);
  const speaking = new Speaking(game, voice, edition);
  const names = () => table.details.seats.map((seat) => seatCalled(table.details.seats, seat));
  const spoken = () => speaking.for(table.details.you.seat, names());
  const split = (component: string): [string, string] => {
    const colon = component.indexOf(':');
    return [component.slice(0, colon), component.slice(colon + 1)];
  };
  const table: Table = new Table(
    id,
    {
      source,
      say: (message, form) => spoken().say(message, form),
      t: (text, args = {}) =>
        i18n.has(text) ? i18n.t(text, args) : (spoken().formatted(text, args) ?? text),
      nameOf: (component) => spoken().nameOf(...split(component)),
      textOf: (component) => spoken().does(...split(component)),
      ruleOf: (message) => speaking.voice.facts.rules?.[message] ?? '',
      mentioned: (message) => speaking.voice.mentioned(message),
      seatName: (seat) => seatCalled(table.details.seats, seat),
      list: (parts) => i18n.list(parts),
      confirm: () => preferences.confirm,
      motion: () => preferences.motion,
      pace: () => (preferences.pace === 'off' ? null : preferences.pace),
      ...context,
    },
    details,
    seen,
  );
  table.face = face as GameFace | null;
  return { table, source, speaking };
}
