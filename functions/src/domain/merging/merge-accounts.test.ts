import {
  ABSTRACTS,
  ACCOUNT_MERGES,
  ARTICLES,
  ASSIGNMENT_TURNS,
  AUDIT,
  COMMITTEES,
  INVOICES,
  ISSUE_PROPOSALS,
  LIST_VIEWS,
  PROFILES,
  REVIEWERS,
  SUBMISSIONS,
  USERS,
} from '@quire/model/collections';
import { journalsOf } from '@quire/model/grants';
import { type Claims, claimsOf } from '@quire/model/roles';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { putJournal } from '../../testing/test-press.ts';
import { codeOf } from '../../testing/test-records.ts';
import { putSession } from '../../testing/test-session.ts';
import { staffNames } from '../editing/staff-names.ts';
import { authorAccounts } from '../submissions/author-accounts.ts';
import { mergeAccounts, previewAccountMerge } from './merge-accounts.ts';

const at: TestAccounts = await startTestAccounts();
afterAll(() => at.close());
const { db } = at.press;
const ROOT = { uid: 'root', claims: { roles: ['admin'], grants: {} } } as const;
const PAIR = { keep: 'new', merge: 'old' } as const;

async function putAccount(uid: string, claims: Partial<Claims>, more: object = {}) {
  const held = claimsOf({ roles: ['reader', 'author'], ...claims });
  const email = `${uid}@example.org`;
  await at.auth.createUser({ uid, email, emailVerified: true });
  await at.auth.setCustomUserClaims(uid, held);
  const updatedAt = '2026-01-01T00:00:00.000Z';
  const user = {
    email,
    displayName: `${uid} Holt`,
    ...held,
    journals: journalsOf(held),
    updatedAt,
  };
  await db.collection(USERS).doc(uid).set(user);
  const profile = {
    ...{ given: uid, family: 'Holt', affiliation: 'Nordvik', country: 'NO', email, interests: [] },
    ...{ notifications: { reminders: true, messages: true }, state: 'active', consents: [] },
    ...{ createdAt: updatedAt, updatedAt, ...more },
  };
  await db.collection(PROFILES).doc(uid).set(profile);
}

const put = (path: string, data: object) => db.doc(path).set(data);
const now = async (path: string): Promise<Record<string, unknown>> =>
  (await db.doc(path).get()).data() ?? {};
const merge = (
  pair: { keep: string; merge: string } = PAIR,
  who: Omit<typeof ROOT, 'uid'> & { readonly uid: string } = ROOT,
) => mergeAccounts(at.ports, who, pair);

beforeEach(async () => {
  await at.clear();
  await putJournal(at.press, 'CES', {
    board: [{ name: 'Old Holt', role: 'associate', account: 'old' }],
  });
  await putAccount('root', { roles: ['admin'] });
  await putAccount('new', {});
  await putAccount(
    'old',
    { roles: ['reader', 'author', 'editor'], grants: { editor: ['CES'] } },
    { orcid: '0000-0002-1825-0097', interests: ['mud'] },
  );
});

