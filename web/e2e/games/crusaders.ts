/** A player of Crusaders for the tests: it decides plainly, and gives answers where they are seen. */
import type { BrowserContext, Locator, Page } from '@playwright/test';

import { gone, press, type Hand } from '../support/clicking';
import { botTable, myTurn, playing, shows } from '../support/house';
import { closeList } from '../support/keys';
import type { Option, Question, Seen } from '../support/policy';

/** Answers that give something up or end something. */
const IDLE = new Set([
  'pass',
  'stop',
  'none',
  'enough',
  'decline',
  'keep',
  'put-back',
  'end-turn',
  'finish-order',
]);
/** What brings a match forward. */
const LIKED = ['units', 'tactics', 'upgrade', 'building', 'march', 'pray', 'buy'];

/** Decide plainly: every order in its turn, what an order offers, marches on saracens. */
export function decide(question: Question, turn: number): Option {
  const { kind, options } = question;
  const active = options.filter(({ id }) => !IDLE.has(id));
  const first = active[0] ?? options[0];
  if (!first) throw new Error(`nothing to answer: ${question.decision}`);
  const pick = (from: Option[]): Option => from[turn % Math.max(1, from.length)] ?? first;
  if (kind === 'turn' || kind === 'after-order') {
    // Each part of an order once; cards now and then, so that a turn comes to an end.
    const liked = options.filter(({ id }) => LIKED.some((part) => id.startsWith(part)));
    if (liked.length) return pick(liked);
    const last = options.find(({ id }) => id === 'finish-order' || id === 'end-turn');
    return turn % 3 && last ? last : pick(active);
  }
  if (kind === 'march-target') {
    const saracens = options.filter(({ message }) => message === 'option-march-on-saracens');
    return saracens.length ? pick(saracens) : pick(active);
  }
  if (kind === 'plan') return pick(options.filter(({ id }) => turn % 4 || id.endsWith('outer')));
  if (kind === 'rescript-window' || kind === 'spy-reaction') return pick(options);
  return pick(active.length ? active : options);
}

/** A table of Crusaders under way; sensible bots hold the other seats. */
export function crusadersTable(
  context: BrowserContext,
  seats: number,
  settings: object = {},
): Promise<string> {
  const others = Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'heuristic'] as const);
  const bots = Object.fromEntries(others);
  return botTable(context, { game: 'crusaders', seats, bots, settings });
}

/** Put away what covers the board for a while: the outcome of a battle, the primer. */
export async function goOn(page: Page, hand: Hand = 'click'): Promise<void> {
  for (const part of ['.result > .btn--gilt', '.primer .iconbtn']) {
    const found = page.locator(part).filter({ visible: true }).first();
    // It may also end by itself: then there is nothing to press any more.
    if (await found.isVisible()) await found[hand]({ timeout: 3_000 }).catch(() => undefined);
  }
}

/** What stands for a component on the board: a card, a city of the map, a cell of the cross. */
function standing(touch: string): string {
  const [kind = '', id = ''] = touch.split(':');
  const own = `[data-touch="${touch}"]`;
  if (kind === 'city') return `${own}, [data-spot="${id}"]`;
  return kind === 'cell' ? `${own}, [data-cell="${id}"]` : own;
}

/** Where an answer is seen now: its own button, or the component that stands for it alone. */
async function place(page: Page, question: Question, option: Option): Promise<Locator | null> {
  const own = page.locator(`[data-option="${option.id}"]`).filter({ visible: true });
  if (await own.count()) return own.first();
  const alone = [...option.touches]
    .reverse()
    .filter((touch) => question.options.filter((one) => one.touches.includes(touch)).length === 1);
  for (const touch of alone) {
    const found = page.locator(standing(touch)).filter({ visible: true });
    if (await found.count()) return found.first();
  }
  return null;
}

