/** The livery of a seat: the CSS class that sets its colours for everything inside. */
import { livery } from '../../kit/drawing/blazon.js';
import type { SeatModel } from '../../kit/table-model.js';
import type { Table } from '../state/table.svelte.js';

type Side = Pick<SeatModel, 'blazon' | 'name'>;

export function liveryOf(side: Pick<Side, 'blazon'> | undefined): string {
  return livery(side?.blazon);
}

/** The side with this number: a seat, or an opponent without one. */
export function sideOf(table: Table, number: number | null): Side | undefined {
  if (number === null) return undefined;
  return (
    table.seats[number] ??
    table.face?.scores?.unseated?.(table).find((one) => one.number === number)
  );
}
