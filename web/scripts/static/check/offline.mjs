/**
 * Play without a connection: the folder is visited once, then its server ends, and the browser too.
 *
 *   node scripts/static/check/offline.mjs FOLDER [ANSWERS]
 *
 * In each game a table is opened and answers are given by keys and clicks; then the browser is closed and
 * opened again: the same question has to be there. Nothing may ask any other origin. `matches.mjs`
 * plays to the end.
 */
import { resolve } from 'node:path';

import { Device, everythingKept, question } from './device.mjs';
import { answer, begin } from './keys.mjs';
import { serve } from './server.mjs';

const [folder, answers = '6'] = process.argv.slice(2);
const GAMES = ['Crusaders', 'Glory', 'Medieval Mastery', 'Paladins'];

const server = await serve(resolve(folder));
const device = new Device(server.origin);
await everythingKept(await device.visit('/site/play/'));
await device.close();
server.close();
for (const [number, game] of GAMES.entries()) {
    let page = await device.visit('/site/play/', { offline: true });
    await begin(page, game);
    for (let given = 0; given < Number(answers); given += 1) await answer(page);
    const asked = await question(page);
    const place = new URL(page.url()).hash;
    await device.close();
    page = await device.visit(`/site/play/${place}`, { offline: true });
    const again = await question(page);
    if (asked !== again) device.broken.push(`${game}: ${asked} became ${again}`);
    console.log(`${number + 1} ${game}: ${asked} ${asked === again ? 'is' : 'is not'} there again`);
    await device.close();
}
device.forget();
for (const line of [...device.broken, ...device.elsewhere]) console.log(line);
process.exit(device.broken.length || device.elsewhere.length ? 1 : 0);
