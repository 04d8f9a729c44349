import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'scripts/**/*.test.ts'],
    // The machines have 2 cores. Test files of pure code share their modules: loading the cards once is much faster.
    // Processes: threads that had run WebAssembly once brought Node 24 down when they ended.
    pool: 'forks',
    maxWorkers: 2,
    isolate: false,
    // A guard against tests that hang: whole games take half a minute where the cores are busy with other things.
    testTimeout: 120_000,
  },
});
