import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

let at: RulesPress;

beforeAll(async () => {
  at = await openRulesPress('rules-functions');
  await at.given({ 'mail/m1': { state: 'queued', withheld: false }, 'audit/a1': { what: 'x' } });
});
afterAll(() => at.close());

describe.each([
  ...['publishedJournals', 'publishedIssues', 'publishedArticles', 'digests'],
  ...[
    'publishedVersions',
    'publishedReviews',
    'publishedComments',
    'publishedPages',
    'publishedPosts',
    'publishedBooks',
  ],
  ...['publishedConferences', 'lists', 'listChunks', 'listMoves', 'searchQueue', 'usage'],
  ...['publishedPeople', 'publishedWorks', 'publishedPassages', 'crawlers'],
  ...['usage/CES~creeks/days', 'usageSessions', 'usageMonths', 'usageItems', 'usageState'],
  ...['users', 'mail', 'audit', 'registrations', 'announcements'],
])('%s', (name) => {
  it.each(['visitor', 'editor', 'admin'] as const)('takes no new record from %s', (who) =>
    expectAllowed(false, addDoc(collection(at.as(who), name), { made: 'up' })),
  );
});

describe.each([
  'accountLinks',
  'secondFactors',
  'orcidConnections',
  'orcidStates',
  'orcidItems',
  'setup',
  'throttles',
  'mailBodies',
  'submissionCounters',
  'fingerprints',
  'retractedWorks',
  'ror/dump/organisations',
  'similarityQueue',
  'mailTokens',
  'invitationStops',
  'alertReaders',
  'alertRequests',
  'pendingDecisions',
  'abstracts',
  'conferenceCommittees',
  'abstractBooks',
  'backups',
  'registrationBatches',
  'registrationState',
  'referenceSearches',
  'harvest',
  'harvestQueue',
  'harvestChunks',
  'harvestPlaces',
])('%s', (name) => {
  it('is for functions alone', async () => {
    await at.given({ [`${name}/x`]: { x: 1 } });
    for (const who of ['visitor', 'editor', 'admin'] as const) {
      const one = doc(at.as(who), `${name}/x`);
      await expectAllowed(false, getDoc(one));
      await expectAllowed(false, getDocs(query(collection(at.as(who), name), limit(1))));
      await expectAllowed(false, setDoc(doc(at.as(who), `${name}/y`), { x: 1 }));
      await expectAllowed(false, updateDoc(one, { x: 2 }));
      await expectAllowed(false, deleteDoc(one));
    }
  });
});

it('lets no one change or delete the published comments of an article', async () => {
  await at.given({ 'publishedComments/x': { x: 1 } });
  for (const who of ['visitor', 'editor', 'admin'] as const) {
    const one = doc(at.as(who), 'publishedComments/x');
    await expectAllowed(false, updateDoc(one, { x: 2 }));
    await expectAllowed(false, deleteDoc(one));
  }
});

it.each(['usage/CES~creeks', 'usage/CES~creeks/days/2026-06-01'])(
  'shows %s to no one: the sum is stored with the article',
  (path) => expectAllowed(false, getDoc(doc(at.as('admin'), path))),
);

it.each(['mail/m1', 'audit/a1'])('shows %s to admins only', async (path) => {
  await expectAllowed(true, getDoc(doc(at.as('admin'), path)));
  await expectAllowed(false, getDoc(doc(at.as('editor'), path)));
  await expectAllowed(false, getDoc(doc(at.as('visitor'), path)));
});

it('shows people their own record', async () => {
  await at.given({ 'users/reader': { roles: [], grants: {}, journals: [] } });
  await expectAllowed(true, getDoc(doc(at.as('reader'), 'users/reader')));
  await expectAllowed(false, getDoc(doc(at.as('author'), 'users/reader')));
});
