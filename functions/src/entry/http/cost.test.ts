/**
 * What a visit costs: every public row of the route table, rendered by the built web app against a
 * press of 50 and one of 5,000 articles, its document reads counted.
 */
import { existsSync, readFileSync } from 'node:fs';
import { DIGESTS, statisticsDigestId } from '@quire/model/collections';
import { type StatYears, StatYearsSchema, YEAR_FIGURES } from '@quire/model/entities/stat-years';
import { searchPath } from '@quire/model/paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FilledPress, fillPress } from '../../testing/fill-press.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';

const ORIGIN = 'https://press.example';
const ENTRY = new URL('../../../../web/dist/server/entry-server.js', import.meta.url);
const SEARCH = searchPath('creek drains');
const ROUTES = new URL('../../../../web/src/routes.ts', import.meta.url);

/** The rows that are shown in the press's layout: the others are signed-in areas. */
const PATTERNS = (readFileSync(ROUTES, 'utf8').split('readonly RouteRow[] =')[1] ?? '')
  .split(/\bpath: '/)
  .slice(1)
  .filter((row) => !/\blayout: false\b/.test(row))
  .map((row) => row.slice(0, row.indexOf("'")));

/** An address of the pattern in a filled press. */
function addressOf(pattern: string, filled: FilledPress): string {
  const values: Readonly<Record<string, string>> = {
    ...{ journal_key: filled.journal, jkey: filled.journal },
    ...{ issueid: filled.issue, jissue: filled.issue, akey: filled.akey },
    ...{ ckey: filled.ckey, code: 'K7QM-2RTX-9WHD' },
    ...{ skey: filled.skey, bkey: filled.bkey, list: `list${filled.articlePages}` },
    page: pattern.startsWith('/about/') ? 'open_access' : 'for_authors',
  };
  return pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`tell this test what :${name} of ${pattern} may be`);
    return value;
  });
}

/** The part of `web/src/entry-server.tsx` that is used. */
interface Entry {
  render(request: Request, context: object): Promise<Response>;
}

interface Press {
  readonly press: TestPress;
  readonly filled: FilledPress;
}

async function open(articles: number): Promise<Press> {
  const press = await startTestPress();
  const filled = await fillPress(press, articles);
  const { db } = press;
  await db.collection(DIGESTS).doc(statisticsDigestId(filled.journal)).set(statistics(filled));
  return { press, filled };
}

/** Of a journal that publishes its figures. */
const statistics = ({ journal }: FilledPress): StatYears => {
  const figures = Object.fromEntries(YEAR_FIGURES.map((key) => [key, { value: 1 }]));
  const period = { from: '2026-01-01', to: '2026-03-10', figures };
  return StatYearsSchema.parse({
    ...{ scope: journal, until: period.to, updatedAt: '2026-03-11T05:00:00Z', mostRead: [] },
    periods: [period, period, period],
  });
};

/** Answers one request and counts the documents that were read, found or not. */
async function visit({ press }: Press, address: string) {
  const { render }: Entry = await import(ENTRY.href);
  const reads: string[] = [];
  const reader = {
    document: async (collection: string, id: string) => {
      reads.push(`${collection}/${id}`);
      return (await press.db.collection(collection).doc(id).get()).data() ?? null;
    },
    media: async () => '<p>It rises and it falls.</p>',
  };
  const context = { origin: ORIGIN, mediaOrigin: ORIGIN, firestore: { projectId: 'demo' }, reader };
  const answer = await render(new Request(ORIGIN + address), context);
  await answer.text();
  return { answer, reads };
}

// Skipped, visibly, where the web app is not built: `npm run build -w web`.
describe.skipIf(!existsSync(ENTRY))('a visit', () => {
  let small: Press;
  let large: Press;
  beforeAll(async () => {
    [small, large] = await Promise.all([open(50), open(5_000)]);
  });
  afterAll(() => Promise.all([small.press.close(), large.press.close()]));

  it.each([...PATTERNS, SEARCH])(
    'to %s reads as many documents of 5,000 articles as of 50, at most three',
    async (pattern) => {
      const few = await visit(small, addressOf(pattern, small.filled));
      const many = await visit(large, addressOf(pattern, large.filled));
      for (const { answer, reads } of [few, many]) {
        // A second address of a page redirects to the first; there is no search here.
        expect(pattern === SEARCH ? [503] : [200, 301]).toContain(answer.status);
        expect(new Set(reads).size).toBe(reads.length);
        expect(reads.length).toBeLessThanOrEqual(3);
      }
      expect(many.reads.length).toBe(few.reads.length);
      expect(many.answer.status).toBe(few.answer.status);
    },
  );
});
