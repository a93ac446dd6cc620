import { AUDIT, AUTHORS, PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { PublishedAuthor } from '@quire/model/entities/published-author';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, BOSS, codeOf, EDDA } from '../../testing/test-records.ts';
import { authorKey } from '../publishing/cards/author-key.ts';
import { collectAuthors } from './collect-authors.ts';
import { collectSome } from './collect-some.ts';
import { mergeAuthors, separateAuthor } from './merge-authors.ts';

const ORCID = '0000-0002-1825-0097';
const BY_ID = `o-${ORCID.replaceAll('-', '')}`;

let press: TestPress;
beforeAll(async () => {
  press = await startTestPress();
});
afterAll(() => press.close());
beforeEach(async () => {
  for (const name of [AUTHORS, PUBLISHED_ARTICLES, AUDIT]) {
    await press.db.recursiveDelete(press.db.collection(name));
  }
});

interface Named {
  readonly given: string;
  readonly family: string;
  readonly orcid?: string;
  readonly email?: string;
  readonly collective?: string;
}
const ADA: Named = { given: 'Ada', family: 'Müller', orcid: ORCID, email: 'ada@home.example' };
const A_MULLER: Named = { given: 'A.', family: 'Muller' };

/** The public data of an article's authors, and the records derived from them. */
async function publish(
  akey: string,
  authors: readonly Named[],
  change: object = {},
): Promise<void> {
  const [journal, date] = ['CES', '2026-03-01'];
  const article = {
    ...{ journal, issue: '1-1', akey, revision: 1, type: 'research-article', status: 'published' },
    ...{ title: `On ${akey}`, titleHtml: `On ${akey}`, authors: [], published: date },
    metadata: {
      title: `On ${akey}`,
      authors: authors.map((author) => ({ ...author, affiliations: [0] })),
    },
    affiliations: [{ name: 'University of Ravnfjord' }],
    ...{ abstractHtml: '', outline: [], referenceCount: 0, figureCount: 0 },
    body: { name: 'b', bytes: 1, hasMath: false },
    ...{ journalTitle: 'CES', journalIssn: '', volume: '1', number: '1', year: 2026 },
    ...change,
  };
  await press.db.doc(`publishedArticles/${article.journal}~${akey}`).set(article);
  await collectAuthors(press, `${article.journal}~${akey}`);
}

async function all(): Promise<Record<string, Partial<PublishedAuthor>>> {
  const { docs } = await press.db.collection(AUTHORS).get();
  return Object.fromEntries(docs.map((doc) => [doc.id, doc.data()]));
}
const keyOf = (author: Named) => authorKey(author, 'University of Ravnfjord');

describe('published authors', () => {
  it('are stored under their iD, or under name and institution, without their address', async () => {
    await publish('mud', [ADA, A_MULLER, { given: '', family: '', collective: 'The Group' }]);
    const people = await all();
    expect(Object.keys(people).toSorted()).toEqual([keyOf(A_MULLER), BY_ID].toSorted());
    expect(people[BY_ID]).toMatchObject({
      ...{ state: 'listed', family: 'Müller', orcid: ORCID, journals: ['CES'], articleCount: 1 },
      affiliations: ['University of Ravnfjord'],
      lastPublished: '2026-03-01',
      hasAlike: true,
    });
    expect(JSON.stringify(people)).not.toContain('home.example');
    expect(people[BY_ID]?.words).toContain('muller');
  });

  it('are the same after any order of events, and after a repeated one', async () => {
    await publish('mud', [ADA]);
    await publish('sand', [ADA], { published: '2026-05-01', journal: 'JAM' });
    const once = await all();
    expect(once[BY_ID]).toMatchObject({ articleCount: 2, journals: ['CES', 'JAM'] });
    expect(once[BY_ID]?.articleIds).toEqual(['JAM~sand', 'CES~mud']);
    expect(await collectAuthors(press, 'CES~mud')).toBe(0);
    await press.db.recursiveDelete(press.db.collection(AUTHORS));
    expect(await collectSome(press, '')).toEqual({ after: null, count: 2 });
    expect(await all()).toEqual(once);
  });

  it('follow a correction of their name, and are deleted with their last article', async () => {
    await publish('mud', [A_MULLER]);
    await publish('mud', [ADA]);
    expect(Object.keys(await all())).toEqual([BY_ID]);
    await press.db.doc('publishedArticles/CES~mud').delete();
    await collectAuthors(press, 'CES~mud');
    expect(await all()).toEqual({});
  });

  it('can be merged, also for future articles, and separated again', async () => {
    await publish('mud', [ADA]);
    await publish('sand', [A_MULLER]);
    const other = keyOf(A_MULLER);
    await mergeAuthors(press, EDDA, { keep: BY_ID, merge: other });
    await mergeAuthors(press, EDDA, { keep: BY_ID, merge: other });
    await publish('silt', [A_MULLER]);
    const merged = await all();
    expect(merged[BY_ID]).toMatchObject({ articleCount: 3, gathers: [other], hasAlike: false });
    expect(merged[other]).toMatchObject({ state: 'merged', mergedInto: BY_ID, articleIds: [] });
    await separateAuthor(press, EDDA, { author: other });
    const apart = await all();
    expect(apart[BY_ID]).toMatchObject({ articleIds: ['CES~mud'], gathers: [], hasAlike: true });
    expect(apart[other]?.articleIds).toEqual(['CES~sand', 'CES~silt']);
    expect(apart[other]).not.toHaveProperty('mergedInto');
    const audit = (await press.db.collection(AUDIT).get()).docs.map((doc) => doc.get('action'));
    expect(audit.toSorted()).toEqual(['author.merged', 'author.separated']);
  });

  it('can be merged only by an editor of the journals of both', async () => {
    await publish('mud', [ADA]);
    await publish('sand', [A_MULLER], { journal: 'JAM' });
    const asked = { keep: BY_ID, merge: keyOf(A_MULLER) };
    expect(await codeOf(mergeAuthors(press, EDDA, asked))).toBe('access/denied');
    const production = asker('paula', ['production'], 'CES', 'JAM');
    expect(await codeOf(mergeAuthors(press, production, asked))).toBe('access/denied');
    const nobody = { keep: 'n-nobody', merge: 'n-noone' };
    expect(await codeOf(mergeAuthors(press, production, nobody))).toBe('access/denied');
    expect(await codeOf(separateAuthor(press, production, { author: 'n-nobody' }))).toBe(
      'access/denied',
    );
    expect(await codeOf(mergeAuthors(press, BOSS, { ...asked, merge: BY_ID }))).toBe('people/same');
    expect(await codeOf(mergeAuthors(press, BOSS, { ...asked, merge: 'n-nobody' }))).toBe(
      'people/no-author',
    );
    await mergeAuthors(press, BOSS, asked);
    const again = { keep: keyOf(A_MULLER), merge: BY_ID };
    expect(await codeOf(mergeAuthors(press, BOSS, again))).toBe('people/merged');
  });
});
