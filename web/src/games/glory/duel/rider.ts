/** A rider in the lists, in a seat's livery or, for a Knight, in ink alone. SVG text. */
import { round } from '../../../kit/drawing/hex.js';

export interface Rider {
  /** CSS class that sets the colours. */
  livery: string;
  /** What hatches the cloth: a reference to a pattern, or "none". */
  hatching: string;
  /** SVG body of the charge, in a 512 × 512 box. */
  charge: string;
}

function charged(rider: Rider, x: number, y: number, size: number): string {
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${size / 512})">${rider.charge}</g>`;
}

/** He faces right. `near`: he rides before the tilt, lance in sight; otherwise his shield is. */
export function riderDrawing(rider: Rider, near: boolean): string {
  const C = `fill="var(--seat)"`,
    L = 'stroke="var(--engrave)" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"',
    M = `fill="var(--plate)" ${L}`;
  const charge = (x: number, y: number, s: number): string =>
    `<g fill="var(--seat-on)" color="var(--seat-on)">${charged(rider, x - s / 2, y - s / 2, s)}</g>`;
  const cloth = (d: string): string =>
    `<path d="${d}" ${C} ${L}/><path d="${d}" fill="${rider.hatching}"/>`;
  const ln = (d: string, w = 1): string =>
    `<path d="${d}" fill="none" stroke="var(--engrave)" stroke-width="${w}" stroke-linecap="round"/>`;
  const fold = (d: string): string =>
    `<path d="${d}" fill="none" stroke="#000" stroke-opacity=".42" stroke-width="1.3" stroke-linecap="round"/>`;
  // legs of the horse under the cloth
  const leg = (d: string, hoof: string): string =>
    `<path d="${d}" fill="var(--horse)" ${L}/><path d="${hoof}" fill="var(--engrave)" ${L}/>`;
  const legsFar =
    leg(
      'M250 190C268 196 286 200 302 204C308 206 312 210 310 216C306 226 300 234 296 242L287 240C289 231 293 224 296 216C280 214 262 212 246 206Z',
      'M286 240L297 242L298 251L282 250Z',
    ) +
    leg(
      'M110 196C104 210 98 220 92 230C88 240 84 248 80 255L70 251C73 241 76 232 80 222C84 212 88 204 90 194Z',
      'M69 250L81 255L82 263H62Z',
    );
  const legsNear =
    leg(
      'M232 194C250 206 272 218 296 226C310 230 322 236 334 244L330 253C316 248 304 243 292 239C268 232 244 222 226 208Z',
      'M335 242L348 251L342 261L328 254Z',
    ) +
    leg(
      'M96 188C86 204 72 216 58 224C46 232 34 242 24 253L15 247C23 234 33 222 45 213C57 205 66 196 72 184Z',
      'M15 246L25 254L20 263L5 258Z',
    );
  // tail
  const tail =
    `<path d="M86 128C64 118 48 122 36 136C26 148 18 152 4 152C14 160 24 160 32 156C24 168 16 172 6 174C22 180 38 174 48 162C58 150 66 150 82 156Z" fill="var(--horse)" ${L}/>` +
    ln('M80 138C62 132 50 140 40 150M78 146C64 144 54 150 44 162', 0.9);
  // neck, head
  const head =
    `<path d="M281 62C284 52 288 46 290 41C290 36 291 31 293 26C299 31 301 37 302 42C304 38 307 34 311 31C314 37 314 43 312 49C322 56 333 70 342 84C349 94 357 102 358 110C358 120 349 124 341 120C332 116 322 112 311 113C305 114 301 118 298 124L270 110Z" fill="var(--horse)" ${L}/>` +
    `<path d="M303 46C316 54 330 70 341 86L354 104C357 110 352 112 347 108C334 98 318 84 306 70C300 62 298 52 303 46Z" ${M}/><path d="M322 66L340 58L328 74Z" ${M}/>` +
    ln('M308 56C318 64 330 80 340 94', 0.9) +
    `<circle cx="309" cy="74" r="3.6" fill="var(--map-dark)" stroke="var(--engrave)" stroke-width="1.2"/><path d="M346 113C349 112 351 110 352 107" ${L} fill="none"/><path d="M313 113C308 104 306 98 308 90" ${L} fill="none"/>`;
  // caparison of the neck
  const neck =
    cloth(
      'M296 46C278 48 262 66 250 84C244 94 238 102 230 110L240 146L286 150C286 138 292 126 300 116C296 104 296 88 302 74C298 66 296 56 296 46Z',
    ) +
    fold(
      'M288 60C274 74 264 92 258 112M292 84C282 98 276 116 274 140M252 92C250 108 248 120 250 140',
    ) +
    charge(270, 116, 24);
  // caparison of the body with dagged hem
  let hem = '';
  const x0 = 34,
    x1 = 304,
    n = 12,
    w = (x1 - x0) / n; // from front to back along a curve
  const yh = (x: number): number =>
    206 + 8 * Math.sin(((x - x0) / (x1 - x0)) * Math.PI * 2.2) + (x < 90 ? (90 - x) * 0.14 : 0);
  for (let i = 0; i < n; i++) {
    const a = x1 - i * w,
      b = a - w;
    hem += `L${round(a - 2)} ${round(yh(a) + 12)}Q${round(a - w / 2)} ${round(yh(a - w / 2) + 20)} ${round(b + 2)} ${round(yh(b) + 12)}L${round(b)} ${round(yh(b))}`;
  }
  const body =
    cloth(
      `M118 112C152 106 214 108 244 112C268 116 284 128 288 148C292 172 298 190 304 ${round(yh(304))}${hem}C52 188 66 168 74 146C78 126 92 114 118 112Z`,
    ) +
    `<path d="M288 148C292 172 298 190 304 ${round(yh(304))}${hem}" fill="none" stroke="var(--seat-on)" stroke-opacity=".75" stroke-width="2.4" transform="translate(0 -4)"/>` +
    fold(
      'M96 126C84 150 72 178 56 200M118 122C112 150 102 180 94 204M146 150C144 168 138 190 134 206M272 136C276 158 282 182 284 204M246 150C250 170 256 190 258 206M196 166C198 180 200 196 198 208M82 158C74 176 64 190 52 200',
    ) +
    `<path d="M272 150L286 146M274 158L289 153M276 166L291 161M278 174L293 169M280 182L295 177M281 190L298 185M282 198L300 193" stroke="#000" stroke-opacity=".3" stroke-width="1.1" fill="none"/>` +
    charge(104, 158, 34) +
    charge(152, 176, 28) +
    charge(198, 182, 26) +
    charge(276, 178, 20);
  const saddle =
    `<path d="M138 116C136 98 140 84 149 76L158 80C154 92 155 104 160 116Z" ${M}/><path d="M222 116C220 100 226 86 238 78L246 84C241 94 240 106 242 116Z" ${M}/>` +
    ln('M143 112C143 100 146 88 152 80M228 112C228 100 232 92 240 84', 0.9);
  const legR =
    `<path d="M238 128L252 190" stroke="var(--engrave)" stroke-width="3" fill="none"/><path d="M160 102C178 98 196 106 212 116L234 130C240 136 238 148 228 148C208 146 182 138 164 126Z" ${M}/><path d="M222 146C230 158 238 172 244 186L257 181C253 166 248 150 240 136Z" ${M}/><path d="M243 185C253 186 264 190 273 197C268 202 254 202 244 199C238 196 238 188 243 185Z" ${M}/><path d="M222 132C230 126 242 132 242 142C240 150 228 152 222 147C218 142 218 136 222 132Z" ${M}/><path d="M238 197H262L259 203H241Z" fill="var(--engrave)"/>` +
    ln(
      'M170 116C190 122 208 130 222 136M232 150C238 160 244 172 249 182M250 192C256 193 262 195 267 198M226 136C230 134 236 136 238 142',
      0.9,
    ) +
    ln(
      'M246 150L251 160M248 158L253 168M250 166L255 176M200 134L206 138M190 131L198 136M180 128L188 133',
      0.8,
    );
  const torso =
    `<path d="M158 114C153 94 154 70 168 58C182 50 204 52 214 62C220 78 218 98 212 116C194 122 174 122 158 114Z" ${M}/>` +
    ln(
      'M159 102C176 108 196 108 214 102M158 108C176 114 196 114 213 109M160 95C178 101 198 101 215 94M190 56C196 68 198 80 197 92',
      0.9,
    ) +
    ln('M202 62L212 72M204 70L214 80M204 78L215 88M204 86L214 94', 0.8) +
    `<path d="M156 112C170 120 196 122 214 114L222 134C200 142 170 140 150 132Z" ${C} ${L}/><path d="M156 112C170 120 196 122 214 114L222 134C200 142 170 140 150 132Z" fill="${rider.hatching}"/>` +
    fold('M170 120L166 134M186 122V138M202 120L207 136');
  const mantle =
    `<path d="M178 24C162 14 148 22 132 14C138 26 130 32 114 30C126 38 124 46 108 48C122 54 120 64 106 70C122 72 130 64 140 72C150 66 160 62 172 58Z" ${C} ${L}/><path d="M178 24C162 14 148 22 132 14C138 26 130 32 114 30C126 38 124 46 108 48C122 54 120 64 106 70C122 72 130 64 140 72C150 66 160 62 172 58Z" fill="${rider.hatching}"/>` +
    fold('M172 30C156 28 146 32 132 30M172 40C156 40 142 42 128 42M170 50C156 52 146 56 134 60') +
    `<path d="M132 14C136 18 142 18 148 18M114 30C120 33 126 32 131 30M108 48C114 50 120 50 124 48M106 70C112 70 118 68 122 66" stroke="var(--seat-on)" stroke-width="2" fill="none" stroke-linecap="round"/>`;
  const helm =
    `<path d="M170 60C166 40 172 20 192 16C204 14 212 20 220 27L240 38C230 43 224 50 221 62C206 70 184 70 170 60Z" ${M}/><path d="M240 38L214 31C216 36 220 39 226 42Z" fill="var(--map-dark)"/>` +
    ln('M192 17C188 32 188 48 192 66M170 52C186 60 206 60 222 54', 1) +
    ln('M208 46L216 56M212 44L220 52M204 50L210 60M198 52L203 62M217 44L223 49', 0.8) +
    `<g fill="var(--engrave)"><circle cx="180" cy="40" r="1.2"/><circle cx="180" cy="46" r="1.2"/><circle cx="175" cy="43" r="1.2"/></g>` +
    `<g transform="rotate(-6 194 14)"><path d="M178 18C178 12 184 9 194 9S210 12 210 18C210 21 178 21 178 18Z" fill="var(--seat-on)" ${L}/><path d="M184 10L181 20M191 9L188 20.5M198 9L196 20.5M205 11L204 20" stroke="var(--seat)" stroke-width="3.4"/><g fill="var(--seat)" color="var(--seat)" stroke="var(--engrave)" stroke-width="14" paint-order="stroke">${charged(rider, 172, -29, 44)}</g></g>`;
  const lance = (() => {
    const a = [92, 101] as const,
      b = [470, 62] as const;
    const p = (t: number, o: number): [number, number] => [
      a[0] + (b[0] - a[0]) * t + o * 0.1,
      a[1] + (b[1] - a[1]) * t + o,
    ];
    const poly = [p(0, -3), p(0.97, -2), p(0.97, 2), p(0, 4.6)]
      .map((q) => q.map(round).join(' '))
      .join('L');
    let st = '';
    for (let t = 0.36; t < 0.96; t += 0.056) {
      const q = [p(t, -2.6), p(t + 0.026, -2.5), p(t + 0.036, 3), p(t + 0.01, 3.1)];
      st += `M${q.map((v) => v.map(round).join(' ')).join('L')}Z`;
    }
    const e = p(0.97, 0);
    return `<path d="M${poly}Z" fill="var(--seat-on)" ${L}/><path d="${st}" fill="var(--seat)"/><path d="M${round(e[0])} ${round(e[1] - 4)}L${round(e[0] + 15)} ${round(e[1] - 8)}M${round(e[0])} ${round(e[1])}L${round(e[0] + 17)} ${round(e[1] - 2)}M${round(e[0])} ${round(e[1] + 4)}L${round(e[0] + 15)} ${round(e[1] + 4)}" stroke="var(--engrave)" stroke-width="3" stroke-linecap="round"/><path d="M${round(e[0] - 2)} ${round(e[1] - 5)}V${round(e[1] + 5)}" stroke="var(--engrave)" stroke-width="4"/>`;
  })();
  const vam =
    `<path d="M214 70C226 76 231 83 231 89C230 97 224 104 213 109C218 96 218 83 214 70Z" ${M}/>` +
    ln('M219 78C224 82 226 88 222 98', 0.9);
  const arm =
    `<path d="M166 66C162 82 164 96 172 104C184 108 200 102 212 97L209 84C200 88 190 90 186 86C188 78 190 72 190 66Z" ${M}/><path d="M200 83C208 80 216 82 217 90C217 98 209 102 202 99Z" ${M}/><path d="M164 98C164 90 174 88 180 92C184 98 182 106 174 108C168 107 164 104 164 98Z" ${M}/><path d="M162 70C158 56 172 48 186 52C198 56 200 70 193 80C182 86 166 82 162 70Z" ${M}/>` +
    ln(
      'M166 72C176 78 188 76 195 70M165 64C176 70 188 68 196 62M204 88L214 86M204 93L214 92',
      0.9,
    ) +
    ln('M186 78L193 72M182 80L189 76M190 56L196 64', 0.8);
  const shield =
    `<path d="M190 60L236 54C240 70 242 86 238 98C234 112 222 120 210 124C196 118 188 108 187 94Z" ${C} ${L}/><path d="M190 60L236 54C240 70 242 86 238 98C234 112 222 120 210 124C196 118 188 108 187 94Z" fill="${rider.hatching}"/><path d="M195 65L232 60C235 74 236 86 233 96C230 106 220 113 210 117C200 112 193 104 192 93Z" fill="none" stroke="var(--seat-on)" stroke-width="1.6"/>` +
    charge(213, 88, 36);
  const rein = `<path d="M340 112C310 118 270 112 232 100" fill="none" stroke="var(--engrave)" stroke-width="5.4"/><path d="M340 112C310 118 270 112 232 100" fill="none" stroke="var(--seat-on)" stroke-width="3.2"/><path d="M340 112C310 118 270 112 232 100" fill="none" stroke="var(--seat)" stroke-width="3.2" stroke-dasharray="6 6"/>`;
  return `<g class="${rider.livery}">${tail}${legsFar}${near ? '' : lance}${legsNear}${head}${neck}${body}${rein}${saddle}${torso}${legR}${mantle}${helm}${near ? lance + arm + vam : `<path d="M162 70C158 56 172 48 186 52C198 56 200 70 193 80C182 86 166 82 162 70Z" ${M}/>` + shield}</g>`;
}
