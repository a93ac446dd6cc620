import { articleDocId, PUBLISHED_ARTICLES } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putReviewer } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { topicsOf } from '../publishing/related/topics.ts';
import { inviteReviewer } from './invite-reviewer.ts';
import { suggestAuthors } from './suggest-authors.ts';
import { suggestReviewers } from './suggest-reviewers.ts';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  for (const id of ['vasquez', 'lund']) await putReviewer(press, id);
  await putSubmission(press, 'asking', {
    ...{ state: 'reviewer_invitation', number: 'CES-2026-1', title: 'Sediment in tidal creeks' },
    ...{ keywords: ['salt marsh'], authorUids: [PEOPLE.author.uid] },
  });
});
afterAll(() => press.close());

describe('ratings beside candidates', () => {
  async function putRated(path: string, journal: string, rating: number, more: object = {}) {
    await press.db
      .doc(`submissions/${path}/reviews/r00-lund`)
      .set({ reviewerId: 'lund', journal, editorRating: rating, ...more });
  }
  const rated = async (person: typeof PEOPLE.editor) => {
    const asked = { submission: 'asking', query: '', cursor: 0 };
    const { reviewers } = await suggestReviewers(press, person, asked);
    return reviewers.map(({ id, rating }) => [id, rating]);
  };

  it('are those of this journal, without manuscripts by staff', async () => {
    await putRated('one', 'CES', 5);
    await putRated('two', 'CES', 4);
    await putRated('three', 'CES', 4);
    await putRated('elsewhere', 'MSP', 1);
    await putRated('by-staff', 'CES', 1, { uncounted: true });
    const found = Object.fromEntries(await rated(PEOPLE.editor));
    expect(found).toEqual({ vasquez: undefined, lund: { mean: 4.3, reports: 3 } });
  });

  it('are hidden from editors of other journals', async () => {
    await expect(
      suggestReviewers(press, PEOPLE.otherEditor, { submission: 'asking', query: '', cursor: 0 }),
    ).rejects.toMatchObject({ code: 'submission/not-found' });
  });
});

describe('authors of the press', () => {
  interface Author {
    readonly given: string;
    readonly family: string;
    readonly email?: string;
    readonly orcid?: string;
    readonly ror?: string;
  }
  async function publish(akey: string, title: string, authors: readonly Author[], more = {}) {
    const affiliations = [{ name: 'Harbour Institute', ror: 'https://ror.org/02y9nww90' }];
    await press.db
      .collection(PUBLISHED_ARTICLES)
      .doc(articleDocId('MSP', akey))
      .set({
        ...{ journal: 'MSP', issue: '1-1', akey, title, published: '2025-04-01' },
        ...{
          status: 'published',
          affiliations,
          topics: topicsOf(title, { keywords: ['Salt marsh'] }),
        },
        metadata: { authors: authors.map((each) => ({ ...each, affiliations: [0], credit: [] })) },
        ...more,
      });
  }
  const suggested = async () => (await suggestAuthors(press, PEOPLE.editor, ASKED)).authors;
  const ASKED = { submission: 'asking' };

  it('are found by topic, the closest first, with their articles and conflicts', async () => {
    const nessa = { given: 'Nessa', family: 'Okoro', email: 'nessa@creeks.example' };
    await publish('creeks', 'How tidal creeks move sediment', [
      nessa,
      { given: 'Pia', family: 'Quist' },
    ]);
    await publish('marsh', 'Grazing on a shore', [nessa]);
    await publish('far', 'Grazing', [{ given: 'Rolf', family: 'Sand' }], { topics: ['grazing'] });
    await publish('bad', 'Sediment', [{ given: 'Tor', family: 'Unger' }], { status: 'retracted' });
    const authors = await suggested();
    expect(authors.map(({ family }) => family)).toEqual(['Okoro', 'Quist']);
    expect(authors[0]).toMatchObject({
      ...{ email: 'nessa@creeks.example', affiliation: 'Harbour Institute', articleCount: 2 },
      ...{ conflicts: [], articles: [{ akey: 'creeks' }, { akey: 'marsh' }] },
    });
    await press.db.doc('submissions/asking').update({
      affiliations: [{ name: 'Harbour', ror: 'https://ror.org/02y9nww90' }],
    });
    expect((await suggested())[0]?.conflicts).toMatchObject([{ kind: 'same-institution' }]);
    await press.db.doc('submissions/asking').update({ affiliations: [] });
  });

  it('leave out its own authors, those invited, and those in the journal’s database', async () => {
    const stored = await press.db.doc('submissions/asking').get();
    const [own] = stored.get('authors') ?? [];
    await press.db.doc('submissions/asking').update({
      authors: [{ ...own, given: 'Pia', family: 'Quist' }],
    });
    expect((await suggested()).map(({ family }) => family)).toEqual(['Okoro']);
    const asked = {
      ...{ given: 'Nessa', family: 'Okoro', email: 'nessa@creeks.example' },
      ...{ affiliation: '', expertise: [] },
    };
    await inviteReviewer(press, PEOPLE.editor, {
      ...{ submission: 'asking', reviewer: asked, letter: '' },
    });
    expect(await suggested()).toEqual([]);
    await putSubmission(press, 'another', {
      ...{ state: 'reviewer_invitation', number: 'CES-2026-2', title: 'Sediment in tidal creeks' },
      ...{ keywords: ['salt marsh'] },
    });
    const { authors } = await suggestAuthors(press, PEOPLE.editor, { submission: 'another' });
    expect(authors.map(({ family }) => family)).toEqual(['Quist']);
  });

  it('are hidden from those who do not handle the manuscript', async () => {
    for (const person of [PEOPLE.otherEditor, PEOPLE.stranger]) {
      await expect(suggestAuthors(press, person, ASKED)).rejects.toMatchObject({
        code: 'submission/not-found',
      });
    }
    await expect(suggestAuthors(press, PEOPLE.author, ASKED)).rejects.toMatchObject({
      code: 'access/denied',
    });
  });
});
