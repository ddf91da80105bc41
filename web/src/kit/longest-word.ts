/** How many letters the longest word of a name has, for names that are set where there is little room. */
export function longestWord(name: string): number {
  return Math.max(...name.split(/[\s-]+/).map((word) => word.length));
}
