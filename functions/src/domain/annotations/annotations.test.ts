import type { Annotation } from '@quire/model/entities/annotation';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  content,
  NOW,
  putIssue,
  putJournal,
  saveRevision,
  startTestPress,
  type TestPress,
} from '../../testing/test-press.ts';
import { asker, codeOf } from '../../testing/test-records.ts';
import { exportAnnotations, forgetAnnotations } from '../accounts/forget-annotations.ts';
import { moveAnnotations } from '../merging/move-annotations.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { commentReports, forgetReports } from './comment-reports.ts';
import { moderateAnnotation } from './moderate-annotation.ts';
import { publishAnnotation } from './publish-annotation.ts';
import { reconcileComments } from './published-comments.ts';
import { replyToComment } from './reply-to-comment.ts';
import { reportComment } from './report-comment.ts';
import { withdrawAnnotation } from './withdraw-annotation.ts';

const ARTICLE = 'CES~creeks';
const KEY = 'abcdefgh1234';
const ID = `${ARTICLE}~${KEY}`;
const ANNA = asker('anna', ['reader', 'author']);
const BEN = asker('ben', ['reader', 'author']);
const EDDA = asker('edda', ['editor'], 'CES');
const note = (key = KEY, text = 'Is $x$ *really* so?'): Annotation => ({
  ...{ key, revision: 1, text, created: NOW.toISOString(), modified: NOW.toISOString() },
  place: { exact: 'creeks', prefix: 'How ', suffix: ' drain', start: 4, end: 10 },
});

const press: TestPress = await startTestPress();
afterAll(() => press.close());

const putNotes = (uid: string, ...items: readonly Annotation[]) =>
  press.db.doc(`annotations/${uid}~${ARTICLE}`).set({ owner: uid, article: ARTICLE, items });
const notesOf = async (uid: string): Promise<unknown> =>
  (await press.db.doc(`annotations/${uid}~${ARTICLE}`).get()).get('items');
const stored = async (id = ID) => (await press.db.doc(`comments/${id}`).get()).data();
const shown = async (): Promise<{ text: string; html: string }[]> => {
  await reconcileComments(press, ARTICLE);
  return (await press.db.doc(`publishedComments/${ARTICLE}`).get()).get('comments') ?? [];
};
const mails = async (template: string) =>
  (await press.db.collection('mail').where('template', '==', template).get()).docs.map((each) =>
    each.data(),
  );
const send = (who = ANNA, key = KEY) => publishAnnotation(press, who, { article: ARTICLE, key });
const decide = (to: 'published' | 'refused' | 'removed', who = EDDA, comment = ID) =>
  moderateAnnotation(press, who, { comment, to, reason: to === 'published' ? '' : 'Off topic.' });

beforeEach(async () => {
  for (const name of [
    ...['annotations', 'comments', 'publishedComments', 'mail', 'audit', 'throttles', 'articles'],
    ...['notifications', 'commentReports'],
  ])
    for (const each of await press.db.collection(name).listDocuments())
      await press.db.recursiveDelete(each);
  await putJournal(press, 'CES', { annotations: 'comments' });
  await putIssue(press, 'CES', '1-1');
  await saveRevision(press, { journal: 'CES', issue: '1-1', akey: 'creeks' }, 1, content('Creeks'));
  await reconcilePublication(press, 'CES', 'creeks');
  for (const { uid, claims } of [ANNA, BEN, EDDA]) {
    const email = `${uid}@example.org`;
    await press.db.doc(`users/${uid}`).set({
      ...{ email, displayName: `${uid} Holt`, roles: claims.roles, grants: claims.grants },
      ...{ journals: uid === 'edda' ? ['CES'] : [], updatedAt: NOW.toISOString() },
    });
    await press.db.doc(`profiles/${uid}`).set({ given: uid, family: 'Holt', orcid: 'none' });
  }
  await press.db.doc('profiles/anna').update({ orcid: '0000-0002-1825-0097' });
  await putNotes('anna', note(), note('highlight123', ''));
});

