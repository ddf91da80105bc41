/**
 * What is worth stopping for: the end of a round, the last round, a forced pass. An inquisition has
 * a scene of its own on the board, which stays a while.
 */
import type { Message, News } from '../../../kit/table-model.js';
import type { Moment } from '../../face.js';
import RecapScene from './RecapScene.svelte';
import type { KingdomTable } from '../view.js';

const RECAP = 20_000;
const BRIEF = 2000;

function find(news: News, message: string): Message | undefined {
  return news.events.find((event) => event.message === message);
}

/** The end of a round, with what everybody gained. */
export function moment(table: KingdomTable, news: News): Moment | null {
  const ends = find(news, 'event-round-ends');
  const begins = find(news, 'event-round-begins');
  if (ends && begins) {
    const last = begins.args['round'] === begins.args['rounds'];
    const brief: Moment = {
      kind: 'last-round',
      title: table.t('paladins-last-round'),
      text: table.say(begins),
      seat: null,
      lasts: BRIEF,
    };
    return {
      kind: 'round-end',
      title: table.t('paladins-recap', { round: Number(ends.args['round']) }),
      seat: null,
      lasts: RECAP,
      whole: true,
      Scene: RecapScene,
      ...(last ? { brief } : {}),
    };
  }
  return forcedPass(table, news);
}

/**
 * The viewer has no workers left and was passed automatically. A pass that the viewer chose is the
 * first event of their own answer, and needs no announcement.
 */
function forcedPass(table: KingdomTable, news: News): Moment | null {
  const at = news.events.findIndex(
    ({ message, args }) => message === 'event-passed' && args['seat'] === table.viewer,
  );
  if (table.viewer === null || at < 0 || (at === 0 && news.seat === table.viewer)) return null;
  return {
    kind: 'forced-pass',
    title: table.t('paladins-no-workers'),
    text: table.t('paladins-forced-pass'),
    seat: table.viewer,
    lasts: BRIEF,
  };
}

const EACH = 500;
const MOST_SIDES = 4;
const VERDICT = 900;
/** How long the verdict is read before others go on, in milliseconds. */
const READ = 4000;

/** True if an inquisition judges everybody. */
export function isJudged(news: readonly News[]): boolean {
  return news.some(({ events }) =>
    events.some(({ message }) => /^event-(punished|nobody-punished)$/.test(message)),
  );
}

/** An inquisition looks at everybody in turn before anything shows whom it punishes. */
export function suspense(news: readonly News[]): number {
  return isJudged(news) ? MOST_SIDES * EACH + VERDICT : 0;
}

/** The verdict of an inquisition stays before others' next action is shown. */
export function aftermath(news: readonly News[]): number {
  return isJudged(news) ? READ : 0;
}

/** When each of some sides is looked at, as parts of the whole time. */
export function looksAt(sides: number): number[] {
  return Array.from({ length: sides }, (_, i) => ((i + 1) * EACH) / (MOST_SIDES * EACH + VERDICT));
}
