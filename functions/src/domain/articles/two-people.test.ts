import { AUDIT, MAIL, PROFILES } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ArticlesPress,
  articleNow,
  putArticle,
  readyContent,
  startArticlesPress,
} from '../../testing/test-articles.ts';
import { saveRevision } from '../../testing/test-press.ts';
import { PEOPLE, putSubmission } from '../../testing/test-submissions.ts';
import { correctArticle } from './correct-article.ts';
import { publishArticle, unscheduleArticle } from './publish-article.ts';
import { publishDue } from './publish-due.ts';
import { retractArticle } from './retract-article.ts';

let press: ArticlesPress;
beforeAll(async () => {
  press = await startArticlesPress();
});
afterAll(() => press.close());

const { editor, admin } = PEOPLE;
/** Another editor of the journal. */
const second = { ...editor, uid: 'sven', email: 'sven@example.org' };
const NOON = '2026-06-10T12:00:00.000Z';

const TEXT = Array.from({ length: 300 }, (_, place) => `word${place}`).join(' ');
const OTHER_TEXT = Array.from({ length: 300 }, (_, place) => `other${place}`).join(' ');

/** An article without anyone's agreement. */
const unreviewed = (akey: string, change = {}, text = readyContent(akey)) =>
  putArticle(press, akey, change, text, false);

const entries = async (article: string) =>
  (await press.db.collection(AUDIT).where('article', '==', article).get()).docs
    .map((doc) => doc.data())
    .toSorted((a) => (a.step === 'propose' ? -1 : 1));

/** The next version of an article, saved without any check. */
async function save(akey: string, revision: number, text: ReturnType<typeof readyContent>) {
  const record = await articleNow(press, `CES~${akey}`);
  await saveRevision(press, { journal: 'CES', issue: '2-1', akey }, revision, text, {
    ...record,
    revision,
  });
}

describe('an article without a manuscript', () => {
  it('waits for a second person, who publishes the same version', async () => {
    const article = await unreviewed('alone');
    const asked = { article, revision: 1 };
    const first = await publishArticle(press, editor, asked);
    expect(first).toMatchObject({ status: 'draft', publishedRevision: 0, waits: ['unreviewed'] });
    // The same person again does not count as the second.
    expect(await publishArticle(press, editor, asked)).toMatchObject({ status: 'draft' });
    const mails = await press.db
      .collection(MAIL)
      .where('template', '==', 'editor/publication-proposed')
      .get();
    expect(mails.size).toBe(1);
    expect(await publishArticle(press, admin, asked)).toMatchObject({ status: 'published' });
    expect(await articleNow(press, article)).toMatchObject({ agreedRevision: 1 });
    expect((await articleNow(press, article)).publication).toBeUndefined();
    expect(await entries(article)).toMatchObject([
      { action: 'article.publish', by: 'edda', step: 'propose', reasons: ['unreviewed'] },
      { action: 'article.publish', by: 'ada', proposedBy: 'edda', reasons: ['unreviewed'] },
    ]);
  });

  it('is not published by the second person in another version, or after the proposal was withdrawn', async () => {
    const article = await unreviewed('other-version');
    await publishArticle(press, editor, { article, revision: 1 });
    await save('other-version', 2, readyContent('other-version'));
    expect(await publishArticle(press, second, { article, revision: 2 })).toMatchObject({
      status: 'draft',
    });
    expect((await articleNow(press, article)).publication).toMatchObject({
      by: 'sven',
      revision: 2,
    });
    await unscheduleArticle(press, editor, { article, reason: 'Not yet.' });
    expect((await articleNow(press, article)).publication).toBeUndefined();
    expect(await publishArticle(press, editor, { article, revision: 2 })).toMatchObject({
      status: 'draft',
    });
  });

  it('is published at a time that two people have set, and not otherwise', async () => {
    press.at('2026-06-01T00:00:00.000Z');
    const article = await unreviewed('timed');
    const asked = { article, revision: 1, at: NOON };
    expect(await publishArticle(press, editor, asked)).toMatchObject({ status: 'draft' });
    expect(await publishArticle(press, admin, asked)).toMatchObject({ status: 'scheduled' });
    expect((await articleNow(press, article)).scheduled).toEqual({
      ...{ revision: 1, by: 'edda', agreedBy: 'ada' },
    });
    // A schedule without a second person: set before the rule existed.
    const early = await unreviewed('early', {
      ...{ status: 'scheduled', publishAt: NOON, scheduled: { revision: 1, by: 'edda' } },
    });
    press.at(NOON);
    expect(await publishDue(press)).toEqual({ published: 1, refused: 1, failed: 0 });
    expect(await articleNow(press, article)).toMatchObject({ status: 'published' });
    expect(await articleNow(press, early)).toMatchObject({ status: 'draft' });
  });
});

