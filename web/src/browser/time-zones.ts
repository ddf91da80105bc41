/** Time zones by their current names; browsers still report some under old ones. */
const RENAMED: Record<string, string> = {
  'Europe/Kiev': 'Europe/Kyiv',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
};

const today = (zone: string): string => RENAMED[zone] ?? zone;

/** The time zone of this device. */
export function zoneHere(): string {
  return today(Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC');
}

/** All available zones, always including the chosen one. */
export function allZones(chosen: string): string[] {
  const known = (Intl.supportedValuesOf?.('timeZone') ?? []).map(today);
  return [...new Set([chosen, 'UTC', zoneHere(), ...known])].sort();
}
