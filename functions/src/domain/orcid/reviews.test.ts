/** Reviews in the records of connected reviewers, against a registry that speaks ORCID's member API 3.0. */
import {
  ARTICLES,
  ORCID_CONNECTIONS,
  ORCID_ITEMS,
  orcidReviewId,
  PRESS_SETTINGS,
  PUBLISHED_ARTICLES,
  PUBLISHED_REVIEWS,
  REVIEWERS,
  REVIEWS,
  SETTINGS,
  SUBMISSIONS,
} from '@quire/model/collections';
import { type Review, ReviewSchema } from '@quire/model/entities/review';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { JOSIAH, LAURE, type OrcidPress, startOrcidPress } from '../../testing/orcid-press.ts';
import { composePeerReview } from '../publishing/peer-review/compose-peer-review.ts';
import { chooseSent } from './choose-sent.ts';
import { followConnection } from './follow-connection.ts';
import { ownConnection } from './own-connection.ts';
import { queueReview, queueReviewsOfArticle } from './queue-reviews.ts';

/** Of the report. */
const SUBMITTED = '2026-04-20T09:00:00.000Z';
const TITLE = 'How creeks drain';
const SUBMISSION = 'submission-of-nobody';
const REVIEW = 'r00-vasquez';
const DAY = 24 * 60;

let press: OrcidPress;
let count = 0;
let akey = '';
/** Of the decision. */
let at = '';
beforeAll(async () => {
  press = await startOrcidPress();
  await press.db
    .collection(SETTINGS)
    .doc(PRESS_SETTINGS)
    .set(
      {
        name: 'Saltmarsh Press',
        organisation: { ror: 'https://ror.org/0sa1tma00', city: 'Ravnfjord', country: 'DK' },
      },
      { merge: true },
    );
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of [ORCID_CONNECTIONS, ORCID_ITEMS, 'throttles', REVIEWERS, SUBMISSIONS])
    await press.db.recursiveDelete(press.db.collection(name));
  for (const { putCode } of press.registry.activities(JOSIAH))
    press.registry.removeActivity(putCode);
  count += 1;
  at = press.ports.now().toISOString();
  akey = `creeks${count}`;
  await press.connect('ruth', JOSIAH);
  await press.db.collection(REVIEWERS).doc('vasquez').set({ uid: 'ruth' });
});

const sent = () => press.registry.activities(JOSIAH);
const reviewRef = () =>
  press.db.collection(SUBMISSIONS).doc(SUBMISSION).collection(REVIEWS).doc(REVIEW);
const queue = () => queueReview(press.ports, SUBMISSION, REVIEW);
const item = async () =>
  (
    await press.db
      .collection(ORCID_ITEMS)
      .doc(orcidReviewId('ruth', SUBMISSION, REVIEW))
      .get()
  ).data();

/** A review whose report is in; thanked: the decision of its round was made. */
function reviewOf(change: Partial<Review> = {}): Review {
  return ReviewSchema.parse({
    ...{ submission: SUBMISSION, journal: 'CES', round: 0, reviewerId: 'vasquez' },
    reviewer: { name: 'Ruth Vasquez', email: 'ruth@reviews.example' },
    ...{ model: 'single', state: 'thanked', since: at, invited: at, invitedBy: 'editor' },
    ...{ responseDue: at, due: at, submitted: SUBMITTED, thanked: at },
    ...{ invitations: 1, revision: 1, certificateCode: 'K7QM-2RTX-9WHD' },
    report: { answers: {}, recommendation: 'accept' },
    ...change,
  });
}

async function put(change: Partial<Review> = {}): Promise<void> {
  await press.db.collection(SUBMISSIONS).doc(SUBMISSION).set({ journal: 'CES', title: TITLE });
  await reviewRef().set(withoutUndefined(reviewOf(change)));
  await queue();
}

