/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type RunOptions = Parameters<AxeBuilder['options']>[0];

const WORST = new Set(['serious', 'critical']);
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules about colours: only these can find something else in the other theme. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * Return the serious and critical findings in both themes in words. What lies under something open
 * may be half hidden by it: `within` is then the part whose targets are measured.
 */
export async function look(page: Page, what: string, within?: string): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const whole = () => new AxeBuilder({ page });
  const rules: RunOptions['rules'] = within ? { 'target-size': { enabled: false } } : {};
  const found = await lookIn(page, 'light', what, whole(), { runOnly: TAGS, rules });
  if (within) {
    const part = whole().include(within);
    found.push(...(await lookIn(page, 'light', what, part, { runOnly: ['target-size'] })));
  }
  found.push(...(await lookIn(page, 'dark', what, whole(), { runOnly: COLOURS })));
  return found;
}

async function lookIn(
  page: Page,
  theme: 'light' | 'dark',
  what: string,
  axe: AxeBuilder,
  options: RunOptions,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // The plain mode runs in the page itself: all others hand every passed element to a second
  // page first, which takes five times as long, for frames that there are none of here.
  const { violations } = await axe
    .setLegacyMode()
    .options({ ...options, resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter((one) => WORST.has(one.impact ?? ''))
    .flatMap((one) =>
      one.nodes.map(
        (node) =>
          `${what}, ${theme}: ${one.id} (${one.impact}) ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
      ),
    );
}

/** Nothing serious for axe on the page as it stands. */
export async function sound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const bad = violations.filter((one) => one.impact === 'serious' || one.impact === 'critical');
  expect(bad.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`)).toEqual(
    [],
  );
}
