/** Rosettes: every card has an engraved pattern (a guilloche), computed from its id. */

/** A number that depends only on a text (FNV-1a). */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

const known = new Map<string, string>();

/** The path of a card's rosette around the origin, with an outer radius of 46. */
export function rosette(id: string, radius = 46): string {
  const key = `${id} ${radius}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const h = hash(id);
  const petals = 7 + (h % 6);
  const twist = 2 + ((h >> 4) % 3);
  const depth = 0.22 + ((h >>> 8) % 10) / 60;
  let path = '';
  for (let line = 0; line < 3; line++) {
    const outer = radius * (1 - line * 0.17);
    const points = petals * 10;
    for (let i = 0; i < points; i++) {
      const t = (i / points) * 2 * Math.PI;
      const r = outer * (1 - depth + depth * Math.sin(petals * t + line * twist));
      path += `${i ? 'L' : 'M'}${(r * Math.cos(t)).toFixed(1)} ${(r * Math.sin(t)).toFixed(1)}`;
    }
    path += 'Z';
  }
  known.set(key, path);
  return path;
}