/** A review that its reviewer has agreed to have published with their name, and its article is published. */
async function publish(publication: 'named' | 'anonymous'): Promise<void> {
  const released = { at, by: 'editor', comments: 'Sound.', isEdited: false };
  const change = {
    ...{ publishesReviews: true, released },
    report: { ...reviewOf().report, publication },
  };
  await put(change);
  await press.publish(akey, LAURE, { title: TITLE });
  const id = `CES~${akey}`;
  const shown = composePeerReview(
    { journal: 'CES', akey, published: '2026-05-20' },
    { reviews: [{ ...reviewOf(change), id: REVIEW }], decisions: [], revisions: [] },
  );
  if (!shown) throw new Error('nothing was published');
  await Promise.all([
    press.db.collection(SUBMISSIONS).doc(SUBMISSION).update({ article: id }),
    press.db.collection(ARTICLES).doc(id).update({ submission: SUBMISSION }),
    press.db.collection(PUBLISHED_ARTICLES).doc(id).update({ hasReviews: true }),
    press.db.collection(PUBLISHED_REVIEWS).doc(id).set(withoutUndefined(shown)),
  ]);
  await queueReviewsOfArticle(press.ports, id);
}

/** All that a record may tell of a review whose subject nobody is to know. */
const CLOSED = {
  'reviewer-role': 'reviewer',
  'review-type': 'review',
  'review-identifiers': {
    'external-id': [
      {
        'external-id-type': 'source-work-id',
        'external-id-value': expect.stringMatching(/^[0-9a-f]{32}$/),
        'external-id-relationship': 'self',
      },
    ],
  },
  'review-completion-date': { year: { value: '2026' } },
  'review-group-id': 'issn:2049-3630',
  'convening-organization': {
    name: 'Saltmarsh Press',
    address: { city: 'Ravnfjord', country: 'DK' },
    'disambiguated-organization': {
      'disambiguated-organization-identifier': 'https://ror.org/0sa1tma00',
      'disambiguation-source': 'ROR',
    },
  },
};

describe('a closed review', () => {
  it('tells the journal and the year, and nothing of what was reviewed', async () => {
    await put();
    press.pass(43 * DAY);
    expect(await press.run()).toEqual({ sent: 1 });
    expect(sent()).toMatchObject([{ kind: 'peer-review' }]);
    expect(sent()[0]?.activity).toEqual(CLOSED);
    const told = JSON.stringify(sent());
    for (const secret of [SUBMISSION, REVIEW, 'vasquez', TITLE, 'K7QM', '04-20'])
      expect(told).not.toContain(secret);
  });

  it('tells no more where its author knows the reviewer, or it is published without a name', async () => {
    await put({ model: 'open', report: { ...reviewOf().report, publicConsent: true } });
    press.pass(43 * DAY);
    await press.run();
    expect(sent()[0]?.activity).toEqual(CLOSED);
    await publish('anonymous');
    await press.run();
    expect(sent().map(({ activity }) => activity)).toEqual([CLOSED]);
  });

  it('is added on a day that the decision does not tell', async () => {
    await put();
    press.pass(13 * DAY);
    await press.run();
    expect(sent()).toEqual([]);
    const { due } = (await item()) ?? {};
    expect(Date.parse(String(due)) - Date.parse(at)).toBeGreaterThanOrEqual(14 * DAY * 60_000);
    press.pass(30 * DAY);
    await press.run();
    expect(sent()).toHaveLength(1);
  });
});

describe('a review that is published with its reviewer’s name', () => {
  it('tells the article and the report, at once', async () => {
    await publish('named');
    await press.run();
    const url = `https://press.example/article/CES/1-1/${akey}`;
    expect(sent()[0]?.activity).toEqual({
      ...CLOSED,
      'review-completion-date': {
        ...{ year: { value: '2026' }, month: { value: '04' }, day: { value: '20' } },
      },
      'review-url': { value: `${url}/peer_review#report-1-1` },
      'subject-external-identifier': {
        'external-id-type': 'doi',
        'external-id-value': `10.5555/ces.${akey}`,
        'external-id-url': { value: `https://doi.org/10.5555/ces.${akey}` },
        'external-id-relationship': 'self',
      },
      'subject-container-name': { value: 'The CES journal' },
      'subject-type': 'journal-article',
      'subject-name': { title: { value: TITLE } },
      'subject-url': { value: url },
    });
  });

  it('is closed again where the article is taken down', async () => {
    await publish('named');
    await press.run();
    await press.db.collection(PUBLISHED_ARTICLES).doc(`CES~${akey}`).delete();
    await queueReviewsOfArticle(press.ports, `CES~${akey}`);
    await press.run();
    const [only, ...more] = sent();
    expect(more).toEqual([]);
    expect(only?.activity).toEqual({ ...CLOSED, 'put-code': only?.putCode });
  });
});

