import { JOURNAL_PERMISSIONS } from '@quire/model/collections';
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
import {
  eventsOf,
  mailsOf,
  PEOPLE,
  putSubmission,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { reconcileArticle } from '../publishing/reconcile-article.ts';
import { checkArticle } from './check-article.ts';
import { publishArticle, unscheduleArticle } from './publish-article.ts';
import { publishDue } from './publish-due.ts';

let press: ArticlesPress;
beforeAll(async () => {
  press = await startArticlesPress();
});
afterAll(() => press.close());

const { editor, admin } = PEOPLE;
const NOTE = 'A figure had lost its labels.';
const NOON = '2026-06-10T12:00:00.000Z';
const codes = (problems: readonly { code: string; severity: string }[]) =>
  problems.filter(({ severity }) => severity === 'block').map(({ code }) => code);

describe('publishing an article', () => {
  it('publishes the requested version, with an audit entry', async () => {
    const article = await putArticle(press, 'plain');
    const answer = await publishArticle(press, editor, { article, revision: 1 });
    expect(answer).toMatchObject({ status: 'published', publishedRevision: 1 });
    expect(await articleNow(press, article)).toMatchObject({
      status: 'published',
      publishedRevision: 1,
      updatedBy: 'edda',
    });
    expect(await reconcileArticle(press, 'CES', 'plain')).toMatchObject({ outcome: 'published' });
    expect(await auditOf(press, article)).toEqual(['article.publish by edda']);
  });

  it('changes nothing if the gate refuses, and lists what to fix', async () => {
    const text = readyContent('closed', { doi: undefined, abstract: '' });
    const article = await putArticle(press, 'closed', { issue: '2-2' }, text);
    const { problems, ...answer } = await publishArticle(press, editor, { article, revision: 1 });
    expect(answer).toEqual({ status: 'draft', publishedRevision: 0 });
    expect(codes(problems)).toEqual(['gate/abstract', 'gate/doi-missing', 'gate/issue-draft']);
    expect(await articleNow(press, article)).toMatchObject({ status: 'draft' });
    expect(await auditOf(press, article)).toEqual([]);
  });

  it('publishes once if it is requested twice, concurrently or one after the other', async () => {
    const article = await putArticle(press, 'twice');
    const press2 = () => publishArticle(press, editor, { article, revision: 1 });
    await Promise.all([press2(), press2(), press2()]);
    expect(await press2()).toMatchObject({ status: 'published' });
    expect(await auditOf(press, article)).toEqual(['article.publish by edda']);
  });

  it('publishes the version that was checked, whatever is saved at the same time', async () => {
    const article = await putArticle(press, 'saved');
    const key = { journal: 'CES', issue: '2-1', akey: 'saved' };
    const save = () =>
      press.db.doc(`articles/${article}`).update({ revision: 2, title: 'Half a sentence' });
    await Promise.all([publishArticle(press, editor, { article, revision: 1 }), save()]);
    expect(await articleNow(press, article)).toMatchObject({ revision: 2, publishedRevision: 1 });
    const before = { publishedRevision: 1, agreedRevision: 1 };
    await saveRevision(press, key, 3, readyContent('saved'), before);
    await publishArticle(press, editor, { article, revision: 3, note: NOTE });
    const older = publishArticle(press, editor, { article, revision: 1, note: NOTE });
    await expect(older).rejects.toMatchObject({ code: 'article/no-version' });
    const unknown = publishArticle(press, editor, { article, revision: 9, note: NOTE });
    await expect(unknown).rejects.toMatchObject({ code: 'article/no-version' });
  });

  it('requires a reason to replace a published version, and stores it with the version', async () => {
    const article = await putArticle(press, 'replaced');
    const key = { journal: 'CES', issue: '2-1', akey: 'replaced' };
    await publishArticle(press, editor, { article, revision: 1, note: NOTE });
    // The first version replaces nothing.
    expect((await articleNow(press, article)).notes).toBe(undefined);
    await reconcileArticle(press, 'CES', 'replaced');
    const before = { publishedRevision: 1, agreedRevision: 1, status: 'published' } as const;
    await saveRevision(press, key, 2, readyContent('replaced', { keywords: ['mud'] }), before);
    const silent = publishArticle(press, editor, { article, revision: 2 });
    await expect(silent).rejects.toMatchObject({
      ...{ code: 'input/invalid', details: { field: 'note' } },
    });
    expect(await articleNow(press, article)).toMatchObject({ publishedRevision: 1 });
    const asked = { article, revision: 2, note: NOTE };
    await publishArticle(press, editor, asked);
    await publishArticle(press, editor, asked);
    expect(await articleNow(press, article)).toMatchObject({
      publishedRevision: 2,
      notes: [{ revision: 2, note: NOTE }],
    });
    await reconcileArticle(press, 'CES', 'replaced');
    const shown = await press.db.doc('publishedArticles/CES~replaced').get();
    expect(shown.get('versions')).toMatchObject([
      { revision: 1 },
      { revision: 2, kind: 'published', note: NOTE },
    ]);
  });

  it('gives one DOI to one of two articles that are published concurrently', async () => {
    const same = readyContent('rivals');
    const ids = [
      await putArticle(press, 'rival-1', {}, same),
      await putArticle(press, 'rival-2', {}, same),
    ];
    const answers = await Promise.all(
      ids.map((article) => publishArticle(press, editor, { article, revision: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['draft', 'published']);
    expect(answers.flatMap(({ problems }) => codes(problems))).toEqual(['gate/doi-taken']);
  });

  it('finds the DOI of an article that bypassed the gate', async () => {
    await putArticle(press, 'imported', { status: 'published', publishedRevision: 1 });
    await reconcileArticle(press, 'CES', 'imported');
    const article = await putArticle(press, 'late', {}, readyContent('imported'));
    const { problems } = await checkArticle(press, editor, { article });
    expect(codes(problems)).toEqual(['gate/doi-taken']);
  });

  it('requires the original of a translation: one of the journal that is none itself', async () => {
    await putArticle(press, 'first');
    const check = async (akey: string, translationOf: string) => {
      const text = readyContent(akey, { translationOf, language: 'es' });
      const article = await putArticle(press, akey, {}, text);
      return codes((await publishArticle(press, editor, { article, revision: 1 })).problems);
    };
    const refused = ['gate/translation-of'];
    expect(await check('first-es', 'first')).toEqual([]);
    expect(await check('first-fr', 'nowhere')).toEqual(refused);
    expect(await check('first-pt', 'first-es')).toEqual(refused);
    expect(await check('first-id', 'first-id')).toEqual(refused);
  });

  it('checks the files: a malformed PDF, a missing figure', async () => {
    const file = { contentType: 'x', size: 9, sha256: 'b'.repeat(64) };
    const folder = 'articles/CES~files/files';
    const text = {
      ...readyContent('files'),
      files: [
        { ...file, role: 'pdf' as const, name: 'a.pdf', path: `${folder}/a.pdf` },
        { ...file, role: 'figure' as const, name: 'a.png', path: `${folder}/a.png` },
        { ...file, role: 'figure' as const, name: 'b.png', path: 'articles/CES~plain/files/b.png' },
      ],
    };
    await press.bucket.write(`${folder}/a.pdf`, Buffer.from('no PDF'), {
      contentType: 'application/pdf',
      cacheControl: 'private',
    });
    const article = await putArticle(press, 'files', {}, text);
    const { problems } = await checkArticle(press, PEOPLE.production, { article });
    expect(codes(problems)).toEqual(['gate/pdf-broken', 'gate/file-missing', 'gate/file-missing']);
  });
});

describe('who may publish', () => {
  it('excludes users without the right, and authors of the article', async () => {
    const article = await putArticle(press, 'guarded', { authorUids: ['ada'] });
    const { author, stranger, otherEditor, production, finance } = PEOPLE;
    for (const person of [author, stranger, otherEditor, production, finance, admin]) {
      for (const at of [undefined, NOON]) {
        const tried = publishArticle(press, person, { article, revision: 1, at });
        await expect(tried).rejects.toMatchObject({ code: 'access/denied' });
      }
    }
    for (const person of [author, stranger, otherEditor, finance]) {
      const looked = checkArticle(press, person, { article });
      await expect(looked).rejects.toMatchObject({ code: 'access/denied' });
    }
    expect(await articleNow(press, article)).toMatchObject({ status: 'draft' });
  });

  it('includes production staff if the journal allows it', async () => {
    const article = await putArticle(press, 'opened');
    const permissions = press.db.collection(JOURNAL_PERMISSIONS).doc('CES');
    const reaches = { editor: {}, production: { 'article.publish': 'journals' } };
    await permissions.set({ reaches, updatedAt: NOON, updatedBy: 'ada' });
    await publishArticle(press, PEOPLE.production, { article, revision: 1 });
    expect(await articleNow(press, article)).toMatchObject({ status: 'published' });
    await permissions.delete();
  });

  it('excludes editors if the journal reserves it for admins', async () => {
    const article = await putArticle(press, 'narrowed');
    const permissions = press.db.collection(JOURNAL_PERMISSIONS).doc('CES');
    const reaches = { editor: { 'article.publish': 'none' }, production: {} };
    await permissions.set({ reaches, updatedAt: NOON, updatedBy: 'ada' });
    const tried = publishArticle(press, editor, { article, revision: 1 });
    await expect(tried).rejects.toMatchObject({ code: 'access/denied' });
    await permissions.delete();
  });
});

describe('an article’s manuscript', () => {
  const put = (id: string, state: 'proof_final' | 'typesetting' | 'awaiting_payment') =>
    putSubmission(press, id, { state, number: 'CES-2026-00007' });

  it('is published with it, through the state “scheduled”', async () => {
    await put('together', 'proof_final');
    const article = await putArticle(press, 'together', { submission: 'together' });
    const mails = await mailsOf(press, () =>
      publishArticle(press, editor, { article, revision: 1 }),
    );
    // The article's own mail goes out with its page.
    expect(mails).toEqual([]);
    expect(await submissionNow(press, 'together')).toMatchObject({ state: 'published' });
    expect(await eventsOf(press, 'together')).toEqual([
      { event: 'schedule', actor: 'editor', audience: 'author', to: 'scheduled' },
      { event: 'publish', actor: 'system', audience: 'author', to: 'published' },
    ]);
  });

  it('blocks publication until it is paid for and its proof is approved', async () => {
    for (const state of ['typesetting', 'awaiting_payment'] as const) {
      await put(state, state);
      const article = await putArticle(press, `waits-${state}`.replace('_', '-'), {
        submission: state,
      });
      const { problems } = await publishArticle(press, editor, { article, revision: 1 });
      expect(codes(problems)).toEqual([
        state === 'typesetting' ? 'gate/submission-state' : 'gate/unpaid',
      ]);
      expect(await submissionNow(press, state)).toMatchObject({ state });
    }
  });

  it('is scheduled with it, and unscheduled with it', async () => {
    await put('waits', 'proof_final');
    const article = await putArticle(press, 'waits', { submission: 'waits' });
    const mails = await mailsOf(press, () =>
      publishArticle(press, editor, { article, revision: 1, at: NOON }),
    );
    expect(mails).toEqual(['author/status-changed → anselm@example.org']);
    expect(await submissionNow(press, 'waits')).toMatchObject({ state: 'scheduled', dueAt: NOON });
    const later = '2026-06-11T12:00:00.000Z';
    await publishArticle(press, editor, { article, revision: 1, at: later });
    expect(await submissionNow(press, 'waits')).toMatchObject({ state: 'scheduled', dueAt: later });
    await unscheduleArticle(press, editor, { article, reason: 'A figure is wrong.' });
    expect(await submissionNow(press, 'waits')).toMatchObject({ state: 'proof_final' });
    expect(await articleNow(press, article)).not.toHaveProperty('publishAt');
  });
});

describe('publishing at a time', () => {
  it('waits until then, and then publishes the version that was chosen', async () => {
    const article = await putArticle(press, 'timed');
    const answer = await publishArticle(press, editor, {
      article,
      revision: 1,
      at: '2026-06-10T14:00:00+02:00',
    });
    expect(answer).toMatchObject({ status: 'scheduled', publishAt: NOON });
    await saveRevision(
      press,
      { journal: 'CES', issue: '2-1', akey: 'timed' },
      2,
      readyContent('timed'),
      {
        ...(await articleNow(press, article)),
        revision: 2,
      },
    );
    press.at('2026-06-10T11:59:59.999Z');
    expect(await publishDue(press)).toEqual({ published: 0, refused: 0, failed: 0 });
    press.at('2026-06-10T12:00:01.000Z');
    const runs = await Promise.all([publishDue(press), publishDue(press)]);
    expect(runs.reduce((sum, { failed, refused }) => sum + failed + refused, 0)).toBe(0);
    const now = await articleNow(press, article);
    expect(now).toMatchObject({ status: 'published', publishedRevision: 1, revision: 2 });
    expect(now).not.toHaveProperty('publishAt');
    expect(await auditOf(press, article)).toEqual([
      'article.schedule by edda',
      'article.publish by system',
    ]);
    press.at('2026-06-01T09:00:00.000Z');
  });

  it('cancels the schedule and notifies the user who set it, once, if the gate refuses by then', async () => {
    await putSubmission(press, 'fails', { state: 'proof_final', number: 'CES-2026-00008' });
    const article = await putArticle(press, 'fails', { submission: 'fails' });
    await publishArticle(press, editor, { article, revision: 1, at: NOON });
    await press.db.doc('issues/CES~2-1').update({ status: 'closed' });
    press.at('2026-06-10T12:01:00.000Z');
    const mails = await mailsOf(press, async () => {
      expect(await publishDue(press)).toEqual({ published: 0, refused: 1, failed: 0 });
      expect(await publishDue(press)).toEqual({ published: 0, refused: 0, failed: 0 });
    });
    expect(mails).toEqual(['editor/publication-failed → edda@example.org']);
    expect(await articleNow(press, article)).toMatchObject({ status: 'draft' });
    expect(await submissionNow(press, 'fails')).toMatchObject({ state: 'proof_final' });
    // Why is a code with values, which is worded for whoever reads it.
    const problems = [{ code: 'gate/issue-closed', values: {} }];
    const events = await press.db.collection('submissions/fails/events').get();
    const back = events.docs.find((each) => each.get('event') === 'back_to_final_proof');
    expect(back?.data()).toMatchObject({ problems });
    expect(back?.get('reason')).toBeUndefined();
    const log = await press.db.collection('audit').where('article', '==', article).get();
    const cancelled = log.docs.find((each) => each.get('action') === 'article.unschedule');
    expect(cancelled?.data()).toMatchObject({ problems, codes: ['gate/issue-closed'] });
    await press.db.doc('issues/CES~2-1').update({ status: 'open' });
    press.at('2026-06-01T09:00:00.000Z');
  });

  it('is not blocked by another record that cannot be parsed', async () => {
    const article = await putArticle(press, 'healthy');
    await publishArticle(press, editor, { article, revision: 1, at: NOON });
    await press.db.doc('articles/CES~broken').set({ publishAt: '2026-06-10T11:00:00.000Z' });
    press.at('2026-06-10T12:01:00.000Z');
    expect(await publishDue(press)).toEqual({ published: 1, refused: 0, failed: 1 });
    await press.db.doc('articles/CES~broken').delete();
    press.at('2026-06-01T09:00:00.000Z');
  });

  it('requires a time in the future', async () => {
    const article = await putArticle(press, 'past');
    const at = '2026-05-31T12:00:00.000Z';
    const tried = publishArticle(press, editor, { article, revision: 1, at });
    await expect(tried).rejects.toMatchObject({ code: 'article/too-early' });
  });
});
