/** The livery of a seat: the class that sets its colours for everything inside. */
import { livery } from '../kit/blazon.js';
import type { SeatModel } from './model.js';

export function liveryOf(seat: Pick<SeatModel, 'blazon'> | undefined): string {
  return livery(seat?.blazon);
}