describe('an author among the staff', () => {
  const named = (akey: string, change: object) => {
    const text = readyContent(akey);
    const [first] = text.metadata.authors;
    if (!first) throw new Error('authors');
    return { ...text, metadata: { ...text.metadata, authors: [{ ...first, ...change }] } };
  };

  it.each([
    ['an address', 'by-address', { email: 'edda@example.org' }],
    ['an ORCID iD', 'by-orcid', { orcid: '0000-0002-1825-0097' }],
  ])('publishes nothing of their own, identified only by %s', async (_by, akey, change) => {
    await press.db.collection(PROFILES).doc('edda').set({ orcid: '0000-0002-1825-0097' });
    const article = await putArticle(press, akey, {}, named(akey, change));
    const own = publishArticle(press, editor, { article, revision: 1 });
    await expect(own).rejects.toMatchObject({ code: 'article/own' });
    expect(await publishArticle(press, second, { article, revision: 1 })).toMatchObject({
      status: 'published',
    });
    // From then on the record names the author's account, and every rule applies.
    expect((await articleNow(press, article)).authorUids).toEqual(['edda']);
    const text = 'The measurements of the second survey cannot be trusted at all.';
    const propose = retractArticle(press, editor, { article, step: 'propose', text });
    await expect(propose).rejects.toMatchObject({ code: 'access/denied' });
    await press.db.collection(PROFILES).doc('edda').delete();
  });

  it('cannot set a time either, or have one set before they were named', async () => {
    press.at('2026-06-01T00:00:00.000Z');
    const article = await putArticle(
      press,
      'own-time',
      {
        ...{ status: 'scheduled', publishAt: NOON, scheduled: { revision: 1, by: 'edda' } },
      },
      named('own-time', { email: 'edda@example.org' }),
    );
    const again = publishArticle(press, editor, {
      article,
      revision: 1,
      at: '2026-06-12T00:00:00.000Z',
    });
    await expect(again).rejects.toMatchObject({ code: 'article/own' });
    press.at(NOON);
    expect(await publishDue(press)).toMatchObject({ refused: 1 });
    expect(await articleNow(press, article)).toMatchObject({ status: 'draft' });
  });

  it('needs a second person if an author has the same name', async () => {
    const article = await putArticle(
      press,
      'namesake',
      {},
      named('namesake', { given: 'E.', family: 'Marchetti' }),
    );
    await press.db.doc('users/edda').update({ displayName: 'Edda Marchetti' });
    const asked = { article, revision: 1 };
    expect(await publishArticle(press, editor, asked)).toMatchObject({ waits: ['namesake'] });
    expect(await publishArticle(press, second, asked)).toMatchObject({ status: 'published' });
    await press.db.doc('users/edda').update({ displayName: 'edda' });
  });
});

describe('an article that is replaced by another text', () => {
  const note = 'Some words were corrected.';
  const other = (akey: string) => ({
    ...readyContent(akey, { title: 'A new theory of everything' }),
    markdown: OTHER_TEXT,
  });

  it('requires a second person, whether it is called a correction or a new version', async () => {
    const text = { ...readyContent('turned'), markdown: TEXT };
    const public_ = { status: 'published', publishedRevision: 1 } as const;
    const article = await putArticle(press, 'turned', public_, text);
    await save('turned', 2, other('turned'));
    const asked = { article, revision: 2, note, notice: false };
    expect(await correctArticle(press, editor, asked)).toMatchObject({
      ...{ status: 'published', publishedRevision: 1, waits: ['title', 'text'] },
    });
    expect(await publishArticle(press, editor, { article, revision: 2, note })).toMatchObject({
      publishedRevision: 1,
    });
    // Another note is another correction.
    await correctArticle(press, editor, asked);
    const changed = { ...asked, note: 'Not what was proposed.' };
    expect(await correctArticle(press, second, changed)).toMatchObject({ publishedRevision: 1 });
    await correctArticle(press, editor, asked);
    expect(await correctArticle(press, second, asked)).toMatchObject({
      ...{ status: 'corrected', publishedRevision: 2 },
    });
  });

  it('also requires one between acceptance and publication', async () => {
    await putSubmission(press, 'swapped', { state: 'proof_final', number: 'CES-2026-7' });
    const text = { ...readyContent('swapped'), markdown: TEXT };
    const article = await unreviewed('swapped', { submission: 'swapped' }, text);
    await save('swapped', 2, other('swapped'));
    expect(await publishArticle(press, editor, { article, revision: 2 })).toMatchObject({
      ...{ status: 'draft', waits: ['title', 'text'] },
    });
    // The accepted text after copy-editing can be published by one editor.
    await save('swapped', 3, { ...text, markdown: TEXT.replace('word7 ', 'Word 7, ') });
    expect(await publishArticle(press, editor, { article, revision: 3 })).toMatchObject({
      status: 'published',
    });
  });
});