describe('a note submitted for publication', () => {
  it('waits for the journal under its author’s name, and the editors are notified', async () => {
    await send();
    await send();
    expect(await stored()).toMatchObject({
      ...{ owner: 'anna', name: 'anna Holt', orcid: '0000-0002-1825-0097', state: 'waiting' },
      ...{ journal: 'CES', article: ARTICLE, issue: '1-1', text: note().text },
    });
    expect(await notesOf('anna')).toMatchObject([{ key: 'highlight123' }]);
    expect(await shown()).toEqual([]);
    const told = await mails('editor/comment-waiting');
    expect(told.map(({ to }) => to)).toEqual([['edda@example.org']]);
    expect(told[0]?.text).not.toContain('really');
  });

  it('must belong to the caller and have a text', async () => {
    expect(await codeOf(send(BEN))).toBe('comment/not-found');
    expect(await codeOf(send(ANNA, 'highlight123'))).toBe('input/invalid');
    expect(await codeOf(send(ANNA, 'nothing12345'))).toBe('comment/not-found');
  });

  it('is refused by a journal that accepts no comments', async () => {
    await press.db.doc('publishedArticles/CES~creeks').update({ annotations: 'private' });
    expect(await codeOf(send())).toBe('comment/off');
    expect(await notesOf('anna')).toHaveLength(2);
  });

  it('does not replace another person’s comment with the same key', async () => {
    await send();
    await putNotes('ben', note());
    expect(await codeOf(send(BEN))).toBe('comment/not-found');
    expect(await stored()).toMatchObject({ owner: 'anna' });
  });

  it('is limited to ten an hour', async () => {
    const keys = Array.from({ length: 11 }, (_, n) => `key${String(n).padStart(9, '0')}`);
    await putNotes('anna', ...keys.map((key) => note(key)));
    for (const key of keys.slice(0, 10)) await send(ANNA, key);
    expect(await codeOf(send(ANNA, keys[10]))).toBe('account/throttled');
  });
});

describe('the journal’s decision', () => {
  it('publishes a comment as safe HTML, and tells its author', async () => {
    await send();
    await decide('published');
    await decide('published');
    const [comment] = await shown();
    expect(comment).toMatchObject({ text: note().text, name: 'anna Holt' });
    expect(comment?.html).toContain('<em>really</em>');
    expect(comment).not.toHaveProperty('owner');
    const told = await mails('author/comment-decided');
    expect(told.map(({ to, text }) => [to, text.includes('Published')])).toEqual([
      [['anna@example.org'], true],
    ]);
    const log = await press.db.collection('audit').where('action', '==', 'comment.moderate').get();
    expect(log.docs.map((each) => each.data())).toMatchObject([{ by: 'edda', to: 'published' }]);
  });

  it('gives a reason for a refusal or removal, and can be changed later', async () => {
    await send();
    await decide('refused');
    expect(await stored()).toMatchObject({ state: 'refused', reason: 'Off topic.' });
    expect((await mails('author/comment-decided'))[0]?.text).toContain('Off topic.');
    await decide('published');
    expect(await stored()).not.toHaveProperty('reason');
    expect(await shown()).toHaveLength(1);
    expect(await codeOf(decide('refused'))).toBe('comment/decided');
    await decide('removed');
    expect(await shown()).toEqual([]);
  });

  it('is not made by its author, an author of the article, or staff of another journal', async () => {
    await send();
    await press.db.doc('articles/CES~creeks').update({ authorUids: ['pia'] });
    for (const [who, code] of [
      [asker('anna', ['admin']), 'comment/own'],
      [asker('pia', ['editor'], 'CES'), 'comment/own'],
      [asker('olaf', ['editor'], 'QPH'), 'access/denied'],
      [asker('prue', ['production'], 'CES'), 'access/denied'],
    ] as const)
      expect([who.uid, await codeOf(decide('published', who))]).toEqual([who.uid, code]);
    await decide('published', asker('cora', ['content']));
    expect(await shown()).toHaveLength(1);
  });
});