/** Count out as much as possible of what a question about amounts asks for, and send it. */
async function count(page: Page, hand: Hand, question: Question): Promise<boolean> {
  const box = page.locator('.decision :is(.units, .restore)').filter({ visible: true });
  if (!(await box.count())) return false;
  const free = ':not([aria-disabled="true"])';
  const more = box
    .locator(`[aria-label^="One more"]${free}, .token[aria-pressed="false"]${free}`)
    .filter({ visible: true });
  const { items } = question.amounts as { items: { component: string }[] };
  const [first] = items;
  // A phone has no room for all: there the map is pressed first.
  if (first && !(await more.count())) await page.locator(standing(first.component)).first()[hand]();
  for (let i = 0; i < 20 && (await more.count()); i += 1) await more.first()[hand]();
  await box.locator('.btn').last()[hand]();
  return true;
}

/** Give an answer where it is seen; true if only the list of all answers had it. */
export async function give(
  page: Page,
  hand: Hand,
  question: Question,
  option: Option,
): Promise<boolean> {
  await goOn(page, hand);
  if (question.amounts && question.kind !== 'pay' && (await count(page, hand, question)))
    return false;
  if (question.kind === 'prayer') {
    await page.locator(`.decision [data-n="${option.id}"]`)[hand]();
    await page.locator('.decision .prayer .btn--gilt')[hand]();
    return false;
  }
  let found = await place(page, question, option);
  // A button of the decision bar may open a list of some answers.
  const menus = page.locator('.decision .menu > [aria-expanded]').filter({ visible: true });
  for (const menu of found ? [] : await menus.all()) {
    await menu[hand]();
    found = await place(page, question, option);
    if (found) break;
  }
  // A component that stands for several answers opens a choice between them. Units are moved from
  // the first city to the second; the list of the second would cover the first on a phone.
  const touches = question.kind === 'move-units' ? option.touches : [...option.touches].reverse();
  for (const touch of found ? [] : touches) {
    const part = page.locator(standing(touch)).filter({ visible: true }).first();
    if (!(await part.isVisible())) continue;
    await part[hand]();
    found = await place(page, question, option);
    if (found) break;
  }
  if (found) {
    await press(page, hand, found, option);
    // A cell of the cross is picked first and placed with a second press.
    if (question.kind === 'plan') await found[hand]();
    return false;
  }
  await page.locator('.decision .btn--all')[hand]();
  await page.locator(`#answers [data-answer="${option.id}"]`)[hand]();
  await closeList(page);
  return true;
}

/** Wait until the page asks something, or shows that the match is over. */
async function asked(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('[data-decision]:not([data-decision=""])') ??
      document.querySelector('dialog[open] .total'),
    null,
    { polling: 100, timeout: 300_000 },
  );
}

interface How {
  hand?: Hand;
  choice?: (question: Question, turn: number, seen: Seen) => Option;
  /** Called before each answer; true ends the match here. */
  until?: (seen: Seen, question: Question) => boolean | Promise<boolean>;
}

/** What was answered: the kinds of questions, and those that only the list had an answer to. */
export interface Played {
  kinds: string[];
  listed: string[];
}

/** Play by hand to the end, or until it is enough. */
export async function play(
  page: Page,
  context: BrowserContext,
  table: string,
  { hand = 'click', choice = decide, until = () => false }: How = {},
): Promise<Played> {
  const kinds: string[] = [];
  const listed: string[] = [];
  for (let answers = 0; answers < 1500; answers += 1) {
    await asked(page);
    const seen = await myTurn(context, table);
    const question = seen.explain[0];
    if (seen.status !== 'playing' || !question) return { kinds, listed };
    await shows(page, question.decision);
    if (await until(seen, question)) return { kinds, listed };
    const option = choice(question, answers, seen);
    if (await give(page, hand, question, option)) listed.push(`${question.kind}: ${option.id}`);
    await gone(page, question.decision);
    kinds.push(question.kind);
  }
  throw new Error('this match does not end');
}

/** Play by the API until a question fits (true), or to the end (false). */
export const playUntil = playing((_, question, turn) => decide(question, turn));

/** What the tests read of the state. */
export interface Levant {
  round: number;
  phase: string;
  battle: { cards: unknown[] } | null;
}
export const levant = (seen: Seen): Levant => seen.view.state as unknown as Levant;
