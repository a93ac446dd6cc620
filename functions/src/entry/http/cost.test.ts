/**
 * What a visit costs: every public row of the route table, rendered by the built web app against a
 * press of 50 and one of 5,000 articles, its document reads counted.
 */
import { existsSync } from 'node:fs';
import { searchPath } from '@quire/model/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressOf,
  openVisited,
  PAGE_ENTRY,
  PUBLIC_PATTERNS,
  type VisitedPress,
  visitPage,
} from '../../testing/public-visits.ts';

const SEARCH = searchPath('creek drains');

// Skipped, visibly, where the web app is not built: `npm run build -w web`.
describe.skipIf(!existsSync(PAGE_ENTRY))('a visit', () => {
  let small: VisitedPress;
  let large: VisitedPress;
  beforeAll(async () => {
    [small, large] = await Promise.all([openVisited(50), openVisited(5_000)]);
  });
  afterAll(() => Promise.all([small.press.close(), large.press.close()]));

  it.each([...PUBLIC_PATTERNS, SEARCH])(
    'to %s reads as many documents of 5,000 articles as of 50, at most three',
    async (pattern) => {
      const few = await visitPage(small, addressOf(pattern, small.filled));
      const many = await visitPage(large, addressOf(pattern, large.filled));
      for (const { status, reads } of [few, many]) {
        // A second address of a page redirects to the first; there is no search here.
        expect(pattern === SEARCH ? [503] : [200, 301]).toContain(status);
        expect(new Set(reads).size).toBe(reads.length);
        expect(reads.length).toBeLessThanOrEqual(3);
      }
      expect(many.reads.length).toBe(few.reads.length);
      expect(many.status).toBe(few.status);
    },
  );
});