it('shows nothing of an article that is no longer public', async () => {
  await send();
  await decide('published');
  expect(await shown()).toHaveLength(1);
  await press.db.doc('publishedArticles/CES~creeks').delete();
  expect(await shown()).toEqual([]);
});

it('accepts replies to public comments, at the same position', async () => {
  await send();
  const reply = () =>
    replyToComment(press, BEN, { comment: ID, key: 'replyreply12', text: 'Yes.' });
  expect(await codeOf(reply())).toBe('comment/not-found');
  await decide('published');
  await reply();
  await reply();
  expect(await stored(`${ARTICLE}~replyreply12`)).toMatchObject({
    ...{ owner: 'ben', state: 'waiting', replyTo: KEY, place: note().place, revision: 1 },
  });
});

describe('a report of a public comment', () => {
  const report = (who = BEN, reason = 'It is an insult.') =>
    reportComment(press, who, { comment: ID, reason });
  const reasons = async (who = EDDA) =>
    (await commentReports(press, who, { comment: ID })).reports.map(({ reason }) => reason);

  it('marks the comment, which stays public, and notifies the editors once', async () => {
    await send();
    await decide('published');
    await report();
    await report(asker('cora', ['reader']), 'It is an advertisement.');
    expect(await stored()).toMatchObject({ state: 'published', isReported: true });
    expect(await shown()).toMatchObject([{ text: note().text }]);
    expect((await shown())[0]).not.toHaveProperty('isReported');
    expect((await reasons()).toSorted()).toEqual(['It is an advertisement.', 'It is an insult.']);
    const told = await mails('editor/comment-reported');
    expect(told.map(({ to }) => to)).toEqual([['edda@example.org']]);
    expect(told[0]?.text).not.toContain('insult');
    expect(told[0]?.text).toContain('/admin/dashboard/comments?isReported=true');
  });

  it('is accepted once from each person, also after it was settled', async () => {
    await send();
    await decide('published');
    await report();
    await report(BEN, 'Once more.');
    expect(await reasons()).toEqual(['It is an insult.']);
    await decide('published');
    await report(BEN, 'Once more.');
    expect(await reasons()).toEqual([]);
    expect(await stored()).not.toHaveProperty('isReported');
  });

  it('is settled by keeping the comment, without notifying its author', async () => {
    await send();
    await decide('published');
    await report();
    const { decidedAt } = (await stored()) ?? {};
    await decide('published');
    expect(await stored()).toMatchObject({ state: 'published', decidedAt });
    expect(await stored()).not.toHaveProperty('isReported');
    expect(await reasons()).toEqual([]);
    expect(await mails('author/comment-decided')).toHaveLength(1);
    const log = await press.db.collection('audit').where('wasReported', '==', true).get();
    expect(log.docs.map((each) => each.data())).toMatchObject([{ by: 'edda', to: 'published' }]);
  });

  it('is settled by removing the comment', async () => {
    await send();
    await decide('published');
    await report();
    await decide('removed');
    expect(await stored()).toMatchObject({ state: 'removed' });
    expect(await stored()).not.toHaveProperty('isReported');
    expect(await reasons()).toEqual([]);
  });

  it('must be about another person’s public comment', async () => {
    await send();
    expect(await codeOf(report())).toBe('comment/not-found');
    await decide('published');
    expect(await codeOf(report(ANNA))).toBe('comment/yours');
    expect(
      await codeOf(reportComment(press, BEN, { comment: `${ARTICLE}~nothing12345`, reason: 'x' })),
    ).toBe('comment/not-found');
  });

  it('is limited to ten a day', async () => {
    await send();
    await decide('published');
    const { ...comment } = await stored();
    for (let n = 0; n < 11; n += 1) {
      const key = `key${String(n).padStart(9, '0')}`;
      const id = `${ARTICLE}~${key}`;
      await press.db.doc(`comments/${id}`).set({ ...comment, key });
      const reported = reportComment(press, BEN, { comment: id, reason: 'Spam.' });
      if (n < 10) expect(await reported).toEqual({});
      else expect(await codeOf(reported)).toBe('account/throttled');
    }
  });

  it('is shown only to those who may decide on the comment, without the reporter’s name', async () => {
    await send();
    await decide('published');
    await report();
    await press.db.doc('articles/CES~creeks').update({ authorUids: ['pia'] });
    for (const [who, code] of [
      [asker('anna', ['admin']), 'comment/own'],
      [asker('pia', ['editor'], 'CES'), 'comment/own'],
      [asker('olaf', ['editor'], 'QPH'), 'access/denied'],
      [BEN, 'access/denied'],
    ] as const)
      expect([who.uid, await codeOf(reasons(who))]).toEqual([who.uid, code]);
    const { reports } = await commentReports(press, EDDA, { comment: ID });
    expect(Object.keys(reports[0] ?? {}).toSorted()).toEqual(['at', 'reason']);
  });

  it('is deleted with its comment, and with the account of the reporter', async () => {
    await send();
    await decide('published');
    await report();
    await report(asker('cora', ['reader']), 'It is an advertisement.');
    expect((await exportAnnotations(press.db, 'ben')).commentReports).toMatchObject([
      { comment: ID, reason: 'It is an insult.' },
    ]);
    await forgetAnnotations(press.db, 'ben');
    expect(await reasons()).toEqual(['It is an advertisement.']);
    await forgetReports(press.db, ID);
    expect(await reasons()).toEqual([]);
  });
});

