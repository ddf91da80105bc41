/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

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
  return [
    ...(await lookIn(page, 'light', what, TAGS, within)),
    ...(await lookIn(page, 'dark', what, COLOURS, within)),
  ];
}

async function lookIn(
  page: Page,
  theme: 'light' | 'dark',
  what: string,
  runOnly: string[],
  within?: string,
): Promise<string[]> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // The plain mode runs in the page itself: all others hand every passed element to a second
  // page first, which takes five times as long, for frames that there are none of here.
  const analyse = async (axe: AxeBuilder, rules = {}) =>
    (
      await axe
        .setLegacyMode()
        .options({ runOnly, rules, resultTypes: ['violations'] })
        .analyze()
    ).violations;
  const violations = await analyse(
    new AxeBuilder({ page }),
    within ? { 'target-size': { enabled: false } } : {},
  );
  if (within) violations.push(...(await analyse(new AxeBuilder({ page }).include(within))));
  return violations
    .filter((one) => WORST.has(one.impact ?? ''))
    .flatMap((one) =>
      one.nodes.map(
        (node) =>
          `${what}, ${theme}: ${one.id} (${one.impact}) ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
      ),
    );
}
