/**
 * The pictures of README and docs, and where their parts lie (`places.json`): `make pictures`.
 * `SCENES=glory,lobby` takes only some.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { test, type Page } from '@playwright/test';

import { Drawn } from '../support/drawn';
import { pictureOf } from '../support/pictures';
import { film } from './film';
import { FOLDER } from './folder';
import { clip, open, places, SCENES, type Scene } from './scenes';

const QUALITY = 82;
const PLACES = resolve(FOLDER, 'places.json');

test('pictures of README and docs', async ({ browser }) => {
  const wanted = (process.env.SCENES ?? '').split(',').filter(Boolean);
  const want = (name: string) => !wanted.length || wanted.includes(name);
  const drawn = await Drawn.start();
  await mkdir(FOLDER, { recursive: true });
  const before = wanted.length ? await readFile(PLACES, 'utf8') : '{}';
  const kept = JSON.parse(before) as Record<string, unknown>;
  for (const scene of SCENES.filter(({ name }) => want(name))) {
    const page = await open(browser, drawn, scene);
    kept[scene.name] = await places(page, scene.shows);
    await take(page, scene);
    await page.context().close();
  }
  await writeFile(PLACES, `${JSON.stringify(kept, null, 2)}\n`);
  if (want('turn')) await film(browser, drawn, resolve(FOLDER, 'turn.webp'));
  await drawn.stop();
});

async function take(page: Page, scene: Scene): Promise<void> {
  // A part of a window shows no buttons that float over it; pages of the site refuse such styles.
  if (scene.part) {
    await page.addStyleTag({ content: '.zoom, .battle > .swap { display: none !important }' });
  }
  const webp = await pictureOf(page, clip(scene), scene.wide, { format: 'webp', quality: QUALITY });
  await writeFile(resolve(FOLDER, `${scene.name}.webp`), webp);
}
