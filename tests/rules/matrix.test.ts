import { type Action, can, claimsOf } from '@quire/model/roles';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { book, conference, page, post, uidOf } from './content-records.ts';
import { PERSONA_NAMES, PERSONAS, type PersonaName } from './personas.ts';
import { article, issue, journal, press, version } from './records.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

let at: RulesPress;

beforeAll(async () => {
  at = await openRulesPress('rules-matrix');
});
afterAll(() => at.close());

beforeEach(async () => {
  await at.renew({
    'journals/CES': journal(),
    'issues/CES~1-1': issue(),
    'articles/CES~creeks': article('admin'),
    'articles/CES~creeks/versions/r000001': version('admin'),
    'settings/press': press(),
    'users/someone': {
      email: 'a@example.org',
      displayName: 'A',
      roles: [],
      journals: [],
      updatedAt: '',
    },
    'mail/m1': { template: 't' },
    'audit/a1': { what: 'x' },
    'digests/press': { press: press() },
    'digests/home': { latest: [] },
    'publishedJournals/CES': { journal: journal() },
    'publishedIssues/CES~1-1': { issue: issue() },
    'publishedArticles/CES~creeks': { doi: '10.5555/x' },
    'pages/journals~CES~for_authors': page('admin'),
    'posts/news~tides': post('admin'),
    'usage/CES~creeks': { views: 1 },
    'usage/CES~creeks/days/2026-01-01': { views: 1 },
    ...PUBLISHED,
  });
});

/** Public from birth, beside those above. */
const PUBLISHED = Object.fromEntries(
  [
    ...[
      'publishedVersions/CES~creeks~r000001',
      'publishedPages/about',
      'publishedPosts/news~tides',
    ],
    ...['publishedBooks/tides', 'publishedConferences/tides26', 'lists/articles'],
    ...['listChunks/articles~0', 'searchTerms/tides'],
  ].map((path) => [path, { x: 1 }]),
);

/** What the role matrix in `model` says of a person. */
function matrixAllows(name: PersonaName, action: Action, journal?: string): boolean {
  const { uid, roles, journals } = PERSONAS[name];
  return can(uid === null ? null : { uid, claims: claimsOf({ roles, journals }) }, action, {
    journal,
    authorUids: ['writer'],
  });
}

interface Attempt {
  action: Action;
  /** What it is of: CES unless it is the press's own. */
  of?: 'press';
  run: (name: PersonaName) => Promise<unknown>;
}

