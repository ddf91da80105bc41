/** A player at the keyboard: begins in the lobby, and answers by the keys of the answers. */
import { question } from './device.mjs';

const PATIENCE = 1500; // ms for what follows a key

/** Open a table against a bot from the lobby. */
export async function begin(page, game) {
    const banner = page.getByRole('button', { name: new RegExp(`Play a bot.*${game}`) });
    await banner.first().click();
}

/** Answer what is asked; some answers are sent by a second press. Returns the question. */
export async function answer(page) {
    const before = await question(page);
    const moved = () =>
        page
            .waitForFunction((old) => !document.querySelector(`[data-decision="${old}"]`), before, {
                timeout: PATIENCE,
            })
            .then(
                () => true,
                () => false,
            );
    for (const key of ['1', 'Enter', '2', 'Enter', '3', 'Enter']) {
        await page.keyboard.press(key);
        if (await moved()) return before;
        const send = page.locator('.btn--gilt:visible, .decision [data-option]:visible');
        if (await send.count())
            await send
                .first()
                .click({ timeout: 1000 })
                .catch(() => undefined);
        if (await moved()) return before;
    }
    throw new Error(`no key answers ${before}`);
}
