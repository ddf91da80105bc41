/** Where it is stored that the game in a few sentences was read, or a lesson made it superfluous. */
export const READ = 'read';

export function primerKey(game: string): string {
  return `gonfalon.primer.${game}`;
}
