/**
 * Pass a device round, and look on each cover for what only the one before could know.
 *
 *   node scripts/static/check/hand-overs.mjs FOLDER [COUNT] [GAME…]
 *
 * Two to four people (and a bot) play at random. Whenever the device is covered, all that the page
 * shows or a script in it could read is compared with a clean page: the same match, brought by a
 * file to a browser where nobody has ever uncovered it. Whatever only the used page has is a leak.
 * That a clean page tells no more than a spectator may know, `tests/local` checks.
 *
 * First, leaks are planted, each of which has to be found.
 */
import { resolve } from 'node:path';

import { Device } from './device.mjs';
import {
    cleanCover,
    COVER,
    go,
    goOn,
    NAMES,
    openTable,
    passOn,
    random,
    SETTLED,
    uncover,
} from './passing.mjs';
import { prepare, readable } from './readable.mjs';
import { serve } from './server.mjs';

const [folder, count = '1000', ...wanted] = process.argv.slice(2);
const GAMES = ['crusaders', 'glory', 'mastery', 'paladins'];
const SAMPLE = 20; // of so many uncovered pages, one is read
const AT_ONCE = 10; // answers between two looks, at most

/** What is left behind on a page: each would be a leak. */
const PLANTS = {
    text: (secret) => document.querySelector('main').append(secret),
    attribute: (secret) => (document.querySelector('main').dataset.card = secret),
    'accessible name': (secret) => document.querySelector('h1').setAttribute('aria-label', secret),
    title: (secret) => (document.title += secret),
    'history state': (secret) => history.replaceState({ ...history.state, secret }, ''),
    localStorage: (secret) => (localStorage.planted = secret),
    sessionStorage: (secret) => (sessionStorage.planted = secret),
    global: (secret) => (window.planted = { secret }),
    style: (secret) => {
        const sheet = new CSSStyleSheet();
        sheet.insertRule(`[data-option="${CSS.escape(secret)}"] { color: red }`);
        document.adoptedStyleSheets.push(sheet);
    },
};

const TITLES = `((● )?(${[
    'Crusaders',
    'Glory: A Game of Knights',
    'Medieval Mastery',
    'Paladins of the West Kingdom',
    `Over to (${NAMES.join('|')})`,
].join('|')}) · )?`;

/**
 * What a page that has shown tables keeps for whoever uses it next: which panels are folded, until
 * which version somebody has looked at each table, which icon its tab has, how many
 * ids Svelte has given; and to screen readers it names the page that was last gone to.
 */
const NOBODYS = [
    /^localStorage: gonfalon\.fold\.(left|right)=[01]$/,
    /^localStorage: gonfalon\.looked=\{("[0-9a-f-]{36}":\{"at":\d+,"version":\d+\},?)*\}$/,
    /^LINK href: [^ ]*\/icon\.svg$/,
    /^global: __svelte \{"v":\{\},"uid":\d+\}$/,
    new RegExp(`^(text|tree: (StaticText|InlineTextBox))[: ]+(${TITLES})Gonfalon$`),
];

/** Lines of a used page that a clean one does not have. */
async function leaks(used, clean) {
    return onlyIn(...(await Promise.all([readable(used), readable(clean)])));
}

function onlyIn(found, known) {
    const own = [...found].filter((line) => !known.has(line));
    return own.filter((line) => !NOBODYS.some((pattern) => pattern.test(line)));
}

/** Hand-overs of one game, and what they brought to light. */
class Round {
    done = 0;
    leaky = 0;
    /** How many lines of some uncovered pages no cover has, at the least. */
    secrets = [];
    /** Hand-overs that did not come about. */
    failed = 0;
    table = '';

    constructor(game, used, clean) {
        Object.assign(this, { game, used, clean });
    }

    async run(enough) {
        for (let number = 0; this.done + this.failed < enough;) {
            try {
                if (!this.table) {
                    this.table = await openTable(this.used, this.game, number);
                    number += 1;
                }
                if (!(await this.once())) this.table = ''; // the match is over
            } catch (error) {
                this.failed += 1;
                this.table = '';
                console.log(`${this.game}: ${String(error).slice(0, 600)}`);
                await this.used.reload();
            }
        }
        console.log(
            `${this.game}: ${this.done} hand-overs, ${this.leaky} with a leak, ${this.failed} ` +
                `failed; lines that were not on the cover: ${Math.min(...this.secrets)} or more`,
        );
    }

    /** One hand-over. False: the match is over. */
    async once() {
        const { used, clean, table } = this;
        if (this.done && random(2)) {
            await go(used, '#/preferences');
            await used.locator(COVER).waitFor({ state: 'detached' });
            if (!(await goOn(used, table, 1 + random(AT_ONCE)))) return false;
        }
        await go(used, `#/tables/${table}`);
        await uncover(used);
        const seen = this.done % SAMPLE ? null : await readable(used);
        if (!(await passOn(used))) return false;
        await cleanCover(used, clean, table);
        let found = await leaks(used, clean);
        if (found.length) {
            await used.waitForTimeout(500); // something was on its way in or out
            found = await leaks(used, clean);
        }
        this.done += 1;
        this.leaky += found.length ? 1 : 0;
        if (found.length) console.log(`${this.game}, hand-over ${this.done}:`, found.slice(0, 8));
        if (seen) {
            this.own = onlyIn(seen, await readable(clean));
            this.secrets.push(this.own.length);
        }
        if (this.done % 50 === 0)
            console.log(`${this.game}: ${this.done}, ${this.leaky} with a leak`);
        return true;
    }

    /** Plant leaks on the cover. Returns how many were missed. */
    async plant() {
        const { used, clean } = this;
        const secret = this.own.find((line) => line.startsWith('text: ')).slice(6);
        const plants = Object.entries(PLANTS).map(([name, plant], i) => [name, plant, `leak${i}`]);
        for (const [, plant, mark] of plants) await used.evaluate(plant, `${secret} ${mark}`);
        const found = await leaks(used, clean);
        const missed = plants.filter(([, , mark]) => !found.some((line) => line.includes(mark)));
        const missing = missed.map(([name]) => name).join(', ') || 'none';
        console.log(`${plants.length} planted leaks, not found: ${missing}`);
        await used.evaluate(() => {
            for (const storage of [localStorage, sessionStorage]) storage.removeItem('planted');
            history.replaceState(null, '');
        });
        await used.reload();
        await used.locator(SETTLED).waitFor();
        return missed.length;
    }
}

const server = await serve(resolve(folder));
const devices = [new Device(server.origin), new Device(server.origin)];
for (const device of devices) device.prepare = (page) => page.addInitScript(prepare);
const [used, clean] = await Promise.all(devices.map((device) => device.visit('/site/play/')));
const games = wanted.length ? wanted : GAMES;
const rounds = games.map((game) => new Round(game, used, clean));
let bad = 0;
for (const [at, round] of rounds.entries()) {
    if (!at) {
        await round.run(1);
        bad += await round.plant();
    }
    await round.run(Math.ceil(Number(count) / games.length));
    bad += round.leaky + round.failed;
}
for (const device of devices) {
    await device.close();
    device.forget();
    for (const line of device.broken) console.log(line);
    bad += device.broken.length;
}
server.close();
process.exit(bad ? 1 : 0);