describe('merging', () => {
  it('moves what the closed account wrote, handles and is charged for', async () => {
    const theirs = { owner: 'old', authorUids: ['old', 'third'], editors: [], production: [] };
    await put(`${SUBMISSIONS}/written`, { ...theirs, title: 'Mud' });
    const others = { owner: 'third', authorUids: ['third'], production: [] };
    await put(`${SUBMISSIONS}/handled`, { ...others, editors: ['old', 'edda'] });
    await put(`${ARTICLES}/CES~mud`, { authorUids: ['old'] });
    await put(`${INVOICES}/written~0~0`, { owner: 'old', authorUids: ['old'] });
    await put('assignedTasks/old/open/handled~t1', {
      ...{ submission: 'handled', task: 't1', due: '2026-03-01' },
    });
    const named = { uid: 'old', name: 'old Holt' };
    await put(`${SUBMISSIONS}/handled/tasks/t1`, {
      ...{ title: 'Ask', assignee: named, readers: 'handlers', state: 'open', by: named },
      ...{ at: '2026-01-01T00:00:00.000Z', number: 'CES-1', manuscript: 'Mud' },
    });
    await put('notifications/old', { updatedAt: '2026-01-01T00:00:00.000Z' });
    await put('notifications/old/items/m1', { subject: 'Look' });
    expect(await merge()).toEqual({ state: 'done' });
    expect(await now(`${SUBMISSIONS}/written`)).toMatchObject({
      ...{ owner: 'new', authorUids: ['new', 'third'] },
    });
    expect((await now(`${SUBMISSIONS}/handled`)).editors).toEqual(['new', 'edda']);
    expect((await now(`${ARTICLES}/CES~mud`)).authorUids).toEqual(['new']);
    expect(await now(`${INVOICES}/written~0~0`)).toMatchObject({
      ...{ owner: 'new', authorUids: ['new'] },
    });
    expect((await now(`${SUBMISSIONS}/handled/tasks/t1`)).assignee).toMatchObject({ uid: 'new' });
    expect(await now('assignedTasks/new/open/handled~t1')).toMatchObject({ task: 't1' });
    expect(await now('notifications/new/items/m1')).toEqual({ subject: 'Look' });
    expect(await now('notifications/new')).toEqual({ updatedAt: '2026-01-01T00:00:00.000Z' });
    expect((await now('journals/CES')).board).toMatchObject([{ account: 'new' }]);
  });

  it('gives the kept account the roles, and fills gaps in its profile', async () => {
    await merge();
    const { customClaims } = await at.auth.getUser('new');
    expect(customClaims).toMatchObject({
      ...{ roles: ['author', 'editor', 'reader'], grants: { editor: ['CES'] } },
    });
    expect(await now(`${USERS}/new`)).toMatchObject({
      ...{ journals: ['CES'], otherEmails: ['old@example.org'] },
      // Found by its former address, too.
      words: expect.arrayContaining(['new', 'old']),
    });
    expect(await now(`${PROFILES}/new`)).toMatchObject({
      ...{ given: 'new', orcid: '0000-0002-1825-0097', interests: ['mud'] },
    });
  });

  it('closes the old account, notifies both addresses and writes an audit entry', async () => {
    await putSession(db, 'old', at.ports.now());
    await merge();
    expect(await at.account('old@example.org')).toBeNull();
    expect(await now(`${USERS}/old`)).toEqual({});
    expect(await now(`${PROFILES}/old`)).toEqual({});
    const mails = (await at.mails()).filter(
      ({ template }) => template === 'account/accounts-merged',
    );
    expect(mails.flatMap(({ to }) => to).toSorted()).toEqual([
      ...['new@example.org', 'old@example.org'],
    ]);
    expect(await now(`${AUDIT}/user.merge~old`)).toMatchObject({
      ...{ action: 'user.merge', by: 'root', uid: 'new', merged: 'old' },
    });
    const caller = { ...ROOT, email: '', emailVerified: true, missingFactor: null };
    const { names } = await staffNames(db, { ...caller, signedInAt: at.ports.now() }, ['old']);
    expect(names).toEqual({ old: 'old Holt' });
  });

  it('resolves the old address in a manuscript', async () => {
    await merge();
    const authors = [{ email: 'Old@example.org' }] as unknown as Parameters<
      typeof authorAccounts
    >[1]['authors'];
    expect(await authorAccounts(db, { owner: 'third', authors })).toEqual(['third', 'new']);
  });

  it('moves the reviewer record', async () => {
    await put(`${REVIEWERS}/olaf`, { email: 'old@example.org', uid: 'old', journals: ['CES'] });
    await merge();
    expect((await now(`${REVIEWERS}/olaf`)).uid).toBe('new');
  });

  it('continues where it was interrupted, and does nothing when it is finished', async () => {
    await put(`${SUBMISSIONS}/written`, { owner: 'old', authorUids: ['old'] });
    at.auth.failAt = 'deleteUser';
    await expect(merge()).rejects.toThrow('killed');
    expect((await now(`${ACCOUNT_MERGES}/old`)).state).toBe('running');
    // Its rights and its sign-in are already removed.
    expect(await at.auth.getUser('old')).toMatchObject({ disabled: true });
    expect(await codeOf(merge({ keep: 'root2', merge: 'old' }))).toBe('people/merged');
    expect(await merge()).toEqual({ state: 'done' });
    const mails = (await at.mails()).filter(
      ({ template }) => template === 'account/accounts-merged',
    );
    expect(mails).toHaveLength(2);
    expect(await merge()).toEqual({ state: 'done' });
    expect(await at.mails()).toEqual([]);
  });

  it('needs several calls if there is much to move', async () => {
    for (let n = 0; n < 120; n += 1) {
      await put(`${SUBMISSIONS}/m${n}`, { owner: 'old', authorUids: ['old'], editors: [] });
    }
    expect(await merge()).toEqual({ state: 'unfinished' });
    // No right is moved before everything that they wrote.
    expect((await at.auth.getUser('new')).customClaims).not.toHaveProperty('grants.editor');
    expect(await merge()).toEqual({ state: 'done' });
    const left = db.collection(SUBMISSIONS).where('authorUids', 'array-contains', 'old');
    expect((await left.get()).size).toBe(0);
  });

  it('removes the assignment of manuscripts that the other account wrote', async () => {
    const both = { owner: 'new', authorUids: ['new'], editors: ['third'], production: ['old'] };
    await put(`${SUBMISSIONS}/own`, both);
    await merge();
    expect(await now(`${SUBMISSIONS}/own`)).toMatchObject({ editors: ['third'], production: [] });
  });
});