describe('withdrawing a comment', () => {
  it('makes a published comment a private note again', async () => {
    await send();
    await decide('published');
    expect(await codeOf(withdrawAnnotation(press, BEN, { comment: ID }))).toBe('comment/not-found');
    await withdrawAnnotation(press, ANNA, { comment: ID });
    await withdrawAnnotation(press, ANNA, { comment: ID });
    expect(await stored()).toBeUndefined();
    expect(await shown()).toEqual([]);
    expect(await notesOf('anna')).toEqual([note('highlight123', ''), note()]);
  });
});

describe('an account', () => {
  it('exports its annotations, and deletes all of them when it is erased', async () => {
    await send();
    await decide('published');
    const given = await exportAnnotations(press.db, 'anna');
    expect(given.annotations).toHaveLength(1);
    expect(given.comments).toMatchObject([{ text: note().text, state: 'published' }]);
    expect(await forgetAnnotations(press.db, 'anna')).toBe(true);
    expect(await exportAnnotations(press.db, 'anna')).toEqual({
      ...{ annotations: [], comments: [], commentReports: [] },
    });
    expect(await shown()).toEqual([]);
  });

  it('receives the notes and comments of an account that is merged into it', async () => {
    await send();
    await putNotes('ben', note('benbenben123'));
    expect(await moveAnnotations(press.db, { keep: 'ben', merge: 'anna' })).toBe(true);
    expect(await stored()).toMatchObject({ owner: 'ben' });
    expect(await notesOf('anna')).toBeUndefined();
    expect(await notesOf('ben')).toHaveLength(2);
  });
});

it('shows the longest comments as plain text if the document is too small for all', async () => {
  const at = NOW.toISOString();
  const formulas = '$\\sqrt{x}$ '.repeat(200);
  for (let n = 0; n < 60; n += 1) {
    const key = `key${String(n).padStart(9, '0')}`;
    await press.db.doc(`comments/${ARTICLE}~${key}`).set({
      ...{ ...note(key, n === 0 ? 'Short.' : formulas), owner: 'anna', name: 'Anna Holt' },
      ...{ journal: 'CES', article: ARTICLE, issue: '1-1', title: 'Creeks', state: 'published' },
      ...{ sentAt: at, decidedAt: at },
    });
  }
  const all = await shown();
  expect(all).toHaveLength(60);
  expect(all.find(({ text }) => text === 'Short.')?.html).toBe('<p>Short.</p>');
  expect(all.some(({ html }) => html === '')).toBe(true);
});