describe('the queue', () => {
  const added = async () => {
    await put();
    press.pass(43 * DAY);
    await press.run();
  };

  it('waits for the decision of the round', async () => {
    await put({ state: 'submitted' });
    expect(await item()).toBeUndefined();
  });

  it('sends nothing where nothing differs, and removes what is no longer a review', async () => {
    await added();
    const before = press.registry.requests.length;
    await queue();
    expect(await press.run()).toEqual({ sent: 0 });
    expect(press.registry.requests.length).toBe(before);
    await reviewRef().delete();
    await queue();
    await press.run();
    expect(sent()).toEqual([]);
    expect(await item()).toBeUndefined();
  });

  it('finds what it has added before, also after the person has connected again', async () => {
    await added();
    const [before] = sent();
    await press.db.recursiveDelete(press.db.collection(ORCID_ITEMS));
    await followConnection(press, 'ruth', [JOSIAH], { isMarkChanged: false });
    await press.run();
    expect(sent().map(({ putCode }) => putCode)).toEqual([before?.putCode]);
    expect(await item()).toMatchObject({ putCode: before?.putCode });
  });

  it('does not bring back what a person has deleted from their record', async () => {
    await added();
    press.registry.removeActivity(sent()[0]?.putCode ?? 0);
    await publish('named');
    await press.run();
    expect(await item()).toMatchObject({ problem: 'removed' });
    await queue();
    await press.run();
    expect(sent()).toEqual([]);
  });

  it('ends the connection where the person has withdrawn it', async () => {
    await put();
    press.registry.distrust(JOSIAH);
    press.pass(43 * DAY);
    await press.run();
    expect(sent()).toEqual([]);
    const stored = await press.db.collection(ORCID_CONNECTIONS).doc('ruth').get();
    expect(stored.get('state')).toBe('ended');
  });

  it('sends reviews only to those who want them, whatever they want of works', async () => {
    await chooseSent(press.ports, 'ruth', { sendsWorks: true, sendsReviews: false });
    await put();
    expect(await item()).toBeUndefined();
    await chooseSent(press.ports, 'ruth', { sendsWorks: false, sendsReviews: true });
    await followConnection(press, 'ruth', [JOSIAH], { isMarkChanged: false });
    await chooseSent(press.ports, 'ruth', { sendsWorks: true, sendsReviews: false });
    press.pass(43 * DAY);
    await press.run();
    expect(sent()).toEqual([]);
    await chooseSent(press.ports, 'ruth', { sendsWorks: false, sendsReviews: true });
    await followConnection(press, 'ruth', [JOSIAH], { isMarkChanged: false });
    await press.run();
    expect(sent()).toHaveLength(1);
  });

  it('sends nothing while the press has not said who it is', async () => {
    const settings = press.db.collection(SETTINGS).doc(PRESS_SETTINGS);
    const organisation: unknown = (await settings.get()).get('organisation');
    await settings.update({ 'organisation.city': '' });
    await added();
    expect(sent()).toEqual([]);
    expect((await ownConnection(press.ports, 'ruth')).offersReviews).toBe(false);
    await settings.update({ organisation });
    await followConnection(press, 'ruth', [JOSIAH], { isMarkChanged: false });
    await press.run();
    expect(sent()).toHaveLength(1);
    expect(await ownConnection(press.ports, 'ruth')).toMatchObject({
      ...{ offersReviews: true, works: [{ kind: 'review', title: 'The CES journal' }] },
    });
  });
});
