/** Points as text: negative numbers get a real minus sign. */
export function figure(points: number): string | number {
  return points < 0 ? `−${-points}` : points;
}

/** A change as text, with its sign. A dash if there is none. */
export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '–';
}
