/** How names are set where there is little room. */

/** How many letters the longest word of a name has. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}

/** A name whose number, as in "Hiring II", stays beside its last word. */
export function withNumber(name: string): string {
  return name.replace(/ (?=[IVX]+$)/, '\u00a0');
}
