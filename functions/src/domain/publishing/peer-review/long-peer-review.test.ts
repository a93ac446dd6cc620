import { gunzipSync } from 'node:zlib';
import { readTranslation } from '@quire/content/messages/read-translation';
import { hasJatsDtd, jatsDtdFaults } from '@quire/content/testing/jats-dtd';
import { PUBLISHED_REVIEWS, REVIEWS, SUBMISSIONS } from '@quire/model/collections';
import { PeerReviewRecordSchema, ReviewRoundsSchema } from '@quire/model/entities/peer-review';
import { ReviewSchema } from '@quire/model/entities/review';
import { bindTranslations } from '@quire/model/messages/translations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withoutUndefined } from '../../../platform/database/transaction.ts';
import { fileOfMediaPath } from '../../../platform/storage/published-file.ts';
import {
  content,
  saveRevision,
  startTestJournal,
  type TestPress,
} from '../../../testing/test-press.ts';
import { publishedJats } from '../jats/published-jats.ts';
import { reconcilePublication } from '../publish-article.ts';

let press: TestPress;
beforeAll(async () => {
  bindTranslations(readTranslation);
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

/** The published article in JATS, and the documents that were read for it. */
async function jatsOf(akey: string): Promise<{ xml: string; reads: number }> {
  let reads = 0;
  const source = {
    origin: press.origin,
    readFile: (path: string) => press.bucket.read(path),
    read: async (collection: string, id: string): Promise<unknown> => {
      reads += 1;
      return (await press.db.collection(collection).doc(id).get()).data() ?? null;
    },
  };
  const answer = await publishedJats(source, { jkey: 'CES', jissue: '1-1', akey, version: null });
  if (answer?.kind !== 'found') throw new Error(`${akey}: ${answer?.kind}`);
  return { xml: answer.xml, reads };
}

async function publish(akey: string, comments: readonly string[]) {
  await putReviews(akey, comments);
  const key = { journal: 'CES', issue: '1-1', akey };
  const article = content('Creeks', { doi: `10.5555/ces.${akey}`, language: 'es' });
  await saveRevision(press, key, 1, article, { submission: akey });
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
  expect((await jatsOf('long')).xml.match(/<sub-article /g)).toHaveLength(20);
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

it('is a part of its article in JATS, each report with a DOI', async () => {
  await publish('brief', ['Is $a < b$?\n\n- Why?']);
  const brief = await jatsOf('brief');
  expect(brief.reads).toBe(6);
  if (hasJatsDtd) expect(jatsDtdFaults(brief.xml)).toEqual([]);
  for (const part of [
    '<sub-article article-type="reviewer-report" id="review-report-1-1">',
    '<article-id pub-id-type="doi">10.5555/ces.brief.report-1-1</article-id>',
    '<article-title>Informe: Revisor 1</article-title>',
    '<anonymous/><role specific-use="reviewer"/>',
    'xlink:href="https://press.example/article/CES/1-1/brief/peer_review#report-1-1"',
    '<tex-math>a &lt; b</tex-math>',
  ])
    expect(brief.xml).toContain(part);
  expect(brief.xml).not.toMatch(/Ruth|Lund|lund@/);
});
