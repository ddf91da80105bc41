/**
 * Play whole matches without a connection, by clicks and on a phone by taps.
 *
 *   node scripts/static/check/matches.mjs FOLDER [desktop|phone] [GAME…]
 *
 * The folder is visited once; then nobody serves it any more, and the network is cut. Each match is
 * begun in the form, against a bot that plays at random; in the middle the browser is closed and
 * opened again, where the same question has to be asked. At the end there are the score sheet, the
 * replay, and the record, which `gonfalon verify` has to confirm.
 */
import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

import { Device, everythingKept, question } from './device.mjs';
import { PLAYERS, watchTold } from './players.mjs';
import { serve } from './server.mjs';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** After how many answers the browser is closed. */
const MIDDLE = { crusaders: 60, glory: 40, mastery: 12, paladins: 25 };
const MOST = 1500;
const PATIENCE = 10_000; // ms for what follows an answer
const HAND = { desktop: 'click', phone: 'tap' };

const [folder, ...wanted] = process.argv.slice(2);
const sizes = Object.keys(HAND).filter((size) => wanted.includes(size));
const games = Object.keys(PLAYERS).filter((game) => wanted.includes(game));

/** Open a table by the form. */
async function begin(page, game, hand) {
    await page.getByRole('button', { name: 'Start the match' }).waitFor();
    const bot = page.locator('select.kind').first();
    await bot.selectOption('random');
    if (game === 'mastery') {
        await page.locator('details.more summary')[hand]();
        await page.getByRole('checkbox', { name: /^Skirmish/ })[hand]();
        await page.waitForTimeout(500); // the settings are checked
    }
    await page.getByRole('button', { name: 'Start the match' })[hand]();
}

/** True if a question goes away within some time. */
function answered(page, decision, timeout) {
    return page
        .waitForFunction(
            (old) => {
                const bar = document.querySelector('[data-decision]');
                const now = bar?.getAttribute('data-decision');
                return (
                    document.querySelector('#ending-title') ||
                    (bar && now !== old && !bar.classList.contains('is-busy'))
                );
            },
            decision,
            { timeout, polling: 30 },
        )
        .then(
            () => true,
            () => false,
        );
}

/** Answer by the list of all answers, which every question has. */
async function giveFromList(page, hand, option) {
    const list = page.locator('#answers');
    if (!(await list.isVisible())) await page.locator('.decision .btn--all')[hand]();
    await page.locator(`#answers [data-answer="${option.id}"]`)[hand]();
}

/** Give one answer; returns what went wrong on the way. */
async function answer(page, game, hand, decision, turn) {
    const { seen, question: asked } = await page.evaluate((id) => window.asked.get(id), decision);
    // An answer without a choice is given by the page.
    if (asked.options.length === 1 && (await answered(page, decision, 2500))) return [];
    const option = PLAYERS[game].decide(seen, asked, turn);
    let fault = '';
    page.setDefaultTimeout(5000);
    await PLAYERS[game].give(page, hand, asked, option).catch((error) => {
        fault = String(error).split('\n').slice(0, 3).join(' ').slice(0, 300);
    });
    if (await answered(page, decision, fault ? 500 : PATIENCE)) return [];
    await page.screenshot({ path: join(ROOT, 'build', `stuck-${game}-${hand}.png`) });
    await giveFromList(page, hand, option).catch((error) => (fault += ` ${error}`));
    if (!(await answered(page, decision, PATIENCE))) {
        throw new Error(`${decision} ${asked.kind} ${option.id}: cannot be answered: ${fault}`);
    }
    if (await page.locator('#answers').isVisible()) await page.keyboard.press('Escape');
    return [`${asked.kind} ${option.id}: by the list of all answers alone. ${fault}`];
}

/** What the ending page shows: the points of each seat. */
async function points(page, hand) {
    const sheet = page.getByRole('dialog', { name: 'Score sheet' });
    await page.locator('#ending-title').or(sheet).first().waitFor();
    if (!(await sheet.isVisible())) {
        const title = await page.locator('#ending-title').innerText();
        if (!title.trim()) throw new Error('the ending has no title');
        await page.getByRole('dialog').getByRole('button', { name: 'Score sheet' })[hand]();
    }
    await sheet.waitFor();
    const found = await sheet
        .locator('[data-seat]')
        .evaluateAll((cards) =>
            cards.map((card) => [
                Number(card.dataset.seat),
                Number(card.querySelector('.total').textContent.replace('−', '-')),
            ]),
        );
    await page.keyboard.press('Escape');
    return found.sort(([one], [other]) => one - other).map(([, total]) => total);
}

