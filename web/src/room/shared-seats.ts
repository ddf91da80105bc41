/** The people of a new table at which a device goes round. */

/** The longest name that a device takes. */
export const LONGEST_NAME = 40;

/**
 * Return the names of the people at a device, by seat. Undefined if there is only one, who always
 * holds it. `others` has a bot level, or nothing, for each seat after the first.
 */
export function peopleHere(
  others: readonly string[],
  names: readonly string[],
  nameless: (number: number) => string,
): Record<string, string> | undefined {
  const seats = [0, ...others.flatMap((level, i) => (level ? [] : [i + 1]))];
  if (seats.length < 2) return undefined;
  return Object.fromEntries(
    seats.map((seat) => [String(seat), names[seat]?.trim() || nameless(seat + 1)]),
  );
}
