import { ARTICLE_STATUSES, nextArticleStatus } from '@quire/model/states/article';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ArticlesPress,
  articleNow,
  auditOf,
  putArticle,
  readyContent,
  startArticlesPress,
} from '../../testing/test-articles.ts';
import { saveRevision } from '../../testing/test-press.ts';
import { mailsOf, PEOPLE, putSubmission, submissionNow } from '../../testing/test-submissions.ts';
import type { Person } from '../access/principal.ts';
import { reconcileArticle } from '../publishing/reconcile-article.ts';
import { correctArticle } from './correct-article.ts';
import { expressConcern } from './express-concern.ts';
import { removeArticle, reopenArticle, withdrawArticle } from './leave-article.ts';
import { noticeKey, noticeTitle } from './notice.ts';
import { publishArticle, unscheduleArticle } from './publish-article.ts';
import { retractArticle } from './retract-article.ts';

let press: ArticlesPress;
beforeAll(async () => {
  press = await startArticlesPress();
});
afterAll(() => press.close());

const { editor, admin } = PEOPLE;
const other: Person = { uid: 'ines', claims: { roles: ['editor'], grants: { editor: ['CES'] } } };
const TEXT = 'The measurements of the second survey cannot be trusted, and its author agrees.';
const PUBLIC = { status: 'published', publishedRevision: 1 } as const;

/** A published article, with a manuscript if requested. */
async function published(akey: string, submission?: string): Promise<string> {
  if (submission) {
    await putSubmission(press, submission, { state: 'published', number: 'CES-2026-00001' });
  }
  const article = await putArticle(press, akey, {
    ...PUBLIC,
    ...(submission ? { submission } : {}),
  });
  await reconcileArticle(press, 'CES', akey);
  return article;
}
const shown = async (akey: string) =>
  (await press.db.doc(`publishedArticles/CES~${akey}`).get()).data() ?? null;

describe('correcting an article', () => {
  it('makes a new version of record with its note, and moves the manuscript', async () => {
    const article = await published('corrected', 'corrected');
    const again = readyContent('corrected', { abstract: 'It rises and falls twice.' });
    await saveRevision(press, { journal: 'CES', issue: '2-1', akey: 'corrected' }, 2, again, {
      ...(await articleNow(press, article)),
      revision: 2,
    });
    const note = 'The abstract said “once”.';
    const asked = { article, revision: 2, note, notice: false };
    const answer = await correctArticle(press, editor, asked);
    expect(answer).toMatchObject({ status: 'corrected', publishedRevision: 2 });
    await reconcileArticle(press, 'CES', 'corrected');
    expect((await shown('corrected'))?.versions).toMatchObject([
      { revision: 1, kind: 'published' },
      { revision: 2, kind: 'corrected', note },
    ]);
    expect(await submissionNow(press, 'corrected')).toMatchObject({ state: 'corrected' });
    expect(await correctArticle(press, editor, asked)).toMatchObject({ status: 'corrected' });
    expect(await auditOf(press, article)).toEqual(['article.correct by edda']);
    const nothing = correctArticle(press, editor, { ...asked, note: 'Something else entirely.' });
    await expect(nothing).rejects.toMatchObject({ code: 'article/nothing-new' });
  });

  it('can be cited if a notice is requested: both pages link to each other', async () => {
    const article = await published('cited');
    await saveRevision(
      press,
      { journal: 'CES', issue: '2-1', akey: 'cited' },
      2,
      readyContent('cited'),
      {
        ...(await articleNow(press, article)),
        revision: 2,
      },
    );
    const note = 'Table 2 had its columns exchanged.';
    const { notice } = await correctArticle(press, editor, {
      article,
      revision: 2,
      note,
      notice: true,
    });
    expect(notice).toBe('CES~correction-cited');
    await reconcileArticle(press, 'CES', 'correction-cited');
    expect(await shown('correction-cited')).toMatchObject({
      type: 'correction',
      about: { article: { akey: 'cited' } },
    });
    expect((await shown('cited'))?.notices).toMatchObject([
      { kind: 'correction', article: { akey: 'correction-cited' } },
    ]);
  });
});

