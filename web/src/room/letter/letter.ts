/** Names in an invitation. */
const LONGEST = 24;

/** Return a name like one that is taken, with another number behind it: "Wren" → "Wren 27". */
export function otherName(name: string, number = 10 + Math.floor(Math.random() * 90)): string {
  const stem = name.trim().replace(/ \d+$/, '');
  return `${[...stem]
    .slice(0, LONGEST - 3)
    .join('')
    .trim()} ${number}`;
}
