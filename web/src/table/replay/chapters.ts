/** The chapters of a match: where its turns, rounds or phases begin, as in the log. */
import type { Table } from '../state/table.svelte.js';
import { headsOf, turnsOf } from '../log/log.js';

export interface Chapter {
  version: number;
  title: string;
  /** True if it is part of a round, which is a chapter as well. */
  part: boolean;
}

const ROUND = 'event-round-begins';

/** Chapters that were not taken back, in order. */
export function chaptersOf(table: Table): Chapter[] {
  const heads = headsOf(table.face?.log);
  const rounds = heads.includes(ROUND);
  return turnsOf(table.log.entries, heads).flatMap(({ head, key, undone }) => {
    if (!head || undone) return [];
    const title = table.say(head).replace(/[.。]$/, '');
    return [{ version: Number(key.split('.')[0]), title, part: rounds && head.message !== ROUND }];
  });
}

/** Where a replay from the beginning opens: at the first chapter, when everything has been set up. */
export function openingOf(table: Table): number {
  return chaptersOf(table)[0]?.version ?? 0;
}
