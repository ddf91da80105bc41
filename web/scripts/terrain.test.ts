// @vitest-environment node
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { TARGET, terrain } from './terrain.mjs';

test('the drawings of the landing page are up to date', async () => {
  expect(readFileSync(TARGET, 'utf8'), 'run scripts/terrain.mjs').toBe(await terrain());
});
