/** How-to-play pages and the reference, for themselves and at the table. */
import { expect, test, type Browser, type Page } from '@playwright/test';

import { botTable, complaints, guest, origin } from '../support/house';
import { look } from '../support/looks';

const GAMES = ['mastery', 'paladins', 'glory', 'crusaders'];
const LANGUAGES = ['en', 'ru', 'uk', 'pl'];

async function opened(browser: Browser, options: object = {}): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin(), ...options });
  return await context.newPage();
}

/** Nothing on the page is the id of a text that is missing, or lies outside the screen. */
async function whole(page: Page, what: string): Promise<void> {
  const text = await page.locator('main').innerText();
  expect(text.match(/\b(?:howto|glory|mastery|paladins|crusaders)-[a-z][\w.-]*/g), what).toBeNull();
  expect(text, what).not.toContain('{');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${what}: too wide`).toBeLessThanOrEqual(0);
}

for (const game of GAMES) {
  test(`how to play ${game}, in four languages @learn`, async ({ browser }) => {
    const page = await opened(browser);
    const wrong = complaints(page);
    for (const language of LANGUAGES) {
      await page.goto(`/how-to-play/${game}?lang=${language}`);
      await expect(page.locator('.howto')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await whole(page, `${game}, ${language}`);
      const words = (await page.locator('.howto').innerText()).split(/\s+/).length;
      expect(words, `${game}, ${language}: words`).toBeGreaterThan(350);
      expect(words, `${game}, ${language}: words`).toBeLessThan(1000);
      const pictures = page.locator('.howto .picture');
      for (let i = 0; i < (await pictures.count()); i += 1) {
        const box = await pictures.nth(i).boundingBox();
        expect(box?.height ?? 0, `${game}: picture ${i}`).toBeGreaterThan(30);
        expect(await pictures.nth(i).innerHTML(), `${game}: picture ${i}`).toContain('<');
      }
    }
    expect(await look(page, game)).toEqual([]);
    expect(wrong).toEqual([]);
    await page.context().close();
  });
}

test('how to play: questions, links, another game, the phone @learn', async ({ browser }) => {
  const page = await opened(browser, { viewport: { width: 390, height: 844 } });
  await page.goto('/how-to-play/mastery');
  const answer = page.getByText('From your castle, and only from there.');
  await expect(answer).toBeHidden();
  await page.getByText('Where do knights advance from?').click();
  await expect(answer).toBeVisible();
  await expect(page.getByRole('link', { name: 'Start the lesson' })).toHaveAttribute(
    'href',
    '/learn/mastery/basics',
  );
  for (const game of GAMES) {
    await page.goto(`/how-to-play/${game}`);
    await expect(page.locator('.howto')).toBeVisible();
    await whole(page, `${game}, phone`);
  }
  await page
    .getByRole('navigation', { name: 'Games' })
    .getByRole('link', { name: 'Glory' })
    .click();
  await expect(page).toHaveTitle(/^How to play Glory/);
  await expect(page.locator('#howto-turn')).toContainText('Jan Žižka');
  await page.getByRole('link', { name: 'New table' }).click();
  await expect(page).toHaveURL(/\/new\/glory$/);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'How to play' }).first().click();
  await expect(page).toHaveURL(/\/how-to-play\/glory$/);
  await page.locator('.howto').getByRole('link', { name: 'Full rules' }).click();
  await expect(page).toHaveURL(/\/rules\/glory$/);
  await page.context().close();
});

test('how to play: on paper, also from the dark theme @learn', async ({ browser }) => {
  const page = await opened(browser, { colorScheme: 'dark' });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/how-to-play/paladins');
  await page.getByRole('button', { name: 'Print this page' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  for (const game of GAMES) {
    await page.goto(`/how-to-play/${game}`);
    await expect(page.locator('.howto')).toBeVisible();
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString(
      'latin1',
    );
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    expect(pages, game).toBeGreaterThan(0);
    expect(pages, game).toBeLessThanOrEqual(2);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  }
  await page.context().close();
});

test('the reference: rules alone, what explains them folded, search, links @learn', async ({
  browser,
}) => {
  const page = await opened(browser);
  await page.goto('/rules/mastery');
  const rule = page.locator('#MM-BAT-61');
  await expect(rule).toContainText('the defender wins with margin 1');
  await expect(page.locator('details[open]')).toHaveCount(0);
  const note = page.locator('.rule details').first();
  await expect(note.locator('p')).toBeHidden();
  await note.locator('summary').click();
  await expect(note.locator('p')).toBeVisible();
  expect(await look(page, 'rules')).toEqual([]);

  await page.getByRole('searchbox').fill('mm-bat-61');
  await expect(rule).toBeVisible();
  await expect(page.locator('#MM-ADV-01')).toHaveCount(0);
  await page.getByRole('searchbox').fill('no such words');
  await expect(page.getByText('No matching rules.')).toBeVisible();

  await page.goto('/rules/mastery#MM-EX-07');
  await expect(page.locator('#MM-EX-07')).toHaveAttribute('open', '');
  await expect(page.locator('#MM-EX-07')).toBeInViewport();
  for (const game of GAMES.slice(1)) {
    await page.goto(`/rules/${game}?lang=uk`);
    await expect(page.locator('.rule').first()).toBeVisible();
    await whole(page, `rules of ${game}`);
  }
  await page.getByRole('link', { name: 'Як грати' }).first().click();
  await expect(page).toHaveURL(/\/how-to-play\/crusaders$/);
  await page.context().close();
});

test('rules at the table begin with how to play @learn @quick', async ({ browser }) => {
  const page = await opened(browser);
  await guest(page.context());
  const table = await botTable(page.context());
  await page.goto(`/tables/${table}`);
  await page.getByRole('button', { name: 'The whole game on one page' }).click();
  const drawer = page.getByRole('dialog', { name: 'Rules' });
  await expect(drawer.locator('.howto')).toBeVisible();
  await expect(drawer.getByRole('tab', { name: 'How to play' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await drawer.getByRole('tab', { name: 'How to play' }).press('ArrowRight');
  await expect(drawer.getByRole('tab', { name: 'All rules' })).toBeFocused();
  await drawer.getByRole('button', { name: 'Advance', exact: true }).click();
  await drawer.locator('details summary').first().click();
  await expect(drawer.locator('details[open] p').first()).toBeVisible();
  await drawer.getByRole('searchbox').fill('MM-BAT-61');
  await drawer.locator('.hit').first().click();
  await expect(drawer.getByRole('heading', { name: 'MM-BAT-61' })).toBeFocused();
  await drawer.getByRole('tab', { name: 'How to play' }).click();
  await expect(drawer.locator('.howto')).toBeVisible();
  expect(await look(page, 'how to play at the table')).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(drawer.getByRole('tab', { name: 'All rules' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await page.context().close();
});
