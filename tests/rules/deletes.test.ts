import { deleteDoc, doc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { book, conference, page, post } from './content-records.ts';
import { PERSONA_NAMES } from './personas.ts';
import { article, issue, journal, press, version } from './records.ts';
import { expectAllowed, openRulesPress, type RulesPress } from './rules-press.ts';

let at: RulesPress;

const RECORDS = {
  'journals/CES': journal(),
  'issues/CES~1-1': issue(),
  'articles/CES~creeks': article('admin'),
  'articles/CES~creeks/versions/r000001': version('admin'),
  'settings/press': press(),
  'users/someone': { roles: [] },
  'mail/m1': { state: 'queued' },
  'audit/a1': { what: 'x' },
  'digests/home': { latest: [] },
  'publishedJournals/CES': { x: 1 },
  'publishedIssues/CES~1-1': { x: 1 },
  'publishedArticles/CES~creeks': { x: 1 },
  'pages/journals~CES~for_authors': page('admin'),
  'posts/news~tides': post('admin'),
  'books/tides': book('admin'),
  'conferences/tides26': conference('admin'),
  'publishedVersions/CES~creeks~r000001': { x: 1 },
  'publishedPages/about': { x: 1 },
  'publishedPosts/news~tides': { x: 1 },
  'publishedBooks/tides': { x: 1 },
  'publishedConferences/tides26': { x: 1 },
  'lists/articles': { x: 1 },
  'listChunks/articles~0': { x: 1 },
  'searchTerms/tides': { x: 1 },
  'usage/CES~creeks': { x: 1 },
  'usage/CES~creeks/days/2026-06-01': { x: 1 },
};

beforeAll(async () => {
  at = await openRulesPress('rules-deletes');
  await at.given(RECORDS);
});
afterAll(() => at.close());

describe.each(PERSONA_NAMES)('%s', (name) => {
  it.each(Object.keys(RECORDS))('cannot delete %s', (path) =>
    expectAllowed(false, deleteDoc(doc(at.as(name), path))),
  );
});
