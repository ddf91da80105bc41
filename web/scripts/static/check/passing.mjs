/** Several people at one device, by the pages that they see: a cover, a table, the next cover. */

export const NAMES = ['Aveline', 'Taras', 'Magda', 'Solomiia'];
const TABLES = [
    [2, 2],
    [3, 3],
    [3, 2],
    [4, 4],
]; // seats, people
const PATIENCE = 2000; // ms until an answer has covered the table, or not

let luck = 33;
/** A number below another one, the same in each run. */
export function random(below) {
    luck = (luck * 1103515245 + 12345) % 2147483648;
    return Math.floor((luck / 2147483648) * below);
}

/** Ask the rules beside the page. */
async function ask(page, method, url, body) {
    const text = await page.evaluate(
        ([how, where, what]) => window.askWorker(how, where, what),
        [method, url, body === undefined ? '' : JSON.stringify(body)],
    );
    return text ? JSON.parse(text) : null;
}

/** Go to a page of the client. */
export const go = (page, place) =>
    page.evaluate((hash) => {
        location.hash = hash;
    }, place);

export const COVER = '[data-testid="cover"]';
/** The cover as it stays: with a person, and nothing on its way. */
export const SETTLED = `${COVER} .hold:not([disabled])`;

export async function openTable(page, game, number) {
    const [seats, people] = TABLES[number % TABLES.length];
    const numbers = [...Array(seats).keys()];
    const of = (kept, value) =>
        Object.fromEntries(numbers.filter(kept).map((seat) => [seat, value(seat)]));
    const made = await ask(page, 'POST', '/api/tables', {
        game,
        seats,
        people: of(
            (seat) => seat < people,
            (seat) => NAMES[seat],
        ),
        bots: of(
            (seat) => seat >= people,
            () => 'random',
        ),
    });
    return made.id;
}

/** Let whoever is asked answer at random, beside the page, some times. False: the match is over. */
export function goOn(page, table, times) {
    return page.evaluate(answerBeside, {
        at: `/api/tables/${table}`,
        times,
        seed: random(1 << 30),
    });
}

async function answerBeside({ at, times, seed }) {
    const ask = async (method, path, body) =>
        JSON.parse(await window.askWorker(method, at + path, body && JSON.stringify(body)));
    for (let given = 0; given < times;) {
        const { holder, next } = await ask('GET', '/holder');
        if (holder === null && next === null) return false;
        if (holder === null) await ask('POST', '/holder', { seat: next });
        const view = await ask('GET', '/view');
        if (view.status === 'over') return false;
        const [asked] = view.explain;
        if (!asked) {
            await new Promise((done) => setTimeout(done, 20)); // a bot's turn
            continue;
        }
        given += 1;
        const option = asked.options[(seed * given) % asked.options.length].id;
        const key = crypto.randomUUID();
        await ask('POST', '/choices', { decision: asked.decision, options: [option], key });
    }
    const { next } = await ask('POST', '/holder', { seat: null });
    return next !== null;
}

/** Uncover the table. */
export async function uncover(page) {
    const hold = page.locator(SETTLED);
    await hold.click();
    await hold.click(); // whoever wants nothing to move presses twice
    await page.locator('[data-decision]:not([data-decision=""])').waitFor();
}

/** Answer once by a key, or not; then pass the device on, if the answer has not done it. */
export async function passOn(page) {
    const cover = page.locator(COVER);
    if (random(4)) {
        await page.keyboard.press(String(1 + random(3)));
        await cover.waitFor({ timeout: PATIENCE / 4 }).catch(() => undefined);
    }
    if (!(await cover.isVisible())) {
        const pass = page.getByRole('button', { name: 'Pass it on' });
        await pass.click({ timeout: PATIENCE }).catch(() => undefined); // covered meanwhile
    }
    const over = page.locator('#ending-title, dialog[open] .total');
    await page.locator(SETTLED).or(over).first().waitFor();
    return cover.isVisible();
}

/** Show the cover of the same match in a browser that nobody has ever uncovered it in. */
export async function cleanCover(used, clean, table) {
    const file = await used.evaluate(
        (id) => window.askWorker('GET', `/api/device/backup?table=${id}`),
        table,
    );
    await go(clean, '#/preferences');
    await clean.locator(COVER).waitFor({ state: 'detached' });
    const brought = await ask(clean, 'POST', '/api/device/backup', { file, replace: [table] });
    if (brought.added + brought.same !== 1) throw new Error(JSON.stringify(brought));
    await go(clean, `#/tables/${table}`);
    await clean.locator(SETTLED).waitFor();
}