/** Go from the result to the replay, through some of that, and back to the board. */
async function replayed(page, hand) {
    const ending = page.locator('#ending-title');
    const result = page.getByRole('button', { name: 'See the result' });
    const back = () => true;
    const stays = () => false;
    if (!(await ending.waitFor({ timeout: 3000 }).then(back, stays))) await result[hand]();
    await page.getByRole('dialog').getByRole('link', { name: 'Replay' })[hand]();
    const press = (name) => page.getByRole('button', { name, exact: true }).first()[hand]();
    const shown = () => page.locator('.app').getAttribute('data-version');
    const changed = (old) =>
        page.waitForFunction(
            (before) => document.querySelector('.app')?.dataset.version !== before,
            old,
        );
    await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
    for (const step of ['One step forward', 'One step forward', 'One step back', 'To the end']) {
        const before = await shown();
        await press(step);
        await changed(before);
    }
    const last = Number(await shown());
    await press('Go to the result');
    await ending.waitFor();
    await press('Look at the board');
    return last;
}

/** Save the record, and let `gonfalon verify` look at it. */
async function verified(page, hand) {
    await page.getByRole('button', { name: 'Menu' })[hand]();
    await page.getByRole('button', { name: 'Dice and shuffles' })[hand]();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the record' })[hand]();
    const file = await (await coming).path();
    const said = execFileSync(join(ROOT, '.venv/bin/gonfalon'), ['verify', file], {
        encoding: 'utf8',
    });
    return said.trim().split('\n').at(-1);
}

async function match(device, size, game) {
    const hand = HAND[size];
    const faults = [];
    const began = performance.now();
    let page = await device.visit(`/site/play/#/new/${game}?with=bots`, { offline: true });
    await begin(page, game, hand);
    let answers = 0;
    let same = '';
    for (; answers < MOST; answers += 1) {
        let decision = await question(page);
        if (!decision) break;
        if (answers === MIDDLE[game]) {
            const place = new URL(page.url()).hash;
            await device.close();
            page = await device.visit(`/site/play/${place}`, { offline: true });
            const again = await question(page);
            if (again !== decision) faults.push(`${decision} became ${again}`);
            else same = `the same question (${decision}) after ${answers} answers`;
            decision = again;
        }
        faults.push(...(await answer(page, game, hand, decision, answers)));
    }
    page.setDefaultTimeout(30_000);
    const totals = await points(page, hand);
    const last = await replayed(page, hand);
    const holds = await verified(page, hand);
    await device.close();
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
        `${game} at ${size}: ${answers} answers in ${seconds} s, ${totals.join(':')}; ${same}; ` +
            `${last} versions replayed; ${holds}; ${faults.length} faults`,
    );
    for (const fault of faults) console.log(`    ${fault}`);
    return faults.length + (same ? 0 : 1);
}

let bad = 0;
for (const size of sizes.length ? sizes : Object.keys(HAND)) {
    const server = await serve(resolve(folder));
    const device = new Device(server.origin, size);
    device.prepare = (page) => page.addInitScript(watchTold);
    await everythingKept(await device.visit('/site/play/'));
    await device.close();
    server.close();
    for (const game of games.length ? games : Object.keys(PLAYERS)) {
        await match(device, size, game).then(
            (faults) => (bad += faults),
            async (error) => {
                bad += 1;
                console.log(`${game} at ${size}: ${error}`);
                const [page] = device.context.pages();
                await page?.screenshot({ path: join(ROOT, 'build', `ended-${game}-${size}.png`) });
                await device.close();
            },
        );
    }
    for (const line of [...device.broken, ...device.elsewhere]) console.log(line);
    bad += device.broken.length + device.elsewhere.length;
    device.forget();
}
process.exit(bad ? 1 : 0);
