/** Return browser and system in familiar terms: "Firefox, Android". */
export function browserName(agent: string): string {
  const found = /(Firefox|FxiOS|Edg|OPR|CriOS|Chrome|Safari)\w*\//.exec(agent)?.[1] ?? '';
  const better = /(Edg|OPR)\w*\//.exec(agent)?.[1] ?? found;
  const system = SYSTEMS.find((one) => agent.includes(one)) ?? '';
  return [NAMES[better] ?? better, NAMES[system] ?? system].filter(Boolean).join(', ').slice(0, 60);
}

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux']; // Android says Linux
const NAMES: Record<string, string> = {
  Edg: 'Edge',
  OPR: 'Opera',
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Macintosh: 'Mac',
};
