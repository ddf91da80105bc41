/** Splits sentences at the names of players, so that names can have their seat's colour. */
export interface Piece {
  text: string;
  seat: number | null;
}

/** Split a sentence at the names in it. If several match, the longest wins. */
export function pieces(text: string, names: readonly string[]): Piece[] {
  const known = names
    .map((name, seat) => ({ name, seat }))
    .filter(({ name }) => name.length > 1)
    .sort((a, b) => b.name.length - a.name.length);
  const found: Piece[] = [];
  let plain = '';
  let at = 0;
  while (at < text.length) {
    const hit = isEdge(text[at - 1]) ? known.find(({ name }) => fits(text, at, name)) : undefined;
    if (hit) {
      if (plain) found.push({ text: plain, seat: null });
      plain = '';
      found.push({ text: hit.name, seat: hit.seat });
      at += hit.name.length;
    } else {
      plain += text[at];
      at += 1;
    }
  }
  if (plain) found.push({ text: plain, seat: null });
  return found;
}

function fits(text: string, at: number, name: string): boolean {
  return text.startsWith(name, at) && isEdge(text[at + name.length]);
}

function isEdge(letter: string | undefined): boolean {
  return letter === undefined || !/[\p{L}\p{N}]/u.test(letter);
}
