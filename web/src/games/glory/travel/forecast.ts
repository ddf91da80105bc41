/** What is known before a travel card is played or an opponent chosen: chances, and what lapses. */
import type { components } from '../../../generated/schema/glory.js';
import type { Option } from '../../../kit/table-model.js';
import { percent } from './chances.js';
import { conditionText } from '../titles/conditions.js';
import { printed } from '../printed.js';
import { roman, type Claim, type GloryTable } from '../view.js';

type Shapes = components['schemas'];
export type Forecast = Shapes['ForecastView'];
export type Play = Shapes['PlayView'];
type Chance = Shapes['StrengthChanceView'];

/** What is known about playing a travel card. Null: the answer is something else. */
export function playIn(option: Option | null | undefined): Play | null {
  const found = option?.preview as Play | null | undefined;
  return found && 'lapses' in found ? found : null;
}

/** The chances of the duel that an answer leads to. Null: it leads to none, or nobody stands there. */
export function forecastIn(option: Option | null | undefined): Forecast | null {
  const found = option?.preview as Forecast | Play | null | undefined;
  if (!found) return null;
  if ('lapses' in found) return found.duel;
  return 'foe_strength' in found ? found : null;
}

/** The chances with all the strength that may be committed. */
export function atMost(forecast: Forecast): Chance {
  const found = forecast.chances.at(-1);
  if (!found) throw new Error('a forecast without chances');
  return found;
}

/** The attack that wins a pass, before a die that is added to the opponent's. Null: dice decide. */
function needed({ attack, wins_tie }: Forecast): number | null {
  return attack === null ? null : attack + (wins_tie ? 0 : 1);
}

/** What a pass takes, in a sentence or two. */
export function needText(table: GloryTable, forecast: Forecast): string {
  const attack = needed(forecast);
  const [mine = 0, theirs = 0] = forecast.prestige;
  const tie = forecast.wins_tie ? 'glory-odds-tie-yours' : 'glory-odds-tie-theirs';
  // texts: glory-odds-tie-yours glory-odds-tie-theirs
  const parts = [table.t(tie, { mine, theirs })];
  if (attack !== null) {
    parts.unshift(
      table.t(forecast.adds_die ? 'glory-odds-need-die' : 'glory-odds-need', { attack }),
    );
  }
  return parts.join(' ');
}

/** What the chances assume: with so much strength, or without it with whatever is committed. */
export function assumed(table: GloryTable, strength: number | null): string {
  const levels = table.view.state.mats[table.viewer ?? -1]?.levels;
  const steed = roman(levels?.steed ?? 0);
  const armour = roman(levels?.armour ?? 0);
  return strength === null
    ? table.t('glory-odds-assumed', { steed, armour })
    : table.t('glory-odds-assumed-with', { strength, steed, armour });
}

/** The chance of a duel in words, for the list of all answers and screen readers. */
export function chanceText(table: GloryTable, forecast: Forecast): string {
  const { strength, one_pass, duel } = atMost(forecast);
  return table.t('glory-odds-said', {
    pass: percent(table, one_pass),
    duel: percent(table, duel),
    strength,
  });
}

/** Why parts of a card, or all of it, would change nothing now. */
export function lapseTexts(table: GloryTable, play: Play): string[] {
  const reasons = play.lapses.map((text) => table.say(text));
  if (!play.nothing) return reasons;
  const counts = play.duel ? 'glory-nothing-counts-if-won' : 'glory-nothing-counts';
  // texts: glory-nothing-counts glory-nothing-counts-if-won
  return [table.t('glory-nothing'), ...reasons, table.t(counts)];
}

/** How a card brings the viewer's titles forward: the title, what it counts now and afterwards. */
export function titleSteps(
  table: GloryTable,
  card: string,
): { title: string; now: string; then: number }[] {
  const type = printed.travel[card]?.type;
  const { city, mats } = table.view.state;
  const goals = mats[table.viewer ?? -1]?.hidden?.goals.known ?? [];
  const open: { title: string; claim: Claim | undefined }[] = [
    ...city.public_titles.map(({ title, claims }) => ({
      title,
      claim: claims.find(({ seat }) => seat === table.viewer),
    })),
    ...goals,
  ];
  return open.flatMap(({ title, claim }) => {
    const counts = claim?.conditions.find(({ kind, what, met }) => {
      return kind === 'played' && what === type && !met;
    });
    if (!counts || claim?.claimed || claim?.failed) return [];
    return [{ title, now: conditionText(table, counts), then: counts.have + 1 }];
  });
}
