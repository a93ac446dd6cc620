import {
  ACCOUNT_LINKS,
  ALERT_REQUESTS,
  ALLOWANCES,
  AUDIT,
  BILLING,
  BOUNCED_ADDRESSES,
  COMMITTEES,
  DISCOUNT_REQUESTS,
  INVOICES,
  LIST_VIEWS,
  MAIL,
  MAIL_BODIES,
  PAPER_INVITATIONS,
  PROFILES,
  ROLE_INVITATIONS,
  SUBMISSION_FILES,
  SUBMISSIONS,
  THROTTLES,
  USERS,
} from '@quire/model/collections';
import { CONSENT_VERSION, ERASURE_DAYS, UNVERIFIED_DAYS } from '@quire/model/constants';
import { bouncedAddressId } from '@quire/model/entities/bounced-address';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ADA, startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { completeProfile } from './complete-profile.ts';
import { ERASED_OWNER } from './erase-account.ts';
import { exportMyData } from './export-my-data.ts';
import { registerAccount } from './register-account.ts';
import { cancelErasure, requestErasure } from './request-erasure.ts';
import { eraseDue, removeForgotten, sweepOld } from './sweep-accounts.ts';
import { verifyEmail } from './verify-email.ts';

const EMAIL = 'ada@example.org';
let test: TestAccounts;
beforeAll(async () => {
  test = await startTestAccounts();
});
beforeEach(() => test.clear());
afterAll(() => test.close());

async function confirmed(): Promise<{ uid: string }> {
  await registerAccount(test.ports, ADA, 'n');
  await verifyEmail(test.ports, { token: await test.token(EMAIL) });
  return (await test.account(EMAIL)) ?? { uid: '' };
}
const put = (path: string, data: object) => test.press.db.doc(path).set(data);
const read = async (path: string) => (await test.press.db.doc(path).get()).data();
const size = async (collection: string) => (await test.press.db.collection(collection).get()).size;

async function withManuscripts(): Promise<string> {
  const { uid } = await confirmed();
  const mine = { owner: uid, authorUids: [uid], editors: [], production: [], updatedAt: '2026' };
  await put(`${SUBMISSIONS}/draft`, { ...mine, state: 'draft', title: 'Never sent' });
  await put(`${SUBMISSIONS}/draft/${SUBMISSION_FILES}/f1`, { name: 'a.pdf' });
  await put(`${SUBMISSIONS}/sent`, { ...mine, state: 'under_review', editors: ['edda', uid] });
  await put(`${SUBMISSIONS}/sent/events/e1`, { audience: 'author', at: '1' });
  await put(`${SUBMISSIONS}/sent/events/e2`, { audience: 'staff', at: '2' });
  await put(`${SUBMISSIONS}/other`, {
    ...mine,
    owner: 'u9',
    authorUids: ['u9', uid],
    abstract: 'x',
  });
  await put(`${ALLOWANCES}/${uid}`, { drafts: ['draft'] });
  await put(`${LIST_VIEWS}/${uid}~news~00`, { owner: uid, list: 'news', name: 'Mine' });
  await put(`${LIST_VIEWS}/edda~news~00`, { owner: 'edda', list: 'news', name: 'Hers' });
  await put(`${ALERT_REQUESTS}/r1`, { email: EMAIL, watch: { kind: 'search', query: 'q=x' } });
  await put(`${MAIL_BODIES}/m1`, { text: 'A link', createdAt: '2026' });
  await put(`${MAIL}/m1`, { to: [EMAIL], subject: 's', template: 't' });
  const headers = { contentType: 'application/pdf', cacheControl: '' };
  await test.press.bucket.write('submissions/draft/files/f1.pdf', new Uint8Array(1), headers);
  await test.press.bucket.write('submissions/sent/files/f2.pdf', new Uint8Array(1), headers);
  await test.press.bucket.write(`uploads/${uid}/draft/u1`, new Uint8Array(1), headers);
  return uid;
}

