/** What the page about the public API costs: it reads more than an answer, and has no query. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Served, serveFunction } from '../../testing/serve.ts';

const held = vi.hoisted(() => ({ isWithinBudget: true, spent: 0 }));
vi.mock('../../platform/firebase/admin.ts', () => ({ adminPorts: () => ({}) }));
vi.mock('./visitor-db.ts', () => ({ visitorRead: async () => null }));
vi.mock('../../platform/throttle/spend-budget.ts', () => ({
  isWithinBudget: async () => {
    held.spent += 1;
    return held.isWithinBudget;
  },
}));

let site: Served;
beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example/');
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo","storageBucket":"demo.bucket"}');
  site = await serveFunction((await import('./site.ts')).site);
});
afterAll(async () => {
  await site.close();
  vi.unstubAllEnvs();
});

const get = (path: string) => fetch(`http://${site.host}${path}`, { redirect: 'manual' });

it('has one address, so that no query is made and cached again', async () => {
  const answer = await get('/api/v1/docs?1');
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/api/v1/docs']);
  expect(held.spent).toBe(0);
});

it('leads from what was filled in a form to the answer, as an address of its own', async () => {
  const answer = await get(
    '/api/v1/docs?operation=journals_journal_issues_issue&journal=CES&issue=1%2F2',
  );
  expect(answer.headers.get('location')).toBe('/api/v1/journals/CES/issues/1%2F2');
});

it('is not made beyond the budget', async () => {
  held.isWithinBudget = false;
  expect((await get('/api/v1/docs')).status).toBe(429);
});

it('is a page without scripts, held as long as the answers', async () => {
  held.isWithinBudget = true;
  vi.useFakeTimers({ now: Date.now() + 3_600_000, toFake: ['Date'] });
  const answer = await get('/api/v1/docs');
  vi.useRealTimers();
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=300',
    'content-security-policy': expect.stringMatching(/default-src 'none'.*form-action 'self'/),
  });
  expect(await answer.text()).toContain('<h1>: public API</h1>');
});
