import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { BROWSER } from '../../chromium/find-browser.ts';
import { openChromium, type RunningChromium } from '../../chromium/open-chromium.ts';
import type { RunningFirestore } from '../server.ts';
import { LISTENING } from './chromium/listening.ts';
import { OFFLINE } from './chromium/offline.ts';
import { READING_AND_WRITING } from './chromium/reading-and-writing.ts';
import { REFUSALS } from './chromium/refusals.ts';
import { ASKED_ROWS } from './chromium/rows.ts';
import { RULES } from './chromium/server-rules.ts';
import { openTheatre, type Theatre } from './chromium/stage.ts';
import { TRANSPORT } from './chromium/transport.ts';
import { TWO_TABS } from './chromium/two-tabs.ts';
import { startServerWithRules } from './test-server.ts';

// Most of a test's time is waiting for the browser.
vi.setConfig({ maxConcurrency: ASKED_ROWS.length });

const BEHAVIOURS = [
  ...TRANSPORT,
  ...READING_AND_WRITING,
  ...LISTENING,
  ...REFUSALS,
  ...OFFLINE,
  ...TWO_TABS,
];

let server: RunningFirestore;
let chromium: RunningChromium;
let tests = 0;

beforeAll(async () => {
  if (!BROWSER) return;
  server = await startServerWithRules(RULES);
  chromium = await openChromium(join(import.meta.dirname, 'chromium/page-client.ts'));
});

afterAll(async () => {
  await chromium?.close();
  await server?.close();
});

describe.skipIf(!BROWSER)('firebase/firestore in Chromium', () => {
  // Rows run side by side, the tests of a row one after another in one page.
  describe.concurrent.for(ASKED_ROWS)('by $transport, data in $cache', (row) => {
    let theatre: Theatre;
    beforeAll(async () => {
      theatre = await openTheatre(chromium, server.port, row);
    });
    afterAll(() => theatre.context.close());

    it.for(BEHAVIOURS)(
      '$title',
      { concurrent: false },
      async ({ run, complaints }, { onTestFinished }) => {
        const stage = theatre.setStage(`demo-${++tests}`);
        onTestFinished(stage.close);
        await run(stage);
        const problems = stage.problems();
        expect(problems.filter((problem) => !complaints?.test(problem))).toEqual([]);
      },
    );
  });
});
