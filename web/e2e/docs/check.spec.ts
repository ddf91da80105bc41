/** The pictures of README and docs show the present client: `make pictures` takes them again. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { expect, test } from '@playwright/test';

import { Drawn } from '../support/drawn';
import { FOLDER } from './folder';
import { open, places, SCENES, size } from './scenes';

const CLOSE = 4; // pixels that fonts of another machine may shift a box by

test('the pictures of README and docs are of this client @quick', async ({ browser }) => {
  const kept = JSON.parse(await readFile(resolve(FOLDER, 'places.json'), 'utf8')) as Record<
    string,
    Record<string, number[]>
  >;
  expect(Object.keys(kept).sort()).toEqual(SCENES.map(({ name }) => name).sort());
  const drawn = await Drawn.start();
  for (const scene of SCENES) {
    expect(sizeOf(await readFile(resolve(FOLDER, `${scene.name}.webp`)))).toEqual(size(scene));
    const page = await open(browser, drawn, scene);
    for (const [selector, box] of Object.entries(await places(page, scene.shows))) {
      const before = kept[scene.name]?.[selector] ?? [];
      const far = box.filter((at, i) => Math.abs(at - (before[i] ?? Infinity)) > CLOSE);
      const what = `${scene.name}: ${selector} is at ${box.join()}, was at ${before.join()}`;
      expect(far, `${what}; make pictures`).toEqual([]);
    }
    await page.context().close();
  }
  await drawn.stop();
});

/** The width and height that a WebP says of itself, in its lossy and its extended form. */
function sizeOf(webp: Buffer): [number, number] {
  const form = webp.toString('latin1', 12, 16);
  if (form === 'VP8X') return [webp.readUIntLE(24, 3) + 1, webp.readUIntLE(27, 3) + 1];
  if (form === 'VP8 ') return [webp.readUInt16LE(26) & 0x3fff, webp.readUInt16LE(28) & 0x3fff];
  throw new Error(`not a picture that we take: ${form}`);
}
