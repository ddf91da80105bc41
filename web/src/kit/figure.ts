/** Points as text: negative numbers get a real minus sign. */
export function figure(points: number): string | number {
  return points < 0 ? `−${-points}` : points;
}