const attempts: Record<string, Attempt> = {
  'get an article’s record': {
    action: 'article.read',
    run: (name) => getDoc(doc(at.as(name), 'articles/CES~creeks')),
  },
  'list a journal’s articles': {
    action: 'article.read',
    run: (name) =>
      getDocs(query(collection(at.as(name), 'articles'), where('journal', '==', 'CES'), limit(20))),
  },
  'get what an article was': {
    action: 'article.read',
    run: (name) => getDoc(doc(at.as(name), 'articles/CES~creeks/versions/r000001')),
  },
  'list what an article was': {
    action: 'article.read',
    run: (name) => getDocs(collection(at.as(name), 'articles/CES~creeks/versions')),
  },
  'create an article': {
    action: 'article.edit',
    run: (name) => {
      const db = at.as(name);
      const uid = PERSONAS[name].uid ?? 'nobody';
      const batch = writeBatch(db);
      batch.set(doc(db, 'articles/CES~new'), article(uid, 'new'));
      batch.set(doc(db, 'articles/CES~new/versions/r000001'), version(uid));
      return batch.commit();
    },
  },
  'save an article': {
    action: 'article.edit',
    run: (name) => {
      const db = at.as(name);
      const uid = PERSONAS[name].uid ?? 'nobody';
      const batch = writeBatch(db);
      batch.update(doc(db, 'articles/CES~creeks'), { revision: 2, updatedBy: uid });
      batch.set(doc(db, 'articles/CES~creeks/versions/r000002'), version(uid, 2));
      return batch.commit();
    },
  },
  'publish an article': {
    action: 'article.publish',
    run: (name) =>
      updateDoc(doc(at.as(name), 'articles/CES~creeks'), {
        status: 'published',
        publishedRevision: 1,
        updatedBy: PERSONAS[name].uid ?? 'nobody',
      }),
  },
  'change a journal': {
    action: 'journal.edit',
    run: (name) => updateDoc(doc(at.as(name), 'journals/CES'), { description: 'Better.' }),
  },
  'create an issue': {
    action: 'journal.edit',
    run: (name) => setDoc(doc(at.as(name), 'issues/CES~1-2'), issue('CES', '1-2')),
  },
  'change an issue': {
    action: 'journal.edit',
    run: (name) => updateDoc(doc(at.as(name), 'issues/CES~1-1'), { title: 'Tides' }),
  },
  'create a journal': {
    action: 'press.edit',
    run: (name) => setDoc(doc(at.as(name), 'journals/NEW'), journal('NEW')),
  },
  'change the press’s identity': {
    action: 'press.edit',
    run: (name) => updateDoc(doc(at.as(name), 'settings/press'), { tagline: 'Better.' }),
  },
  'read a journal’s text': {
    action: 'content.edit',
    run: (name) => getDoc(doc(at.as(name), 'pages/journals~CES~for_authors')),
  },
  'list a journal’s texts': {
    action: 'content.edit',
    run: (name) =>
      getDocs(query(collection(at.as(name), 'pages'), where('journal', '==', 'CES'), limit(20))),
  },
  'change a journal’s text': {
    action: 'content.edit',
    run: (name) =>
      updateDoc(doc(at.as(name), 'pages/journals~CES~for_authors'), {
        markdown: 'Better.',
        revision: 2,
        updatedBy: uidOf(name),
      }),
  },
  'write news of a journal': {
    action: 'content.edit',
    run: (name) => setDoc(doc(at.as(name), 'posts/news~ebb'), post(uidOf(name), 'ebb')),
  },
  'write a text of the press': {
    action: 'content.edit',
    of: 'press',
    run: (name) => setDoc(doc(at.as(name), 'pages/about'), page(uidOf(name), '/about')),
  },
  'write a book': {
    action: 'content.edit',
    of: 'press',
    run: (name) => setDoc(doc(at.as(name), 'books/ebb'), book(uidOf(name), 'ebb')),
  },
  'write of a conference': {
    action: 'content.edit',
    of: 'press',
    run: (name) => setDoc(doc(at.as(name), 'conferences/ebb'), conference(uidOf(name), 'ebb')),
  },
  'see another’s roles': {
    action: 'user.read',
    run: (name) => getDoc(doc(at.as(name), 'users/someone')),
  },
  'list people': {
    action: 'user.read',
    run: (name) => getDocs(query(collection(at.as(name), 'users'), limit(20))),
  },
  'read the outbox': {
    action: 'mail.read',
    run: (name) => getDocs(query(collection(at.as(name), 'mail'), limit(20))),
  },
};

describe.each(PERSONA_NAMES)('%s', (name) => {
  it.each(Object.keys(attempts))('%s: as the matrix says', async (what) => {
    const attempt = attempts[what];
    if (!attempt) throw new Error(`no attempt named ${what}`);
    const journal = attempt.of ? undefined : 'CES';
    await expectAllowed(matrixAllows(name, attempt.action, journal), attempt.run(name));
  });

  it.each([
    'publishedJournals/CES',
    'publishedIssues/CES~1-1',
    'publishedArticles/CES~creeks',
    'digests/home',
    'digests/press',
    ...Object.keys(PUBLISHED),
  ])('reads %s', async (path) => expectAllowed(true, getDoc(doc(at.as(name), path))));

  it.each([
    'publishedJournals/CES',
    'publishedIssues/CES~1-1',
    'publishedArticles/CES~creeks',
    'digests/home',
    'users/someone',
    'mail/m1',
    'audit/a1',
    'articles/CES~creeks/versions/r000001',
    'nowhere/x',
    ...Object.keys(PUBLISHED),
    'usage/CES~creeks',
    'usage/CES~creeks/days/2026-01-01',
  ])('cannot write %s', async (path) => {
    await expectAllowed(false, setDoc(doc(at.as(name), path), { made: 'up' }));
    await expectAllowed(false, updateDoc(doc(at.as(name), path), { made: 'up' }));
  });
});
