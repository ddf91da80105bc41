/** How names are set where there is little room. */

/** A name whose number, as in "Hiring II", stays beside its last word. */
export function withNumber(name: string): string {
  return name.replace(/ (?=[IVX]+$)/, '\u00a0');
}