describe('conference contributions', () => {
  const NOON = '2026-01-01T12:00:00.000Z';
  const review = (uid: string, score: number) => ({
    ...{ uid, score, name: `Name of ${uid}`, comment: '', at: NOON },
  });
  /** An abstract by an account, with scores. */
  const putAbstract = (
    number: number,
    owner: string,
    reviews: readonly ReturnType<typeof review>[],
    email = '',
  ) =>
    put(`${ABSTRACTS}/tides~${number}`, {
      ...{ ckey: 'tides', number, owner, ownerName: owner, ownerEmail: `${owner}@example.org` },
      ...{ title: 'Mud', text: 'Mud.', topic: '', preference: 'talk', hasConsent: true },
      authors: [{ name: 'A. Holt', affiliation: 'Nordvik', email, isPresenting: true }],
      ...{ revision: 1, state: 'submitted', submittedAt: NOON, updatedAt: NOON, reviews },
      ...{ reviewerUids: reviews.map(({ uid }) => uid), ofOwner: `${owner}~tides` },
      ...{ rank: 'as it was', waits: `tides~submitted~0000${number}` },
    });
  const abstract = (number: number) => now(`${ABSTRACTS}/tides~${number}`);
  const member = (uid: string, more: object = {}) => ({
    ...{
      email: `${uid}@example.org`,
      name: uid,
      institution: 'Nordvik',
      earlierInstitutions: [],
      state: 'accepted',
      uid,
    },
    ...{ invitedAt: NOON, ...more },
  });
  const putCommittee = (ckey: string, ...members: readonly ReturnType<typeof member>[]) =>
    put(`${COMMITTEES}/${ckey}`, { members, emails: [], uids: members.map(({ uid }) => uid) });

  it('move, without scores by the person themselves', async () => {
    await putAbstract(1, 'old', [review('new', 5), review('third', 3)]);
    await putAbstract(2, 'new', [review('old', 5)]);
    await merge();
    expect(await abstract(1)).toMatchObject({
      ...{ owner: 'new', ofOwner: 'new~tides', ownerEmail: 'new@example.org' },
      ...{ reviews: [review('third', 3)], reviewerUids: ['third'] },
      rank: 'tides~submitted~3000~00001',
    });
    expect(await abstract(2)).toMatchObject({
      ...{ owner: 'new', reviews: [], reviewerUids: [], rank: 'tides~submitted~0000~00002' },
    });
  });

  it('lose scores that one account gave to abstracts naming the other as an author', async () => {
    await putAbstract(1, 'third', [review('new', 5)], 'Old@example.org');
    await putAbstract(2, 'third', [review('old', 5)], 'new@example.org');
    await putAbstract(3, 'third', [review('new', 5)], 'fourth@example.org');
    await merge();
    expect(await abstract(1)).toMatchObject({ owner: 'third', reviews: [], reviewerUids: [] });
    expect(await abstract(2)).toMatchObject({ owner: 'third', reviews: [], reviewerUids: [] });
    expect(await abstract(3)).toMatchObject({ reviews: [review('new', 5)], rank: 'as it was' });
  });

  it('keep the conflicts that either account has declared', async () => {
    const conflict = (uid: string) => ({ uid, name: 'A', at: '2026-02-01T00:00:00.000Z' });
    await putAbstract(1, 'third', [review('new', 2)]);
    await db.doc(`${ABSTRACTS}/tides~1`).update({
      ...{ declared: [conflict('old')], reviewerUids: ['new', 'old'] },
    });
    await merge();
    expect(await abstract(1)).toMatchObject({
      ...{ reviews: [], declared: [conflict('new')], reviewerUids: ['new'] },
    });
  });

  it('keep one score of the person for each abstract of others', async () => {
    await putAbstract(1, 'third', [review('old', 2)]);
    await putAbstract(2, 'third', [review('old', 1), review('new', 4)]);
    await merge();
    expect(await abstract(1)).toMatchObject({
      ...{ reviews: [{ ...review('old', 2), uid: 'new' }], reviewerUids: ['new'] },
    });
    expect(await abstract(2)).toMatchObject({
      ...{ reviews: [review('new', 4)], reviewerUids: ['new'] },
      rank: 'tides~submitted~4000~00002',
    });
  });

  it('keep one place for the person in a committee', async () => {
    await putCommittee('one', member('old'), member('third'));
    await putCommittee('both', member('old'), member('new'));
    const { uid: _, ...invited } = member('new', { state: 'invited' });
    await put(`${COMMITTEES}/asked`, {
      ...{ members: [invited, member('old')], emails: ['new@example.org'], uids: ['old'] },
    });
    await merge();
    const moved = { ...member('old'), uid: 'new' };
    expect(await now(`${COMMITTEES}/one`)).toEqual({
      ...{ members: [moved, member('third')], emails: [], uids: ['new', 'third'] },
    });
    expect(await now(`${COMMITTEES}/both`)).toEqual({
      ...{ members: [member('new')], emails: [], uids: ['new'] },
    });
    expect(await now(`${COMMITTEES}/asked`)).toEqual({
      ...{ members: [moved], emails: [], uids: ['new'] },
    });
  });

  it('keep an open invitation, at the address that stays', async () => {
    const invited = (of: string) => {
      const { uid: _, ...asked } = member(of, { state: 'invited' });
      return asked;
    };
    const [old, kept] = [invited('old'), invited('new')];
    const emails = ['old@example.org', 'new@example.org'];
    await put(`${COMMITTEES}/open`, { members: [old], emails: [old.email], uids: [] });
    await put(`${COMMITTEES}/twice`, { members: [old, kept], emails, uids: [] });
    await put(`${COMMITTEES}/joined`, {
      ...{ members: [old, member('new')], emails: [old.email], uids: ['new'] },
    });
    await merge();
    const goesOn = { ...old, email: kept.email };
    expect(await now(`${COMMITTEES}/open`)).toEqual({
      ...{ members: [goesOn], emails: [kept.email], uids: [] },
    });
    expect(await now(`${COMMITTEES}/twice`)).toEqual({
      ...{ members: [kept], emails: [kept.email], uids: [] },
    });
    expect(await now(`${COMMITTEES}/joined`)).toEqual({
      ...{ members: [member('new')], emails: [], uids: ['new'] },
    });
  });

  it('move before any right does, in several calls if there is much', async () => {
    for (let n = 1; n <= 100; n += 1) await putAbstract(n, 'old', []);
    expect(await merge()).toEqual({ state: 'unfinished' });
    expect((await at.auth.getUser('new')).customClaims).not.toHaveProperty('grants.editor');
    expect(await merge()).toEqual({ state: 'done' });
  });
});

