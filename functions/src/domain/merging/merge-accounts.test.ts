import {
  ACCOUNT_MERGES,
  ARTICLES,
  AUDIT,
  INVOICES,
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
const merge = (pair: { keep: string; merge: string } = PAIR, who: typeof ROOT = ROOT) =>
  mergeAccounts(at.ports, who, pair);

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

  it('gives the account that stays the roles, and what its profile lacked', async () => {
    await merge();
    const { customClaims } = await at.auth.getUser('new');
    expect(customClaims).toMatchObject({
      ...{ roles: ['author', 'editor', 'reader'], grants: { editor: ['CES'] } },
    });
    expect(await now(`${USERS}/new`)).toMatchObject({
      ...{ journals: ['CES'], otherEmails: ['old@example.org'] },
    });
    expect(await now(`${PROFILES}/new`)).toMatchObject({
      ...{ given: 'new', orcid: '0000-0002-1825-0097', interests: ['mud'] },
    });
  });

  it('closes the old account, tells both addresses and leaves a trace', async () => {
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

  it('knows who is meant by the old address in a manuscript', async () => {
    await merge();
    const authors = [{ email: 'Old@example.org' }] as unknown as Parameters<
      typeof authorAccounts
    >[1]['authors'];
    expect(await authorAccounts(db, { owner: 'third', authors })).toEqual(['third', 'new']);
  });

  it('takes over the record in the base of reviewers', async () => {
    await put(`${REVIEWERS}/olaf`, { email: 'old@example.org', uid: 'old', journals: ['CES'] });
    await merge();
    expect((await now(`${REVIEWERS}/olaf`)).uid).toBe('new');
  });

  it('goes on where it broke off, and does nothing when it is done', async () => {
    await put(`${SUBMISSIONS}/written`, { owner: 'old', authorUids: ['old'] });
    at.auth.failAt = 'deleteUser';
    await expect(merge()).rejects.toThrow('killed');
    expect((await now(`${ACCOUNT_MERGES}/old`)).state).toBe('running');
    // Its rights and its sign-in have gone already.
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

  it('is done in several calls where there is much', async () => {
    for (let n = 0; n < 120; n += 1) {
      await put(`${SUBMISSIONS}/m${n}`, { owner: 'old', authorUids: ['old'], editors: [] });
    }
    expect(await merge()).toEqual({ state: 'unfinished' });
    // No right goes over before all that they wrote has.
    expect((await at.auth.getUser('new')).customClaims).not.toHaveProperty('grants.editor');
    expect(await merge()).toEqual({ state: 'done' });
    const left = db.collection(SUBMISSIONS).where('authorUids', 'array-contains', 'old');
    expect((await left.get()).size).toBe(0);
  });

  it('takes what they wrote out of their hands', async () => {
    const both = { owner: 'new', authorUids: ['new'], editors: ['third'], production: ['old'] };
    await put(`${SUBMISSIONS}/own`, both);
    await merge();
    expect(await now(`${SUBMISSIONS}/own`)).toMatchObject({ editors: ['third'], production: [] });
  });
});

describe('what keeps two accounts apart', () => {
  const blockers = async () => (await previewAccountMerge(at.ports, ROOT, PAIR)).blockers;
  const putReview = (submission: string, reviewer: string, state: string) =>
    put(`${SUBMISSIONS}/${submission}/reviews/r00-${reviewer}`, {
      ...{ submission, round: 0, reviewerId: reviewer, state },
    });

  it('is nothing of the usual kind', async () => {
    expect(await previewAccountMerge(at.ports, ROOT, PAIR)).toEqual({
      ...{ blockers: [], manuscripts: 0, assignments: 0, invoices: 0 },
      roles: ['author', 'editor (CES)', 'reader'],
    });
  });

  it.each([
    ['new', 'old'],
    ['old', 'new'],
  ])('is a manuscript of %s that %s handles', async (author, editor) => {
    await put(`${SUBMISSIONS}/own`, {
      ...{ number: 'CES-2026-7', owner: author, authorUids: [author], editors: [editor] },
    });
    expect(await blockers()).toEqual([expect.stringContaining('CES-2026-7')]);
    expect(await codeOf(merge())).toBe('input/invalid');
    expect(await now(`${ACCOUNT_MERGES}/old`)).toEqual({});
    expect((await now(`${SUBMISSIONS}/own`)).authorUids).toEqual([author]);
  });

  it('is a manuscript of one that the other reviews', async () => {
    await put(`${REVIEWERS}/olaf`, { email: 'old@example.org', journals: ['CES'] });
    await put(`${SUBMISSIONS}/own`, { number: 'CES-2026-8', owner: 'new', authorUids: ['new'] });
    await putReview('own', 'olaf', 'accepted');
    expect(await blockers()).toEqual([expect.stringContaining('is a reviewer of CES-2026-8')]);
    expect(await codeOf(merge())).toBe('input/invalid');
    await putReview('own', 'olaf', 'declined');
    expect(await blockers()).toEqual([]);
  });
});

describe('who may', () => {
  it.each([
    ['an editor', 'old', { keep: 'third', merge: 'new' }, 'access/denied'],
    ['an author', 'new', { keep: 'old', merge: 'third' }, 'access/denied'],
    ['an admin, of their own account', 'root', { keep: 'new', merge: 'root' }, 'access/denied'],
    ['an admin, into their own account', 'root', { keep: 'root', merge: 'old' }, 'access/denied'],
    ['an admin, of one account', 'root', { keep: 'old', merge: 'old' }, 'people/same'],
    ['an admin, of nobody', 'root', { keep: 'new', merge: 'nobody' }, 'roles/no-account'],
  ])('%s: refused', async (_, uid, pair, code) => {
    // Whatever an old token says.
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