describe('the export', () => {
  it('contains the data of the person, and of no other', async () => {
    const uid = await withManuscripts();
    const { fileName, data } = await exportMyData(test.ports, { uid });
    expect(fileName).toBe('my-data-2026-06-01.json');
    expect(data).toMatchObject({
      account: { uid, email: EMAIL, roles: ['author', 'reader'], signInWith: ['password'] },
      profile: { given: 'Ada' },
      submissions: [
        { id: 'draft', files: [{ id: 'f1' }] },
        { id: 'sent', events: [{ id: 'e1' }] },
      ],
      authorOf: [{ id: 'other' }],
      mails: [{ id: 'm1' }],
      listViews: [{ name: 'Mine' }],
      alerts: [{ email: EMAIL }],
    });
    expect(JSON.stringify(data)).not.toMatch(/edda|"abstract"/);
  });

  it('is limited to five times a day, and says so', async () => {
    const { uid } = await confirmed();
    for (let n = 0; n < 5; n += 1) await exportMyData(test.ports, { uid });
    await expect(exportMyData(test.ports, { uid })).rejects.toThrow(
      'You can do this 5 times a day. Please try again in 24 hours.',
    );
    test.later({ hours: 24 });
    await exportMyData(test.ports, { uid });
  });
});

describe('an erasure', () => {
  it('cannot be requested and cancelled repeatedly, with a mail each time', async () => {
    const { uid } = await confirmed();
    await test.mails();
    for (let n = 0; n < 3; n += 1) {
      await requestErasure(test.ports, { uid });
      await cancelErasure(test.ports, { uid });
    }
    await expect(requestErasure(test.ports, { uid })).rejects.toMatchObject({
      code: 'account/throttled',
    });
    expect(await test.mails()).toHaveLength(3);
  });

  it('waits, can be cancelled, and does not run early', async () => {
    const { uid } = await confirmed();
    const { erasureAt } = await requestErasure(test.ports, { uid });
    test.later({ hours: 24 });
    expect(await requestErasure(test.ports, { uid })).toEqual({ erasureAt });
    expect(await test.mails()).toMatchObject([{ template: 'account/erasure-requested' }]);
    expect(await eraseDue(test.ports)).toBe(0);
    await cancelErasure(test.ports, { uid });
    await cancelErasure(test.ports, { uid });
    test.later({ hours: ERASURE_DAYS * 24 });
    expect(await eraseDue(test.ports)).toBe(0);
    expect(await test.profile(uid)).toMatchObject({ state: 'active' });
  });

  it.each([undefined, 'deleteUser'] as const)(
    'deletes the person’s data (failing at: %s)',
    async (step) => {
      const uid = await withManuscripts();
      await requestErasure(test.ports, { uid });
      test.later({ hours: ERASURE_DAYS * 24 });
      if (step) {
        test.auth.failAt = step;
        expect(await eraseDue(test.ports)).toBe(0);
        await expect(cancelErasure(test.ports, { uid })).rejects.toMatchObject({
          code: 'account/erasing',
        });
      }
      expect(await eraseDue(test.ports)).toBe(1);
      expect(await test.account(EMAIL)).toBeNull();
      for (const collection of [PROFILES, USERS, ALLOWANCES]) {
        expect(await read(`${collection}/${uid}`)).toBeUndefined();
      }
      expect(await read(`${SUBMISSIONS}/draft`)).toBeUndefined();
      expect(await read(`${SUBMISSIONS}/draft/${SUBMISSION_FILES}/f1`)).toBeUndefined();
      expect(await read(`${ALERT_REQUESTS}/r1`)).toBeUndefined();
      expect(await read(`${MAIL_BODIES}/m1`)).toBeUndefined();
      expect(await read(`${LIST_VIEWS}/${uid}~news~00`)).toBeUndefined();
      expect(await read(`${LIST_VIEWS}/edda~news~00`)).toBeDefined();
      expect(await read(`${SUBMISSIONS}/sent`)).toMatchObject({
        owner: ERASED_OWNER,
        authorUids: [],
        editors: ['edda'],
        state: 'under_review',
      });
      expect(await read(`${SUBMISSIONS}/other`)).toMatchObject({ owner: 'u9', authorUids: ['u9'] });
      expect([...test.press.bucket.files.keys()]).toEqual(['submissions/sent/files/f2.pdf']);
      expect(await read(`${AUDIT}/user.erase~${uid}`)).toMatchObject({ action: 'user.erase', uid });
      expect(await test.mails()).toMatchObject([{ template: 'account/erased', to: [EMAIL] }]);
      expect(await size(ACCOUNT_LINKS)).toBe(0);
      expect(await eraseDue(test.ports)).toBe(0);
    },
  );

  it('deletes the reason for a waiver request, and keeps what the law requires', async () => {
    const uid = await withManuscripts();
    const theirs = { owner: uid, authorUids: [uid] };
    const billTo = { name: 'Ada', email: EMAIL };
    await put(`${SUBMISSIONS}/done`, {
      ...theirs,
      editors: [],
      production: [],
      state: 'published',
    });
    await put(`${INVOICES}/sent~0~0`, { ...theirs, number: 'SMP-2026-00001', billTo });
    const asked = {
      ...{ ...theirs, name: 'Ada', email: EMAIL, reason: 'I am ill.', state: 'open' },
      ...{ submissionNumber: 'CES-1', title: 'Mud', words: ['ada', 'mud'] },
    };
    await put(`${DISCOUNT_REQUESTS}/sent~waiver~01`, { ...asked, kind: 'waiver' });
    await put(`${DISCOUNT_REQUESTS}/sent~society~01`, {
      ...asked,
      kind: 'society',
      society: 'S, 7',
    });
    for (const id of ['sent', 'done']) await put(`${BILLING}/${id}`, { ...theirs, data: [billTo] });
    await requestErasure(test.ports, { uid });
    test.later({ hours: ERASURE_DAYS * 24 });
    expect(await eraseDue(test.ports)).toBe(1);
    const nobodys = { owner: ERASED_OWNER, authorUids: [] };
    expect(await read(`${INVOICES}/sent~0~0`)).toMatchObject({ ...nobodys, billTo });
    const forgotten = {
      ...{ ...nobodys, name: '', email: '', reason: '', state: 'open' },
      words: ['ces', '1', 'mud'],
    };
    expect(await read(`${DISCOUNT_REQUESTS}/sent~waiver~01`)).toMatchObject(forgotten);
    expect(await read(`${DISCOUNT_REQUESTS}/sent~society~01`)).not.toHaveProperty('society');
    expect(await read(`${BILLING}/sent`)).toMatchObject(nobodys);
    expect(await read(`${BILLING}/done`)).toBeUndefined();
  });

  it('never removes the last admin of the press', async () => {
    const { uid } = await confirmed();
    await test.auth.setCustomUserClaims(uid, { roles: ['admin'] });
    await expect(requestErasure(test.ports, { uid })).rejects.toMatchObject({
      code: 'roles/own-admin',
    });
  });
});

