import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { book, conference, putBook, putConference } from '../../testing/test-content.ts';
import { putIssue, putJournal, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, codeOf, refusal } from '../../testing/test-records.ts';
import { draftPapers } from './draft-papers.ts';

const CKEY = 'tides27';
const BOSS = asker('boss', ['admin']);
const AT = '2026-05-02T10:00:00.000Z';

let press: TestPress;

const abstract = (number: number, state: string) => ({
  ...{ ckey: CKEY, number, state, revision: 1, owner: 'anna', ownerName: 'Anna Aas' },
  ...{ ownerEmail: 'anna@example.org', submittedAt: AT, updatedAt: AT },
  title: `Ripples ${number}`,
  authors: [
    { name: 'Anna van Aas', affiliation: 'Nordvik', email: '', isPresenting: true },
    { name: 'Ben Bo', affiliation: 'Nordvik', email: 'ben@example.org', isPresenting: false },
  ],
  ...{ text: 'Mud, mostly.', topic: 'Tides', preference: 'talk', hasConsent: true },
  log: [{ at: '2026-06-03T10:00:00.000Z', by: 'cora', did: 'talk' }],
  ...{
    ofOwner: `anna~${CKEY}`,
    rank: '',
    waits: `${CKEY}~${state}~${`${number}`.padStart(5, '0')}`,
  },
});
const putAbstract = (number: number, state: string) =>
  press.db.doc(`abstracts/${CKEY}~abcdefgh${number}`).set(abstract(number, state));

beforeEach(async () => {
  press = await startTestPress();
  const proceedings = { journal: 'CES', issue: '9-9' };
  await putConference(press, conference(CKEY, { proceedings }));
  await putJournal(press, 'CES');
  await putIssue(press, 'CES', '9-9');
});
afterEach(() => press.close());

const draft = (after?: string, who = BOSS) => draftPapers(press, who, { conference: CKEY, after });
const drafts = async () => (await press.db.collection('articles').get()).docs.map(({ id }) => id);

describe('the papers of accepted abstracts', () => {
  it('become drafts in the issue of the proceedings, once', async () => {
    await Promise.all([
      putAbstract(1, 'talk'),
      putAbstract(2, 'poster'),
      putAbstract(3, 'rejected'),
    ]);
    expect(await draft()).toEqual({ drafted: 2, present: 0 });
    expect(await draft()).toEqual({ drafted: 0, present: 2 });
    expect((await drafts()).toSorted()).toEqual(['CES~tides27-a1', 'CES~tides27-a2']);
    const article = (await press.db.doc('articles/CES~tides27-a1').get()).data();
    expect(article).toMatchObject({
      ...{ issue: '9-9', status: 'draft', title: 'Ripples 1', authorUids: ['anna'] },
    });
    const version = await press.db.doc('articles/CES~tides27-a1/versions/r000001').get();
    expect(version.get('metadata')).toMatchObject({
      authors: [
        { given: 'Anna', family: 'van Aas', affiliations: [0], corresponding: true },
        { given: 'Ben', family: 'Bo', email: 'ben@example.org', affiliations: [0] },
      ],
      affiliations: [{ name: 'Nordvik' }],
      dates: { received: '2026-05-02', accepted: '2026-06-03' },
    });
  });

  it('are not changed if they have been edited since', async () => {
    await putAbstract(1, 'talk');
    await draft();
    await press.db.doc('articles/CES~tides27-a1').update({ title: 'A better title' });
    await draft();
    expect((await press.db.doc('articles/CES~tides27-a1').get()).get('title')).toBe(
      'A better title',
    );
  });

  it('are drafted in batches, talks before posters', async () => {
    for (let number = 1; number <= 30; number += 1) {
      await putAbstract(number, number <= 20 ? 'talk' : 'poster');
    }
    const first = await draft();
    expect(first).toEqual({ drafted: 25, present: 0, next: `${CKEY}~poster~00025` });
    expect(await draft(first.next)).toEqual({ drafted: 5, present: 0 });
    expect(await drafts()).toHaveLength(30);
  });

  it('need proceedings', async () => {
    await putAbstract(1, 'talk');
    await putConference(press, conference(CKEY));
    expect(await codeOf(draft())).toBe('input/invalid');
    await putConference(press, conference(CKEY, { proceedings: { journal: 'CES', issue: '8-8' } }));
    expect(await codeOf(draft())).toBe('article/issue-missing');
  });

  it('can be drafted by users who manage conferences and edit articles of that journal', async () => {
    await putAbstract(1, 'talk');
    for (const who of [
      asker('cora', ['content']),
      asker('edda', ['author', 'editor'], 'CES'),
      asker('pia', ['production'], 'CES'),
      asker('otto', ['content', 'production'], 'JAM'),
    ]) {
      expect(await codeOf(draft(undefined, who)), who.uid).toBe('access/denied');
    }
    expect(await drafts()).toEqual([]);
  });
});

