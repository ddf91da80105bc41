/** Shortens names where space is limited: what distinguishes them is kept, the rest may be cut. */

/** Split a name and the number at its end ("Steward", "III"). The number may be missing. */
export function nameParts(name: string): { head: string; number: string } {
  const found = /^(.*\S)\s+([IVX]+|\d+)$/.exec(name);
  return { head: found?.[1] ?? name, number: found?.[2] ?? '' };
}
