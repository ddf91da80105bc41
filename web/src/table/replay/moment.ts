/** What happened in the version that is shown. */
import { captionOf } from '../pace/caption.js';
import type { Table } from '../state/table.svelte.js';

/** The seat whose action is shown. Null: nobody's, or the viewer's. */
export function actorAt(table: Table): number | null {
  const seat = table.replaying
    ? (table.log.entries.find((one) => one.version === table.version)?.seat ?? null)
    : table.acting;
  return seat === table.viewer ? null : seat;
}

/** The last thing that happened, in words. */
export function toldAt(table: Table): string {
  const here = table.log.entries.findLast(
    (one) => one.version <= table.version && one.events.length,
  );
  const said = captionOf(here ?? null, table.face?.log.highlights);
  return said ? table.say(said) : '';
}