describe('expressing concern', () => {
  it('publishes a notice beside the article, whose status does not change', async () => {
    const article = await published('doubted', 'doubted');
    const asked = { article, text: TEXT };
    const answers = await Promise.all([
      expressConcern(press, editor, asked),
      expressConcern(press, editor, asked),
    ]);
    const notice = 'CES~concern-doubted';
    expect(answers).toEqual([
      { ...PUBLIC, problems: [], notice },
      { ...PUBLIC, problems: [], notice },
    ]);
    await reconcileArticle(press, 'CES', 'concern-doubted');
    expect((await shown('doubted'))?.notices).toMatchObject([{ kind: 'expression-of-concern' }]);
    expect(await submissionNow(press, 'doubted')).toMatchObject({ state: 'expression_of_concern' });
    expect(await auditOf(press, article)).toEqual(['article.concern by edda']);
    const second = await expressConcern(press, editor, { article, text: `${TEXT} Nor the third.` });
    expect(second.notice).toBe('CES~concern-doubted-2');
  });
});

describe('retracting an article', () => {
  const propose = (article: string, person: Person = editor, text = TEXT) =>
    retractArticle(press, person, { step: 'propose', article, text });
  const confirm = async (article: string, person: Person) => {
    const { retraction } = await articleNow(press, article);
    const proposedAt = retraction?.at ?? '2026-01-01T00:00:00.000Z';
    return retractArticle(press, person, { step: 'confirm', article, proposedAt });
  };

  it('requires two people: the first writes the notice, the second confirms it', async () => {
    const article = await published('wrong', 'wrong');
    const mails = await mailsOf(press, async () => {
      await propose(article);
      await propose(article);
    });
    expect(mails).toEqual(['editor/retraction-proposed → ces@press.example']);
    expect(await articleNow(press, article)).toMatchObject({ status: 'published' });
    expect(await submissionNow(press, 'wrong')).toMatchObject({ state: 'published' });
    await expect(confirm(article, editor)).rejects.toMatchObject({ code: 'article/two-persons' });
    const told = await mailsOf(press, async () => {
      const answers = await Promise.all([confirm(article, other), confirm(article, other)]);
      expect(answers.map(({ status }) => status)).toEqual(['retracted', 'retracted']);
    });
    expect(told).toEqual(['author/status-changed → anselm@example.org']);
    await reconcileArticle(press, 'CES', 'retraction-wrong');
    expect(await shown('retraction-wrong')).toMatchObject({
      type: 'retraction',
      title: 'Retraction of “How tidal creeks drain”',
      about: { kind: 'retraction', article: { akey: 'wrong' } },
    });
    expect(await shown('wrong')).toMatchObject({
      status: 'retracted',
      notices: [{ kind: 'retraction', article: { akey: 'retraction-wrong' } }],
    });
    expect(await submissionNow(press, 'wrong')).toMatchObject({ state: 'retracted' });
    // Both may happen in the same millisecond.
    expect((await auditOf(press, article)).toSorted()).toEqual([
      'article.retract by edda',
      'article.retract by ines',
    ]);
  });

  it('confirms exactly what was proposed, and nothing that was withdrawn', async () => {
    const article = await published('changed');
    await propose(article);
    press.at('2026-06-01T09:05:00.000Z');
    const seen = (await articleNow(press, article)).retraction?.at ?? '';
    await propose(article, editor, `${TEXT} So are the others.`);
    const stale = { step: 'confirm', article, proposedAt: seen } as const;
    const tried = retractArticle(press, admin, stale);
    await expect(tried).rejects.toMatchObject({ code: 'article/other-proposal' });
    await retractArticle(press, other, { step: 'drop', article });
    await expect(confirm(article, admin)).rejects.toMatchObject({ code: 'article/other-proposal' });
    expect(await articleNow(press, article)).not.toHaveProperty('retraction');
  });

  it('cannot be proposed or confirmed by authors or staff of other journals', async () => {
    const article = await published('not-theirs');
    await press.db.doc(`articles/${article}`).update({ authorUids: ['edda'] });
    await propose(article, other);
    for (const person of [editor, PEOPLE.production, PEOPLE.otherEditor, PEOPLE.author]) {
      await expect(propose(article, person)).rejects.toMatchObject({ code: 'access/denied' });
      await expect(confirm(article, person)).rejects.toMatchObject({ code: 'access/denied' });
    }
    expect(await confirm(article, admin)).toMatchObject({ status: 'retracted' });
  });
});

