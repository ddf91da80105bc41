/** What axe finds on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WORST = new Set(['serious', 'critical']);

/** Return the serious and critical findings in words. */
export async function look(page: Page, what: string): Promise<string[]> {
  await page.waitForLoadState('networkidle');
  const found = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return found.violations
    .filter((one) => WORST.has(one.impact ?? ''))
    .flatMap((one) =>
      one.nodes.map(
        (node) =>
          `${what}: ${one.id} (${one.impact}) ${node.target.join(' ')} ${node.failureSummary ?? ''}`,
      ),
    );
}
