import { afterAll, beforeAll, expect, it } from 'vitest';
import { post, putPost } from '../../testing/test-content.ts';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { deliverPost } from './deliver-content.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());

const ID = 'news~tides';
async function delivered(revision: number, status: 'published' | 'archived' | 'draft') {
  await putPost(press, post('tides', { revision, status }));
  await deliverPost(press, ID);
  return (await press.db.doc(`tombstones/publishedPosts~${ID}`).get()).data();
}

it('exists for pages that were public, as long as they are not', async () => {
  expect(await delivered(1, 'draft')).toBeUndefined();
  expect(await delivered(2, 'published')).toBeUndefined();
  const stone = {
    title: 'News of tides',
    date: '2026-06-01',
    reason: '',
    why: 'archived',
    sets: [],
  };
  expect(await delivered(3, 'archived')).toMatchObject({
    ...{ ...stone, changedAt: '2026-06-01T09:00:00Z' },
  });
  expect(await delivered(3, 'archived')).toMatchObject(stone);
  expect(await delivered(4, 'published')).toBeUndefined();
});
