import { defineConfig, mergeConfig } from 'vitest/config';

import base from './vite.config.js';

export default mergeConfig(
  base,
  defineConfig({
    resolve: { conditions: ['browser'] },
    test: {
      environment: 'happy-dom',
      include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
      restoreMocks: true,
      testTimeout: 30_000, // CI runs them beside other tests
    },
  }),
);