describe('addresses of accounts that were merged into theirs', () => {
  const OLD = 'ada@old.example';
  /** Documents that are stored under an address. */
  async function putUnder(address: string, name: string): Promise<readonly string[]> {
    const kept: Readonly<Record<string, object>> = {
      [`${MAIL}/${name}`]: { to: [address], subject: 's', template: 't' },
      [`${BOUNCED_ADDRESSES}/${bouncedAddressId(address)}`]: { address, count: 1 },
      [`${ROLE_INVITATIONS}/${name}`]: { email: address },
      [`${PAPER_INVITATIONS}/${name}`]: { email: address },
      [`${COMMITTEES}/${name}`]: {
        members: [
          { email: address, name, state: 'invited', invitedAt: '2026-01-01T00:00:00.000Z' },
        ],
        emails: [address],
        uids: [],
      },
    };
    for (const [path, data] of Object.entries(kept)) await put(path, data);
    return Object.keys(kept);
  }
  async function merged(): Promise<string> {
    const { uid } = await confirmed();
    await test.mails();
    await test.press.db.doc(`${USERS}/${uid}`).update({
      otherEmails: [OLD, 'again@old.example'],
    });
    await test.auth.createUser({ uid: 'other', email: 'again@old.example', emailVerified: true });
    return uid;
  }

  it('are theirs in the export, unless someone has registered one again', async () => {
    const uid = await merged();
    await putUnder(OLD, 'old');
    await putUnder('again@old.example', 'again');
    await put(`${MAIL}/both`, { to: [OLD, EMAIL], subject: 's', template: 't' });
    const { data } = await exportMyData(test.ports, { uid });
    const { mails } = z.object({ mails: z.array(z.object({ id: z.string() })) }).parse(data);
    const ids = mails.map(({ id }) => id).filter((id) => ['old', 'both', 'again'].includes(id));
    expect(ids.toSorted()).toEqual(['both', 'old']);
    expect(data).toMatchObject({
      ...{ bounced: [{ address: OLD }], invitations: [{ id: 'old' }] },
      specialIssues: { invitedPapers: [{ id: 'old' }] },
    });
  });

  it('are deleted with the account, unless someone has registered one again', async () => {
    const uid = await merged();
    const [mail, bounce, role, paper, committee] = await putUnder(OLD, 'old');
    const others = await putUnder('again@old.example', 'again');
    await requestErasure(test.ports, { uid });
    test.later({ hours: ERASURE_DAYS * 24 });
    expect(await eraseDue(test.ports)).toBe(1);
    for (const path of [mail, bounce, role, paper]) {
      expect(await read(String(path)), path).toBeUndefined();
    }
    expect(await read(String(committee))).toEqual({ members: [], emails: [], uids: [] });
    for (const path of others) expect(await read(path), path).toBeDefined();
    expect((await read(String(others.at(-1))))?.members).toHaveLength(1);
  });
});