describe('two concurrent merges by two admins', () => {
  it('lose nothing if one keeps the account that the other closes', async () => {
    await putAccount('third', {});
    await putAccount('boss', { roles: ['admin'] });
    const theirs = { owner: 'old', authorUids: ['old'], editors: [], production: [] };
    await put(`${SUBMISSIONS}/written`, { ...theirs, title: 'Mud' });
    const answers = await Promise.allSettled([
      merge({ keep: 'new', merge: 'old' }),
      merge({ keep: 'third', merge: 'new' }, { ...ROOT, uid: 'boss' }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { owner } = await now(`${SUBMISSIONS}/written`);
    expect(typeof owner === 'string' && (await at.auth.getUser(owner)).disabled).toBe(false);
  });
});

describe('other references to the old account', () => {
  it('include a proposal of a special issue, which moves', async () => {
    const proposer = { uid: 'old', name: 'Old Holt', email: 'old@example.org' };
    await put(`${ISSUE_PROPOSALS}/p1`, { proposer, issue: '' });
    await merge();
    expect((await now(`${ISSUE_PROPOSALS}/p1`)).proposer).toEqual({
      ...{ uid: 'new', name: 'Old Holt', email: 'new@example.org' },
    });
  });

  it('include a saved view of a list, which is deleted', async () => {
    await put(`${LIST_VIEWS}/old~news~00`, { owner: 'old', list: 'news' });
    await put(`${LIST_VIEWS}/new~news~00`, { owner: 'new', list: 'news' });
    await merge();
    const left = await db.collection(LIST_VIEWS).get();
    expect(left.docs.map(({ id }) => id)).toEqual(['new~news~00']);
  });

  it('include a journal’s rule for new submissions, with its rotation', async () => {
    const editor = (uid: string, types: string[], subjects: string[] = []) => ({
      ...{ editor: { uid, name: `Name of ${uid}` }, types, subjects },
    });
    await putJournal(at.press, 'JAM', {
      assignment: { rule: 'type', editors: [editor('old', ['editorial']), editor('third', [])] },
    });
    await putJournal(at.press, 'CES', {
      assignment: {
        rule: 'subject',
        editors: [editor('old', ['editorial'], ['mud']), editor('new', [], ['sand'])],
      },
    });
    const [early, late] = ['2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'];
    await put(`${ASSIGNMENT_TURNS}/JAM`, { turns: { old: early, third: early } });
    await put(`${ASSIGNMENT_TURNS}/CES`, { turns: { old: late, new: early } });
    await merge();
    expect((await now('journals/JAM')).assignment).toEqual({
      rule: 'type',
      editors: [
        { ...editor('new', ['editorial']), editor: { uid: 'new', name: 'Name of old' } },
        editor('third', []),
      ],
    });
    expect((await now('journals/CES')).assignment).toEqual({
      ...{ rule: 'subject', editors: [editor('new', [], ['sand', 'mud'])] },
    });
    expect(await now(`${ASSIGNMENT_TURNS}/JAM`)).toEqual({ turns: { new: early, third: early } });
    expect(await now(`${ASSIGNMENT_TURNS}/CES`)).toEqual({ turns: { new: late } });
  });

  it('include an account that was merged into it, and its address', async () => {
    await putAccount('older', {});
    await merge({ keep: 'old', merge: 'older' });
    await merge();
    expect((await now(`${ACCOUNT_MERGES}/older`)).keep).toBe('new');
    const { otherEmails } = await now(`${USERS}/new`);
    expect(otherEmails).toEqual(['old@example.org', 'older@example.org']);
  });
});

describe('reasons against a merge', () => {
  const blockers = async () => (await previewAccountMerge(at.ports, ROOT, PAIR)).blockers;
  const putReview = (submission: string, reviewer: string, state: string) =>
    put(`${SUBMISSIONS}/${submission}/reviews/r00-${reviewer}`, {
      ...{ submission, round: 0, reviewerId: reviewer, state },
    });

  it('are absent in a normal case', async () => {
    expect(await previewAccountMerge(at.ports, ROOT, PAIR)).toEqual({
      ...{ blockers: [], manuscripts: 0, assignments: 0, invoices: 0 },
      roles: ['author', 'editor (CES)', 'reader'],
    });
  });

  it.each([
    ['new', 'old'],
    ['old', 'new'],
  ])('include a manuscript of %s that %s handles', async (author, editor) => {
    await put(`${SUBMISSIONS}/own`, {
      ...{ number: 'CES-2026-7', owner: author, authorUids: [author], editors: [editor] },
    });
    expect(await blockers()).toEqual([expect.stringContaining('CES-2026-7')]);
    expect(await codeOf(merge())).toBe('input/invalid');
    expect(await now(`${ACCOUNT_MERGES}/old`)).toEqual({});
    expect((await now(`${SUBMISSIONS}/own`)).authorUids).toEqual([author]);
  });

  it('include a manuscript of one that the other reviews', async () => {
    await put(`${REVIEWERS}/olaf`, { email: 'old@example.org', journals: ['CES'] });
    await put(`${SUBMISSIONS}/own`, { number: 'CES-2026-8', owner: 'new', authorUids: ['new'] });
    await putReview('own', 'olaf', 'accepted');
    expect(await blockers()).toEqual([expect.stringContaining('is a reviewer of CES-2026-8')]);
    expect(await codeOf(merge())).toBe('input/invalid');
    await putReview('own', 'olaf', 'declined');
    expect(await blockers()).toEqual([]);
  });
});

describe('reviewer records', () => {
  const blockers = async () => (await previewAccountMerge(at.ports, ROOT, PAIR)).blockers;
  const putReview = (submission: string, reviewer: string) =>
    put(`${SUBMISSIONS}/${submission}/reviews/r00-${reviewer}`, {
      ...{ submission, round: 0, reviewerId: reviewer, state: 'declined' },
    });
  const putReviewer = (id: string, more: object) =>
    put(`${REVIEWERS}/${id}`, { journals: ['CES'], ...more });

  it.each([
    ['of both accounts', { email: 'old@example.org' }],
    ['of the account that stays', { email: 'else@example.org', uid: 'new' }],
  ])('%s invited in one round: not merged', async (_, second) => {
    await putReviewer('nora', { email: 'new@example.org', uid: 'new' });
    await putReviewer('olaf', second);
    await putReview('m1', 'nora');
    await putReview('m2', 'olaf');
    expect(await blockers()).toEqual([]);
    await putReview('m1', 'olaf');
    expect(await blockers()).toEqual([expect.stringContaining('the same round')]);
    expect(await codeOf(merge())).toBe('input/invalid');
  });

  it('found by the id of one account and the address of the other count once', async () => {
    await putReviewer('nora', { email: 'old@example.org', uid: 'new' });
    await putReview('m1', 'nora');
    expect(await blockers()).toEqual([]);
  });

  it('are merged into the first: none of the others is too long', async () => {
    await putReviewer('nora', { email: 'new@example.org', uid: 'new' });
    await putReviewer('olaf', { email: 'else@example.org', uid: 'new' });
    for (let n = 0; n <= 200; n += 1) await putReview(`n${n}`, 'nora');
    for (let n = 0; n < 200; n += 1) await putReview(`o${n}`, 'olaf');
    expect(await blockers()).toEqual([]);
    await putReview('o200', 'olaf');
    expect(await blockers()).toEqual([expect.stringContaining('more than 200 reviews')]);
  });
});

describe('an unfinished merge', () => {
  it('prevents the kept account from being merged itself', async () => {
    await putAccount('older', {});
    const first = { keep: 'old', merge: 'older' };
    at.auth.failAt = 'deleteUser';
    await expect(merge(first)).rejects.toThrow('killed');
    const { blockers } = await previewAccountMerge(at.ports, ROOT, PAIR);
    expect(blockers).toEqual([expect.stringContaining('merged into old@example.org')]);
    expect(await codeOf(merge())).toBe('input/invalid');
    expect(await now(`${ACCOUNT_MERGES}/old`)).toEqual({});
    expect(await merge(first)).toEqual({ state: 'done' });
    expect(await merge()).toEqual({ state: 'done' });
  });
});

describe('the right to merge', () => {
  it.each([
    ['an editor', 'old', { keep: 'third', merge: 'new' }, 'access/denied'],
    ['an author', 'new', { keep: 'old', merge: 'third' }, 'access/denied'],
    ['an admin, of their own account', 'root', { keep: 'new', merge: 'root' }, 'access/denied'],
    ['an admin, into their own account', 'root', { keep: 'root', merge: 'old' }, 'access/denied'],
    ['an admin, of one account', 'root', { keep: 'old', merge: 'old' }, 'people/same'],
    ['an admin, of nobody', 'root', { keep: 'new', merge: 'nobody' }, 'roles/no-account'],
  ])('%s: refused', async (_, uid, pair, code) => {
    // Whatever an old token contains.
    const who = { ...ROOT, uid } as unknown as typeof ROOT;
    expect(await codeOf(merge(pair, who))).toBe(code);
    expect(await codeOf(previewAccountMerge(at.ports, who, pair))).toBe(code);
  });

  it.each([
    ['is about to be erased', { erasureAt: '2026-09-01T00:00:00.000Z' }],
    ['is suspended', { state: 'suspended' }],
  ])('no account that %s', async (_, change) => {
    await db.collection(PROFILES).doc('old').update(change);
    expect(await codeOf(merge())).toBe('roles/no-account');
  });
});
