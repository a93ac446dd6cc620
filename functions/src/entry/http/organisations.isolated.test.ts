/** Institutions over HTTP: who may ask, how long answers are kept, and what they cost. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { importOrganisations } from '../../domain/organisations/import-organisations.ts';
import { DUMP } from '../../testing/ror-dump.ts';
import { type Served, serveFunction } from '../../testing/serve.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';

const held = vi.hoisted(() => ({ press: undefined as unknown, isWithinBudget: true, spent: 0 }));
vi.mock('../../platform/firebase/admin.ts', () => ({ adminPorts: () => held.press }));
vi.mock('../../platform/throttle/spend-budget.ts', () => ({
  isWithinBudget: async (_ports: unknown, name: string, whose: unknown) => {
    expect([name, whose]).toEqual(['organisations', { press: 'all' }]);
    held.spent += 1;
    return held.isWithinBudget;
  },
}));

let press: TestPress;
let site: Served;
beforeAll(async () => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
  vi.stubEnv('QUIRE_ORIGIN', 'https://press.example/');
  vi.stubEnv('FIREBASE_CONFIG', '{"projectId":"demo","storageBucket":"demo.bucket"}');
  press = await startTestPress();
  held.press = press;
  async function* records() {
    for (const each of DUMP) yield JSON.stringify(each);
  }
  await importOrganisations({ db: press.db, records: records(), tell: () => undefined });
  site = await serveFunction((await import('./site.ts')).site);
});
afterAll(async () => {
  await site.close();
  await press.close();
  vi.unstubAllEnvs();
});
beforeEach(() => {
  held.spent = 0;
});

const get = (path: string, init?: RequestInit) =>
  fetch(`http://${site.host}/ror/organizations${path}`, init);

it('refuses what cannot be answered without spending anything', async () => {
  for (const [path, status] of [
    ['', 400],
    ['?query=', 400],
    ['/none', 404],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
      path,
      status,
      'no-store',
    ]);
  }
  expect((await get('?query=x', { method: 'POST' })).status).toBe(405);
  expect(held.spent).toBe(0);
});

it('answers pages of any address, and is kept for a day', async () => {
  const answer = await get('?query=%2Bnordvik%20%2B(inst%20inst*)');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=0, s-maxage=86400',
    'content-type': 'application/json; charset=utf-8',
  });
  expect(await answer.json()).toMatchObject({
    number_of_results: 1,
    items: [{ id: 'https://ror.org/00nrdvk01' }],
  });
  expect((await get('/00NRDVK01')).status).toBe(200);
  expect((await get('/00nrdvk02')).status).toBe(404);
});

it('answers nothing beyond the budget', async () => {
  held.isWithinBudget = false;
  // What an instance has reserved is spent first.
  const statuses: number[] = [];
  for (let each = 0; each < 11; each += 1) statuses.push((await get('/00nrdvk01')).status);
  expect(statuses).toContain(200);
  expect(statuses.at(-1)).toBe(429);
  const refused = await get('/00nrdvk01');
  expect(refused.headers.get('retry-after')).toBe('600');
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});