describe('the sweep', () => {
  it('removes accounts that were not confirmed within a week, wherever they were made', async () => {
    const { uid } = await confirmed();
    await registerAccount(test.ports, { ...ADA, email: 'late@example.org' }, 'n');
    await test.auth.createUser({ email: 'past-us@example.org', password: 'x' });
    await test.auth.createUser({ uid: 'staff', email: 'staff@example.org' });
    await test.auth.setCustomUserClaims('staff', { roles: ['editor'], grants: {} });
    test.later({ hours: UNVERIFIED_DAYS * 24 - 1 });
    await test.auth.createUser({ uid: 'young', email: 'young@example.org' });
    expect(await removeForgotten(test.ports)).toBe(0);
    test.later({ hours: 1 });
    expect(await removeForgotten(test.ports)).toBe(2);
    expect([...test.auth.accounts.keys()].toSorted()).toEqual(['staff', uid, 'young'].toSorted());
    expect(await size(PROFILES)).toBe(1);
  });

  it('continues where it stopped', async () => {
    for (let n = 0; n < 5; n += 1) await test.auth.createUser({ email: `a${n}@example.org` });
    test.later({ hours: UNVERIFIED_DAYS * 24 });
    const auth = Object.assign(Object.create(test.auth), {
      listUsers: (_limit: number, token?: string) => test.auth.listUsers(2, token),
      deleteUser: (uid: string) => test.auth.deleteUser(uid),
    });
    const ports = { ...test.ports, auth };
    const removed = [];
    for (let run = 0; run < 3; run += 1) removed.push(await removeForgotten(ports));
    expect(removed).toEqual([2, 2, 1]);
    expect(await size(THROTTLES)).toBe(0);
  });

  it('deletes alerts that nobody has confirmed in time', async () => {
    const expiresAt = new Date(test.ports.now().getTime() + 1_000).toISOString();
    await put(`${ALERT_REQUESTS}/r1`, { email: EMAIL, expiresAt });
    await sweepOld(test.ports);
    expect(await size(ALERT_REQUESTS)).toBe(1);
    test.later({ hours: 1 });
    await sweepOld(test.ports);
    expect(await size(ALERT_REQUESTS)).toBe(0);
  });

  it('deletes old links and throttles', async () => {
    await registerAccount(test.ports, ADA, 'n');
    test.later({ hours: 2 });
    expect(await sweepOld(test.ports)).toBe(2);
    expect([await size(THROTTLES), await size(ACCOUNT_LINKS)]).toEqual([2, 1]);
    test.later({ hours: 23 });
    expect(await sweepOld(test.ports)).toBe(2);
    expect([await size(THROTTLES), await size(ACCOUNT_LINKS)]).toEqual([0, 1]);
    await test.mails();
    test.auth.accounts.clear();
    test.later({ hours: 24 * 34 });
    await sweepOld(test.ports);
    expect([await size(PROFILES), await size(ACCOUNT_LINKS)]).toEqual([0, 0]);
  });
});

describe('a user who signed in with a provider', () => {
  const { email: _email, password: _password, ...person } = ADA;

  it('becomes an author with the data they enter, and agrees to a new policy once', async () => {
    const { uid } = await test.auth.createUser({ email: EMAIL, emailVerified: true });
    await completeProfile(test.ports, { uid }, person);
    expect(await test.profile(uid)).toMatchObject({ state: 'active', given: 'Ada', email: EMAIL });
    expect((await test.account(EMAIL))?.customClaims).toMatchObject({
      roles: ['author', 'reader'],
    });
    await put(`${PROFILES}/${uid}`, {
      ...(await test.profile(uid)),
      consents: [{ version: '2020-01', at: '2020-01-01T00:00:00.000Z' }],
    });
    for (const given of ['Eve', 'Eva']) {
      await completeProfile(test.ports, { uid }, { ...person, given });
    }
    const profile = await test.profile(uid);
    expect(profile).toMatchObject({ given: 'Ada' });
    expect(profile?.consents).toMatchObject([{ version: '2020-01' }, { version: CONSENT_VERSION }]);
  });

  it('has to confirm an address first', async () => {
    const { uid } = await test.auth.createUser({});
    await expect(completeProfile(test.ports, { uid }, person)).rejects.toMatchObject({
      code: 'account/not-verified',
    });
  });
});
