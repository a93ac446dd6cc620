import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/test/longest-first.ts';

const UNIT = '{model,content,web,functions,local,scripts,demo}/**/*.test.{ts,tsx,mjs}';
/** Named so because each needs a process of its own. */
const APART = UNIT.replace('*.test.', '*.isolated.test.');
const NOT_OURS = ['**/node_modules/**', '**/dist/**'];
/** For what hangs. A test that is only slow, on a busy machine, does not fail. */
const HUNG = { testTimeout: 600_000, hookTimeout: 600_000 };

const JOURNEYS = 'tests/journeys/**/*.test.ts';
/** Named so because what others write meanwhile would spoil it, or it would crowd them out. */
const LATE = JOURNEYS.replace('*.test.', '*.heavy.test.');
/** Named so because nothing may go on beside it at the press that all journeys share. */
const ALONE = JOURNEYS.replace('*.test.', '*.serial.test.');
const JOURNEY = {
  globalSetup: ['tests/journeys/press.ts'],
  setupFiles: ['tests/journeys/describe-open-pages.ts'],
  // What is waited for comes when a busy machine lets it.
  expect: { poll: { timeout: 10_000 } },
  ...HUNG,
};

/** One project per kind of proof; `npm test` runs them one after another. */
export default defineConfig({
  test: {
    // By itself vitest leaves one of two processors idle.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // `npm run check` asks for what a change reaches. Where that is everything, `npm test` is the answer.
    forceRerunTriggers: [],
    projects: [
      {
        test: {
          name: 'unit',
          include: [UNIT],
          exclude: [...NOT_OURS, APART],
          ...HUNG,
          // Files follow each other in one process: starting one for each took as long as the tests.
          isolate: false,
          setupFiles: ['scripts/test/leave-nothing.ts'],
        },
      },
      // Tests that swap modules or what these are loaded with, or use what a process can have only once.
      { test: { name: 'unit-isolated', include: [APART], exclude: NOT_OURS, ...HUNG } },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          globalSetup: ['tests/rules/local-firebase.ts'],
          ...HUNG,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'content',
          include: ['tests/content/**/*.test.ts'],
          ...HUNG,
        },
      },
      { test: { name: 'journeys', include: [JOURNEYS], exclude: [LATE, ALONE], ...JOURNEY } },
      // After the others: what crawls everything or writes hundreds of records.
      {
        test: {
          name: 'journeys-heavy',
          include: [LATE],
          ...JOURNEY,
          sequence: { groupOrder: 1 },
        },
      },
      // Last, one at a time: what counts, compares times or publishes by the hundred.
      {
        test: {
          name: 'journeys-serial',
          include: [ALONE],
          ...JOURNEY,
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
