/** Ids under which cards move on the stage. */

/** Ids for cards in a row: the seat's first, second … copy of each kind. */
export function copies(seat: number, cards: readonly string[]): string[] {
  return cards.map((card, i) => {
    const before = cards.slice(0, i).filter((other) => other === card).length;
    return `card:${seat}:${card}:${before}`;
  });
}