describe('the papers of a conference whose proceedings are a book', () => {
  const shown = { title: 'Welcome', authors: ['Cora Content'], pages: '1–2', summary: '' };
  beforeEach(async () => {
    await putConference(press, conference(CKEY, { proceedings: { book: 'tides' } }));
    await putBook(press, book('tides', { chapters: [shown], status: 'draft' }));
  });
  const chapters = async (): Promise<Record<string, unknown>[]> =>
    (await press.db.doc('books/tides').get()).get('chapters');

  it('become chapters after those that are there, once, talks before posters', async () => {
    await Promise.all([
      putAbstract(1, 'poster'),
      putAbstract(2, 'talk'),
      putAbstract(3, 'rejected'),
    ]);
    expect(await draft()).toEqual({ drafted: 2, present: 0 });
    const authors = ['Anna van Aas', 'Ben Bo'];
    expect(await chapters()).toEqual([
      shown,
      { title: 'Ripples 2', authors, pages: '', summary: 'Mud, mostly.', abstract: `${CKEY}~2` },
      { title: 'Ripples 1', authors, pages: '', summary: 'Mud, mostly.', abstract: `${CKEY}~1` },
    ]);
    expect(await draft()).toEqual({ drafted: 0, present: 2 });
    expect((await press.db.doc('books/tides').get()).get('revision')).toBe(2);
    expect(await drafts()).toEqual([]);
  });

  it('are not added again under another title, nor where they were entered by hand', async () => {
    await Promise.all([putAbstract(1, 'talk'), putAbstract(2, 'talk')]);
    const entered = { title: 'RIPPLES 1', authors: [], pages: '', summary: '' };
    await putBook(press, book('tides', { chapters: [entered], status: 'draft' }));
    expect(await draft()).toEqual({ drafted: 1, present: 1 });
    const [first, second] = await chapters();
    const renamed = [first, { ...second, title: 'Ripples, again', pages: '3–9' }];
    await press.db.doc('books/tides').update({ chapters: renamed });
    await putAbstract(3, 'talk');
    expect(await draft()).toEqual({ drafted: 1, present: 2 });
    expect((await chapters()).map(({ title }) => title)).toEqual([
      ...['RIPPLES 1', 'Ripples, again', 'Ripples 3'],
    ]);
  });

  it('are refused as a whole where a book cannot have so many chapters', async () => {
    for (let number = 1; number <= 100; number += 1) await putAbstract(number, 'talk');
    const refused = await refusal(draft());
    expect(refused.code).toBe('input/invalid');
    expect(refused.details.problems?.[0]?.message).toMatch(/^A book has at most 100 chapters/);
    expect(await chapters()).toHaveLength(1);
  });

  it('need the book, and are for those who keep the press’s content', async () => {
    await putAbstract(1, 'talk');
    expect(await codeOf(draft(undefined, asker('edda', ['author', 'editor'], 'CES')))).toBe(
      'access/denied',
    );
    expect(await draft(undefined, asker('cora', ['content']))).toEqual({ drafted: 1, present: 0 });
    await press.db.doc('books/tides').update({ deletedAt: AT, deletedBy: 'cora' });
    expect(await codeOf(draft())).toBe('record/deleted');
    await putConference(press, conference(CKEY, { proceedings: { book: 'nowhere' } }));
    expect(await codeOf(draft())).toBe('record/not-found');
  });
});
