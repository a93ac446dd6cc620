import { REVIEWERS, SUBMISSIONS } from '@quire/model/collections';
import { expect, it } from 'vitest';
import {
  below,
  mailsOf,
  startSubmissionsPress,
  submissionNow,
} from '../functions/src/testing/test-submissions.ts';
import { loadSubmissions } from './load-submissions.ts';

it('loads the demo author’s submissions through the functions, once', async () => {
  const press = await startSubmissionsPress();
  await press.db
    .doc('issues/CES~2027-s1')
    .set({ journal: 'CES', issueid: '2027-s1', kind: 'special' });
  const editor = { email: 'editor@saltmarsh.example', displayName: 'Edith Marsh' };
  await press.db.doc('users/demo-editor').set({
    ...{ ...editor, roles: ['reader', 'editor'], grants: { editor: ['CES', 'MSP'] } },
    ...{ journals: ['CES', 'MSP'], updatedAt: press.now().toISOString() },
  });
  const bucket = {
    write: async (path: string, bytes: Uint8Array) => press.store.put(path, bytes),
  };
  const load = () => loadSubmissions({ ...press, bucket }, ['CES', 'MSP']);
  expect(await mailsOf(press, load)).toContain('author/co-author-told → f.adeyemi@unilag.example');
  expect(await mailsOf(press, load)).toEqual([]);

  const states = (await press.db.collection(SUBMISSIONS).get()).docs.map((doc) => doc.get('state'));
  expect(states.toSorted()).toEqual(['draft', 'major_revision', 'under_review']);
  const { dueAt = '', number } = await submissionNow(press, 'demo-major-revision');
  expect(number).toMatch(/^CES-\d{4}-\d{5}$/);
  const extended = new Date(press.now().getTime() + 44 * 86_400_000).toISOString();
  expect(dueAt > extended).toBe(true);
  const [decision] = await below(press, 'demo-major-revision', 'decisions');
  expect(decision?.reviews).toHaveLength(2);
  expect(await below(press, 'demo-under-review', 'messages')).toHaveLength(1);
  const reviews = await below(press, 'demo-under-review', 'reviews');
  expect(reviews.map(({ state }) => state).toSorted()).toEqual([
    ...['declined', 'in_progress', 'invited', 'invited', 'submitted'],
  ]);
  expect((await press.db.collection(REVIEWERS).get()).size).toBe(14);
  await press.close();
});
