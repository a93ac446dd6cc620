import { FirebaseError } from 'firebase/app';
import { collection, collectionGroup, getDocs, limit, query, where } from 'firebase/firestore';
import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { PERSONAS, type Persona, tokenOf } from './personas.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';
import { AUTH_TIME } from './sessions.ts';

const PROJECT = 'rules-listing';
let at: RulesPress;

beforeAll(async () => {
  at = await openRulesPress(PROJECT);
});
afterAll(() => at.close());

describe('listing', () => {
  it('is refused to an editor without the journal as constraint', () =>
    expectAllowed(false, getDocs(query(collection(at.as('editor'), 'articles'), limit(20)))));
  it('is refused to an editor for another journal', () =>
    expectAllowed(
      false,
      getDocs(
        query(collection(at.as('editor'), 'articles'), where('journal', '==', 'QPH'), limit(20)),
      ),
    ));
  it('of articles and their versions is bounded', async () => {
    const ofCes = query(collection(at.as('editor'), 'articles'), where('journal', '==', 'CES'));
    await at.given({ 'articles/CES~creeks': { journal: 'CES' } });
    const versions = collection(at.as('editor'), 'articles/CES~creeks/versions');
    for (const all of [ofCes, versions]) {
      await expectAllowed(true, getDocs(query(all, limit(100))));
      await expectAllowed(false, getDocs(query(all, limit(101))));
      await expectAllowed(false, getDocs(all));
    }
  });
  it('works for an admin without constraint', () =>
    expectAllowed(true, getDocs(query(collection(at.as('admin'), 'articles'), limit(20)))));
  it('of versions across articles is refused to everyone', () =>
    expectAllowed(false, getDocs(query(collectionGroup(at.as('admin'), 'versions'), limit(5)))));
  it.each([
    ...['submissions', 'files', 'events', 'private', 'decisions', 'messages', 'articles'],
    ...['reviews', 'history', 'rows', 'items'],
  ])('of %s wherever they are is refused to everyone', async (name) => {
    for (const who of ['author', 'editor', 'admin'] as const)
      await expectAllowed(false, getDocs(query(collectionGroup(at.as(who), name), limit(5))));
  });
  it('of published articles is open a hundred at a time', async () => {
    await expectAllowed(
      true,
      getDocs(
        query(
          collection(at.as('visitor'), 'publishedArticles'),
          where('doi', '==', '10.5555/x'),
          limit(1),
        ),
      ),
    );
    await expectAllowed(
      true,
      getDocs(query(collection(at.as('visitor'), 'publishedArticles'), limit(100))),
    );
    await expectAllowed(
      false,
      getDocs(query(collection(at.as('visitor'), 'publishedArticles'), limit(101))),
    );
    await expectAllowed(false, getDocs(collection(at.as('visitor'), 'publishedArticles')));
  });
  it.each([
    ...[
      'publishedJournals',
      'publishedIssues',
      'publishedVersions',
      'publishedReviews',
      'publishedPages',
    ],
    ...['publishedPosts', 'publishedBooks', 'publishedConferences', 'lists', 'listChunks'],
    ...['publishedPeople', 'publishedWorks'],
    ...[
      'listMoves',
      'searchQueue',
      'searchState',
      'usage',
      'usage/CES~creeks/days',
      'usageSessions',
      'usageState',
      'digests',
      'settings',
    ],
  ])('of %s is refused', (name) =>
    expectAllowed(false, getDocs(query(collection(at.as('admin'), name), limit(1)))),
  );
  // The browser's SDK has no offset; REST has, and all that it skips is charged as read.
  it('of published articles is refused an offset, also to who only counts them', async () => {
    await at.given({
      'publishedArticles/CES~a': { doi: 'a' },
      'publishedArticles/CES~b': { doi: 'b' },
    });
    const structuredQuery = { from: [{ collectionId: 'publishedArticles' }], limit: 1 };
    const aggregations = [{ alias: 'all', count: {} }];
    await expectAllowed(true, askRest('runQuery', { structuredQuery }));
    await expectAllowed(
      true,
      askRest('runQuery', { structuredQuery: { ...structuredQuery, offset: 0 } }),
    );
    for (const offset of [1, 80, 2_147_483_647]) {
      const skipping = { ...structuredQuery, offset };
      await expectAllowed(false, askRest('runQuery', { structuredQuery: skipping }));
      const structuredAggregationQuery = { structuredQuery: skipping, aggregations };
      await expectAllowed(false, askRest('runAggregationQuery', { structuredAggregationQuery }));
    }
  });
  it('of one’s own manuscripts is refused an offset', async () => {
    const owner = { fieldPath: 'owner' };
    const value = { stringValue: PERSONAS.author.uid };
    const structuredQuery = {
      from: [{ collectionId: 'submissions' }],
      where: { fieldFilter: { field: owner, op: 'EQUAL', value } },
      limit: 50,
    };
    await expectAllowed(true, askRest('runQuery', { structuredQuery }, PERSONAS.author));
    const skipping = { structuredQuery: { ...structuredQuery, offset: 1 } };
    await expectAllowed(false, askRest('runQuery', skipping, PERSONAS.author));
  });
  it.each(['users', 'audit'])('of %s is for admins, a hundred at a time', async (name) => {
    const list = (who: 'admin' | 'editor', most: number) =>
      getDocs(query(collection(at.as(who), name), limit(most)));
    await expectAllowed(true, list('admin', 100));
    await expectAllowed(false, list('admin', 101));
    await expectAllowed(false, list('editor', 100));
    await expectAllowed(false, getDocs(collection(at.as('admin'), name)));
  });
});

/**
 * Queries Firestore's REST interface as a visitor, or as a signed-in person; rejects like the browser's SDK
 * where it is refused.
 */
async function askRest(what: string, body: object, who?: Persona): Promise<void> {
  const { host, port } = inject('firestore');
  const documents = `http://${host}:${port}/v1/projects/${PROJECT}/databases/(default)/documents`;
  const persona = who ?? PERSONAS.visitor;
  const { uid } = persona;
  const signedIn = { sub: uid, user_id: uid, auth_time: AUTH_TIME };
  const claims = { ...signedIn, ...tokenOf(persona) };
  const token = [{ alg: 'none' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const answer = await fetch(`${documents}:${what}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: uid === null ? {} : { Authorization: `Bearer ${token.join('.')}.` },
  });
  if (answer.status === 403) throw new FirebaseError('permission-denied', await answer.text());
  if (!answer.ok) throw new Error(await answer.text());
}
