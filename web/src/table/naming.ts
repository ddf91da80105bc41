/** Names where there is little room: what tells them apart is kept, the rest may be cut. */

/** A name and the number at its end ("Steward", "III"); the number may be missing. */
export function nameParts(name: string): { head: string; number: string } {
  const found = /^(.*\S)\s+([IVX]+|\d+)$/.exec(name);
  return { head: found?.[1] ?? name, number: found?.[2] ?? '' };
}
