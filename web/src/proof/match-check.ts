/**
 * The check of a finished match in the page: the record by itself, against what this browser noted
 * before the match, and against the public chain.
 */
import { dayBefore, fits, leafOf, type Day, type DayLeaves } from './chain.js';
import { headSeen, keepHead, keptOf } from './kept.js';
import { Broken, checkRecord, type Checked, type Fault } from './record.js';
import { extendsSeen } from './seen-chain.js';

/** Where the evidence comes from. */
export interface Evidence {
  /** The record with its list of draws. */
  record(): Promise<string>;
  /** The day of the chain that contains the match. Null: not closed yet. */
  chainDay: string | null;
  /** The match has a leaf in the chain. */
  chained: boolean;
  days(after: string | null): Promise<Day[]>;
  day(day: string): Promise<DayLeaves>;
}

/** Compared with what this browser noted. */
export type Memory = 'same' | 'nothing' | 'house' | 'seed' | 'contribution';
/** Compared with the public chain. */
export type Listed = 'listed' | 'later' | 'never' | 'missing' | 'rewritten';

export interface Finding {
  record: Checked | null;
  fault: Fault | null;
  memory: Memory | null;
  listed: Listed | null;
}

export async function checkMatch(table: string, evidence: Evidence): Promise<Finding> {
  const text = await evidence.record();
  try {
    const record = await checkRecord(text);
    if (record.table !== table) throw new Broken('table', record.table);
    const listed = await inChain(record, evidence);
    return { record, fault: null, memory: compared(record), listed };
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { record: null, fault: error.fault, memory: null, listed: null };
  }
}

function compared(record: Checked): Memory {
  const kept = keptOf(record.table);
  if (!kept) return 'nothing';
  if (kept.house && kept.house !== record.house) return 'house';
  if (kept.seed && kept.seed !== record.commitment) return 'seed';
  const { contribution, revealed } = kept;
  if (contribution && revealed && !record.contributions.includes(contribution)) {
    return 'contribution';
  }
  return 'same';
}

async function inChain(record: Checked, evidence: Evidence): Promise<Listed> {
  const { chainDay } = evidence;
  const seen = headSeen();
  const from = [chainDay, seen?.day ?? null].filter((day) => day !== null).sort()[0];
  const days = await evidence.days(from ? dayBefore(from) : null);
  if (!extendsSeen(days, seen)) return 'rewritten';
  const last = days.at(-1);
  if (last) keepHead(last);
  if (!chainDay) return evidence.chained ? 'later' : 'never';
  const day = await evidence.day(chainDay);
  const same = days.some((one) => one.day === chainDay && one.head === day.head);
  const leaf = await leafOf(record.table, record.house, record.commitment);
  return same && (await fits(day)) && day.leaves.includes(leaf) ? 'listed' : 'missing';
}
