import { afterEach, beforeEach, expect, it } from 'vitest';
import { batchOf } from '../testing/batch.ts';
import { openAgency, type TestAgency } from '../testing/open-agency.ts';

const URL_OF = 'https://press.example/article/a';
let agency: TestAgency;
beforeEach(async () => {
  agency = await openAgency();
  const deposit = batchOf('b-1', '1', [{ doi: '10.5555/a(1)/b', url: URL_OF, title: 'Mud' }]);
  await agency.hand(deposit, 'b.xml');
});
afterEach(() => agency.stop());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${agency.url}${path}`, { redirect: 'manual', headers });

it('leads to where the DOI was registered for, in any spelling', async () => {
  for (const path of ['/10.5555/a(1)/b', '/10.5555/A%281%29%2Fb']) {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, URL_OF]);
  }
});

it('says so where there is none', async () => {
  const answer = await get('/10.5555/<b>');
  expect(answer.status).toBe(404);
  expect(await answer.text()).toMatch(/DOI Not Found.*&lt;b&gt;/s);
  expect((await get('/elsewhere')).status).toBe(404);
  expect((await get('/10.5555/%')).status).toBe(400);
});

it('gives the record to whoever asks for CSL-JSON', async () => {
  const answer = await get('/10.5555/a(1)/b', {
    accept: 'application/vnd.citationstyles.csl+json',
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    ...{ type: 'article-journal', title: 'Mud', 'container-title': 'Tides' },
    author: [{ given: 'Maren', family: 'Holt' }],
  });
});

it('may know a new DOI later than the agency does, and show its work later still', async () => {
  const time = { now: Date.now() };
  await agency.stop();
  agency = await openAgency({ clock: () => time.now });
  agency.behaviour.set({ handleMs: 10, worksMs: 20 });
  await agency.hand(batchOf('b-1', '1', [{ doi: '10.5555/a' }]), 'b.xml');
  const statuses: number[][] = [];
  for (const _later of [0, 1, 2]) {
    const [work, handle] = await Promise.all([get('/works/10.5555/a'), get('/10.5555/a')]);
    statuses.push([handle.status, work.status]);
    time.now += 10;
  }
  expect(statuses).toEqual([
    [404, 404],
    [302, 404],
    [302, 200],
  ]);
});

it('answers of handles', async () => {
  expect(await (await get('/api/handles/10.5555/a(1)/b')).json()).toMatchObject({
    ...{ responseCode: 1, values: [{ type: 'URL', data: { value: URL_OF } }] },
  });
  expect(await (await get('/api/handles/10.5555/none')).json()).toMatchObject({
    responseCode: 100,
  });
});
