/** Views of the three cities, in a box of 300 × 146 from -18. SVG text. */
import { flag, house, tower, tree } from '../../../kit/drawing/engraving.js';

const wall = (x1: number, x2: number, y: number, h = 14): string => {
  let d = `M${x1} ${y}V${y - h}`;
  for (let x = x1; x < x2 - 1; x += 10)
    d += `H${Math.min(x + 5, x2)}V${y - h + 4}H${Math.min(x + 10, x2)}V${y - h}`;
  return `<path class="lt" d="${d}V${y}Z"/><path class="hs" d="${Array.from({ length: Math.floor((x2 - x1) / 26) }, (_, i) => `M${x1 + 8 + i * 26} ${y - 5}h8`).join('')}"/>`;
};
const roofs = (xs: readonly (readonly [number, number])[], y: number): string =>
  xs.map(([x, s]) => house(x, y, s)).join('');
const hill = (d: string, w: string): string => `<path d="${d}" fill="var(--wash-${w})"/>`;
const CITIES: Record<string, () => string> = {
  florence: () =>
    hill('M0 118C30 84 70 74 104 88C140 62 196 60 232 84C262 70 288 84 300 118Z', 'arena') +
    roofs(
      [
        [40, 1.5],
        [66, 1.3],
        [238, 1.5],
        [262, 1.3],
      ],
      104,
    ) +
    tree(22, 108, 1.5) +
    tree(282, 108, 1.4) +
    `<path class="lt" d="M112 108V60H188V108Z"/><path class="rf" d="M104 66H196L188 56H112Z"/><path class="lt" d="M120 56C120 26 134 12 150 8C166 12 180 26 180 56Z"/><path class="ln" d="M150 8V56M136 14C130 26 128 40 128 56M164 14C170 26 172 40 172 56M143 10C139 24 138 40 138 56M157 10C161 24 162 40 162 56"/><path class="hs" d="M168 24L178 40M170 32L179 46M172 42L180 54M166 18L174 30"/><path class="lt" d="M145 8V-2L150 -9L155 -2V8Z"/><path class="ln" d="M150 -9V-16M147 -13H153"/><circle class="dk" cx="150" cy="80" r="8"/><circle class="lt" cx="150" cy="80" r="4.6"/><path class="dk" d="M122 108V90A5 5 0 0 1 132 90V108ZM168 108V90A5 5 0 0 1 178 90V108Z"/><path class="lt" d="M198 108V26H216V108Z"/><path class="rf" d="M196 26L207 14L218 26Z"/><path class="ln" d="M198 46H216M198 66H216M198 86H216"/><path class="dk" d="M204 42V34A3 3 0 0 1 210 34V42ZM204 62V54A3 3 0 0 1 210 54V62Z"/><path class="hs" d="M212 48V64M214 48V64M212 68V84M214 68V84"/>` +
    tower(86, 108, 14, 58, false) +
    wall(4, 80, 118) +
    wall(222, 296, 118),
  paris: () =>
    hill('M0 118C40 96 90 92 150 94C210 92 260 96 300 118Z', 'town') +
    roofs(
      [
        [34, 1.4],
        [58, 1.6],
        [246, 1.5],
        [270, 1.3],
      ],
      102,
    ) +
    `<path class="rf" d="M150 100V52H232L244 66V100Z"/><path class="hs" d="M168 60H232M166 68H240M166 76H242"/><path class="lt" d="M184 100V74L194 84V100ZM206 100V74L216 84V100ZM228 100V74L238 84V100Z"/><path class="rf" d="M196 52L200 8L204 52Z"/><path class="ln" d="M200 8V-2M197 3H203"/><path class="lt" d="M98 108V20H124V108ZM138 108V20H164V108Z"/><path class="lt" d="M122 108V58H140V108Z"/><path class="ln" d="M98 58H164M98 84H164M98 28H124M138 28H164"/><circle class="lt" cx="131" cy="70" r="9"/><circle class="ln" cx="131" cy="70" r="4"/><path class="ln" d="M131 61V79M122 70H140M125 64L137 76M137 64L125 76"/><path class="dk" d="M103 54V38A3.4 3.4 0 0 1 109.800 38V54ZM112.500 54V38A3.400 3.400 0 0 1 119.300 38V54ZM143 54V38A3.400 3.400 0 0 1 149.800 38V54ZM152.500 54V38A3.400 3.400 0 0 1 159.300 38V54ZM104 108V96A7 7 0 0 1 118 96V108ZM124 108V95A7 7 0 0 1 138 95V108ZM144 108V96A7 7 0 0 1 158 96V108Z"/><path class="hs" d="M160 32V56M162.500 32V56M160 62V82M162.500 62V82M121 32V56"/>` +
    tower(78, 108, 12, 40, false) +
    wall(4, 76, 112) +
    wall(246, 296, 112) +
    `<path d="M0 119C50 110 100 122 150 115S250 110 300 119V126H0Z" fill="var(--wash-lake)"/><path class="sf" d="M20 120h24M70 122h30M130 120h26M190 122h30M246 120h26"/>`,
  munich: () =>
    hill('M0 118C20 90 60 86 96 92C150 78 210 78 246 90C272 86 290 96 300 118Z', 'forest') +
    roofs(
      [
        [36, 1.5],
        [62, 1.3],
        [236, 1.4],
        [262, 1.6],
      ],
      104,
    ) +
    `<path class="rf" d="M150 62H226L240 100H150Z"/><path class="hs" d="M168 70H228M168 78H231M168 86H234"/><path class="lt" d="M166 108V96H240V108Z"/><path class="lt" d="M104 108V34H128V108ZM142 108V34H166V108Z"/><path class="lt" d="M126 108V60L135 46L144 60V108Z"/><path class="lt" d="M103 34C98 22 108 18 116 4C124 18 134 22 129 34ZM141 34C136 22 146 18 154 4C162 18 172 22 167 34Z"/><path class="hs" d="M120 16L127 28M118 12L126 22M158 16L165 28M156 12L164 22"/><path class="ln" d="M116 4V-8M113 -4H119M154 4V-8M151 -4H157M104 54H128M142 54H166M104 76H128M142 76H166"/><path class="dk" d="M112 50V42A4 4 0 0 1 120 42V50ZM150 50V42A4 4 0 0 1 158 42V50ZM113 72V62A3 3 0 0 1 119 62V72ZM151 72V62A3 3 0 0 1 157 62V72ZM130 108V96A5 5 0 0 1 140 96V108Z"/><path class="hs" d="M124 58V74M126 58V74M162 58V74M164 58V74M162 80V106M124 80V106"/>` +
    tower(84, 108, 16, 44, true) +
    flag(84, 64) +
    wall(4, 76, 118) +
    wall(244, 296, 118) +
    tree(20, 106, 1.6) +
    tree(284, 106, 1.5),
};

/** A city by its id. Empty if it has no drawing. */
export function cityDrawing(city: string): string {
  return CITIES[city]?.() ?? '';
}
