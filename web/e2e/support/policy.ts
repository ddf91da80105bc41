/**
 * A player of Medieval Mastery for the tests: it decides by what the server explains, plainly and
 * briskly, so that matches come to an end. How an answer is given is the test's business.
 */
export interface Option {
  id: string;
  message: string;
  args: Record<string, unknown>;
  rule: string;
  touches: string[];
}

export interface Question {
  decision: string;
  kind: string;
  options: Option[];
  blocked: Option[];
  /** There if it can be answered as a whole, with numbers. */
  amounts?: unknown;
}

export interface Seen {
  status: string;
  version: number;
  explain: Question[];
  view: {
    viewer: number | null;
    seats: number;
    turn: number;
    undo: string[];
    outcome: { scores: number[]; ranks: number[] } | null;
    state: {
      phase: string;
      hexes: { hex: string; tile: string; owner: number | null; knights: number; value?: number }[];
      seats: { points: number }[];
      battle: unknown;
    };
  };
}

const number = (option: Option, name: string): number => Number(option.args[name] ?? 0);

/** The best of several by a measure. */
function best(options: Option[], measure: (option: Option) => number): Option | undefined {
  return [...options].sort((a, b) => measure(b) - measure(a))[0];
}

/** Return the answer to a question. */
export function decide(seen: Seen, question: Question): Option {
  const { options } = question;
  const find = (id: string) => options.find((option) => option.id === id);
  const said = (message: string) => options.filter((option) => option.message === message);
  const first = options[0];
  if (!first) throw new Error(`nothing to answer: ${question.decision}`);
  if (question.kind === 'window') {
    return (
      find('call_to_arms') ??
      find('tactical_advance') ??
      find('manoeuvre') ??
      find('end_turn') ??
      first
    );
  }
  const done = said('option-done')[0];
  if (done) return done; // knights stay where they are
  const stay = said('option-stay')[0];
  if (stay) return target(seen, options) ?? stay;
  const knights = said('option-knights');
  if (knights.length) return best(knights, (option) => number(option, 'count')) ?? first;
  const conflict = said('option-conflict');
  if (conflict.length) return best(conflict, strength) ?? first;
  const support = said('option-support');
  if (support.length) return best(support, (option) => number(option, 'points')) ?? first;
  return (
    said('option-pass')[0] ?? said('option-discard-none')[0] ?? said('option-decline')[0] ?? first
  );
}

/** Where to advance: what is empty and worth most, else the weakest neighbour one can beat. */
function target(seen: Seen, options: Option[]): Option | undefined {
  const home = seen.view.state.hexes.find(
    (hex) => hex.tile === 'castle' && hex.owner === seen.view.viewer,
  );
  const castle = Math.min(home?.knights ?? 0, 6);
  const empty = options.filter((option) => option.message === 'option-advance-empty');
  if (empty.length) return best(empty, (option) => number(option, 'value'));
  const weak = options.filter(
    (option) =>
      option.message === 'option-advance-attack' && castle >= number(option, 'knights') + 1,
  );
  return best(weak, (option) => number(option, 'value') * 3 - number(option, 'knights'));
}

function strength(option: Option): number {
  const card = String(option.args['card'] ?? option.id);
  return card === 'ambush' ? 3.5 : Number(card.replace(/\D/g, '') || 0);
}