describe('removing an article', () => {
  it('is reserved for admins, leaves a tombstone and removes its page', async () => {
    const article = await published('gone', 'gone');
    const reason = 'A court has ordered it.';
    const tried = removeArticle(press, editor, { article, reason });
    await expect(tried).rejects.toMatchObject({ code: 'access/denied' });
    const done = await removeArticle(press, admin, { article, reason });
    expect(done).toMatchObject({ status: 'removed' });
    await removeArticle(press, admin, { article, reason });
    await reconcileArticle(press, 'CES', 'gone', ['2-1']);
    expect(await shown('gone')).toBeNull();
    const stone = await press.db.doc(`tombstones/publishedArticles~${article}`).get();
    expect(stone.data()).toEqual({
      ...{ title: 'How tidal creeks drain', date: '2026-06-01', reason },
      // A repeated event changes neither.
      changedAt: expect.stringMatching(/^2026-06-01T[\d:]{8}Z$/),
      sets: ['CES', 'CES:research-article', 'openaire'],
      issue: '2-1',
    });
    expect(await articleNow(press, article)).toMatchObject({ tombstone: { by: 'ada', reason } });
    expect(await submissionNow(press, 'gone')).toMatchObject({ state: 'removed' });
    expect(await auditOf(press, article)).toEqual(['article.remove by ada']);
  });
});

describe('every event of every status', () => {
  const at = '2026-07-01T12:00:00.000Z';
  const reason = 'There is a reason.';
  const EVENTS = {
    schedule: (article: string) => publishArticle(press, admin, { article, revision: 2, at }),
    unschedule: (article: string) => unscheduleArticle(press, admin, { article, reason }),
    publish: (article: string) =>
      publishArticle(press, admin, { article, revision: 2, note: reason }),
    correct: (article: string) =>
      correctArticle(press, admin, { article, revision: 2, note: 'A typo in it.', notice: false }),
    concern: (article: string) => expressConcern(press, admin, { article, text: TEXT }),
    retract: (article: string) =>
      retractArticle(press, admin, { step: 'propose', article, text: TEXT }),
    withdraw: (article: string) => withdrawArticle(press, admin, { article, reason }),
    reopen: (article: string) => reopenArticle(press, admin, { article }),
    remove: (article: string) => removeArticle(press, admin, { article, reason }),
  } as const;
  /** If the article already has this status, these return the same answer. */
  const REPEATED: Readonly<Record<string, string>> = {
    withdrawn: 'withdraw',
    removed: 'remove',
    draft: 'reopen',
  };

  it.each(ARTICLE_STATUSES)('of an article that is %s follows the table', async (status) => {
    for (const [event, cause] of Object.entries(EVENTS)) {
      const akey = `${status}-${event}`;
      const isPublic = ['published', 'corrected', 'retracted', 'removed'].includes(status);
      await putArticle(press, akey, { revision: 1, ...PUBLIC });
      const article = await putArticle(press, akey, {
        status,
        revision: 2,
        publishedRevision: isPublic ? 1 : 0,
        ...(status === 'scheduled'
          ? { publishAt: '2026-06-20T12:00:00.000Z', scheduled: { revision: 1, by: 'edda' } }
          : {}),
      });
      const to = nextArticleStatus(status, event as keyof typeof EVENTS);
      const outcome = await cause(article).then(
        (answer) => answer.status,
        (error: { code?: string }) => error.code,
      );
      // A proposal does not retract the article yet.
      const proposed = event === 'retract' && to ? status : to;
      const expected = REPEATED[status] === event ? status : (proposed ?? 'article/wrong-state');
      expect(`${event} ${outcome}`).toBe(`${event} ${expected}`);
      expect((await articleNow(press, article)).status).toBe(
        expected === 'article/wrong-state' ? status : expected,
      );
    }
  });
});

describe('a notice', () => {
  it('has a key and a title that fit, however long those of the article are', () => {
    const akey = `a${'-long'.repeat(15)}`;
    expect(noticeKey('expression-of-concern', akey, 12).length).toBeLessThanOrEqual(80);
    expect(noticeKey('retraction', akey, 12)).toMatch(/^[a-zA-Z0-9]+([._-][a-zA-Z0-9]+)*$/);
    expect(noticeTitle('retraction', 'x'.repeat(1_000)).length).toBeLessThanOrEqual(1_000);
  });
});
