import { gunzipSync } from 'node:zlib';
import { PUBLISHED_REVIEWS, REVIEWS, SUBMISSIONS } from '@quire/model/collections';
import { PeerReviewRecordSchema, ReviewRoundsSchema } from '@quire/model/entities/peer-review';
import { ReviewSchema } from '@quire/model/entities/review';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutUndefined } from '../../../platform/database/transaction.ts';
import { fileOfMediaPath } from '../../../platform/storage/published-file.ts';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../../testing/test-press.ts';
import { reconcilePublication } from '../publish-article.ts';

let press: TestPress;
beforeAll(async () => {
  press = await startTestJournal('1-1');
});
afterAll(() => press.close());

const AT = '2026-02-01T09:00:00.000Z';
async function putReviews(submission: string, comments: readonly string[]): Promise<void> {
  const reviews = press.db.collection(SUBMISSIONS).doc(submission).collection(REVIEWS);
  for (const [place, words] of comments.entries()) {
    const review = ReviewSchema.parse({
      ...{ submission, journal: 'CES', round: 0, reviewerId: `lund${place}`, model: 'single' },
      reviewer: { name: 'Ruth Lund', email: 'lund@reviews.example' },
      ...{ state: 'thanked', since: AT, invited: AT, invitedBy: 'editor', responseDue: AT },
      ...{ due: AT, submitted: AT, invitations: 1, revision: 1, publishesReviews: true },
      report: { publication: 'anonymous', commentsToAuthor: words },
      released: { at: AT, by: 'editor', comments: words, isEdited: false },
    });
    await reviews.doc(`r00-lund${place}`).set(withoutUndefined(review));
  }
}

async function publish(akey: string, comments: readonly string[]) {
  await putReviews(akey, comments);
  const key = { journal: 'CES', issue: '1-1', akey };
  await saveRevision(press, key, 1, content('Creeks'), { submission: akey });
  expect(await reconcilePublication(press, 'CES', akey)).toMatchObject({ outcome: 'published' });
  const ref = press.db.collection(PUBLISHED_REVIEWS).doc(`CES~${akey}`);
  return PeerReviewRecordSchema.parse((await ref.get()).data());
}

it('publishes a peer review that is too long for a document, with its rounds in a file', async () => {
  // The most reports of a round, each of the maximum length.
  const words = 'Sound, but long. '.repeat(2_940);
  const record = await publish(
    'long',
    Array.from({ length: 20 }, () => words),
  );
  if ('rounds' in record) throw new Error('the rounds are in the document');
  const file = fileOfMediaPath(`/media/CES/long/${record.file}`);
  expect(file?.contentType).toBe('application/json; charset=utf-8');
  const stored = press.bucket.files.get(file?.path ?? '');
  expect(stored?.headers).toMatchObject({ contentEncoding: 'gzip' });
  const text = gunzipSync(stored?.bytes ?? Buffer.alloc(0)).toString();
  expect(ReviewRoundsSchema.parse(JSON.parse(text))[0]?.reports).toHaveLength(20);
  // Published again, nothing is rewritten; taken down, the file is deleted.
  const { writes } = press.bucket;
  await reconcilePublication(press, 'CES', 'long');
  expect(press.bucket.writes).toBe(writes);
  await press.db.doc('articles/CES~long').update({ status: 'removed' });
  await reconcilePublication(press, 'CES', 'long');
  expect(press.bucket.files.has(file?.path ?? '')).toBe(false);
});

it('keeps the rounds of any other in the document, with one read', async () => {
  expect(await publish('short', ['Sound.'])).toMatchObject({
    rounds: [{ reports: [{ html: '<p>Sound.</p>' }] }],
  });
});
