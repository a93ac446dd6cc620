/** The inbox over HTTP: statuses, headers, and what is not taken. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { REVIEWERS, startNotifyPress } from '../../testing/notify-press.ts';
import { type Served, serveFunction } from '../../testing/serve.ts';

let press: Awaited<ReturnType<typeof startNotifyPress>>;
let served: Served;
vi.mock('../../platform/firebase/admin.ts', () => ({ adminPorts: () => press }));
vi.mock('../../platform/firebase/current-texts.ts', () => ({ readCurrentTexts: async () => {} }));
vi.mock('../../platform/config/press-origin.ts', () => ({
  pressOrigin: () => 'https://press.example',
}));

beforeAll(async () => {
  press = await startNotifyPress();
  await press.publish('marsh');
  const { answerInbox } = await import('./answer-inbox.ts');
  served = await serveFunction(answerInbox);
});
afterAll(async () => {
  await served.close();
  await press.close();
});
beforeEach(() => press.db.recursiveDelete(press.db.collection('throttles')));

const REVIEW = {
  '@context': ['https://www.w3.org/ns/activitystreams', 'https://coar-notify.net'],
  id: 'urn:uuid:2f4ec582-109e-4952-a94a-b7d7615a8c69',
  type: ['Announce', 'coar-notify:ReviewAction'],
  origin: { id: REVIEWERS.id, type: 'Service' },
  target: { id: 'https://press.example', type: 'Service', inbox: 'https://press.example/inbox' },
  object: { id: 'https://review-service.com/review/21', type: ['Document', 'sorg:Review'] },
  context: { id: 'https://press.example/article/CES/1-1/marsh' },
};
const JSON_LD = 'application/ld+json';
const ask = (init: RequestInit = {}, path = '/inbox') =>
  fetch(`http://${served.host}${path}`, init);
const post = (body: string, type = JSON_LD) =>
  ask({ method: 'POST', body, headers: { 'Content-Type': type } });

it('answers a notification by its address, and the same when it comes again', async () => {
  const type = `${JSON_LD}; profile="https://www.w3.org/ns/activitystreams"`;
  const first = await post(JSON.stringify(REVIEW), type);
  expect(first.status).toBe(201);
  const at = first.headers.get('location');
  expect(at).toMatch(/^https:\/\/press\.example\/inbox\/received~[0-9a-f]{40}$/);
  const again = await post(JSON.stringify(REVIEW));
  expect([again.status, again.headers.get('location')]).toEqual([201, at]);
  // What it has taken is not public.
  expect((await ask({}, new URL(at ?? '').pathname)).status).toBe(403);
});

it('lists nothing, and says what it takes', async () => {
  const list = await ask();
  expect([list.status, list.headers.get('content-type')]).toEqual([200, JSON_LD]);
  expect(await list.json()).toMatchObject({
    ...{ '@id': 'https://press.example/inbox', '@type': 'ldp:Container', contains: [] },
  });
  const options = await ask({ method: 'OPTIONS' });
  expect([options.status, options.headers.get('accept-post')]).toEqual([204, JSON_LD]);
});

it('refuses what is too large, of another type, malformed, or from nobody whom it knows', async () => {
  const said = async (answer: Promise<Response>) => (await answer).status;
  expect(await said(post('x'.repeat(65_537)))).toBe(413);
  expect(await said(post(JSON.stringify(REVIEW), 'application/json'))).toBe(415);
  expect(await said(post('{'))).toBe(400);
  const stranger = { ...REVIEW, origin: { id: 'https://evil.example' } };
  expect(await said(post(JSON.stringify(stranger)))).toBe(403);
});

it('tells a network that sends too much when to come back', async () => {
  await post('{');
  for (const { ref } of (await press.db.collection('throttles').get()).docs)
    await ref.update({ count: 600 });
  const answer = await post(JSON.stringify(REVIEW));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '3600']);
});
