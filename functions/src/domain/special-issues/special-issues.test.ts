import type { CALLS } from '@quire/model/calls/calls';
import { ISSUE_PROPOSALS, PAPER_INVITATIONS, ROLE_INVITATIONS } from '@quire/model/collections';
import type { Role } from '@quire/model/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { startTestAccounts, type TestAccounts } from '../../testing/test-accounts.ts';
import { putIssue, putJournal } from '../../testing/test-press.ts';
import { asker, codeOf } from '../../testing/test-records.ts';
import { putSubmission } from '../../testing/test-submissions.ts';
import { eraseAccount } from '../accounts/erase-account.ts';
import { invitationStopsRef } from '../outbox/invitation-stops.ts';
import { answerIssueProposal } from './answer-issue-proposal.ts';
import {
  declinePaper,
  followInvitedPaper,
  viewPaperInvitation,
} from './answer-paper-invitation.ts';
import { changePaperInvitation, invitePaper } from './invite-paper.ts';
import { proposeSpecialIssue } from './propose-special-issue.ts';

const KEY = 'proposal00000001';
const ISSUE = 'CES~2027-s1';
const EDDA = { ...asker('edda', ['editor'], 'CES'), email: 'edda@example.org' };
const OTTO = { ...asker('otto', ['editor'], 'QPH'), email: 'otto@example.org' };
const GUS = {
  uid: 'gus',
  claims: { roles: ['guestEditor' as const], grants: { guestEditor: [ISSUE] } },
};
const AT = '2026-01-01T00:00:00.000Z';
const MAREN = { uid: 'maren', email: 'maren@example.org' };

let test: TestAccounts;
beforeAll(async () => {
  test = await startTestAccounts();
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.clear();
  await putJournal(test.press, 'CES');
  await putJournal(test.press, 'QPH');
  await putIssue(test.press, 'CES', '2027-s1', {
    ...{ kind: 'special', title: 'Storms', status: 'open', deadline: '2027-04-30' },
  });
  await account('edda', ['editor'], { editor: ['CES'] });
  await account('otto', ['editor'], { editor: ['QPH'] });
  await account('maren', ['author']);
});

async function account(uid: string, roles: readonly Role[], grants: object = {}) {
  const email = `${uid}@example.org`;
  await test.auth.createUser({ uid, email, emailVerified: true, displayName: uid });
  await test.auth.setCustomUserClaims(uid, { roles, grants });
  const journals = Object.values(grants).flat();
  const user = { email, displayName: uid, roles, grants, journals };
  await test.press.db.doc(`users/${uid}`).set({ ...user, updatedAt: '2026-01-01T00:00:00.000Z' });
}

const stored = async (name: string, id: string) =>
  (await test.press.db.collection(name).doc(id).get()).data();
const templates = async () => (await test.mails()).map(({ template, to }) => [template, ...to]);

describe('a proposal of a special issue', () => {
  type Asked = z.output<typeof CALLS.proposeSpecialIssue.request>;
  const propose = (change: Partial<Asked> = {}) =>
    proposeSpecialIssue(test.ports, MAREN, {
      ...{ key: KEY, journal: 'CES', title: 'Compound extremes', scope: 'Two things at once.' },
      guestEditors: [{ name: 'Luana Ferraz', email: 'luana@example.org', affiliation: '' }],
      ...{ topics: ['Surge'], papers: '', message: '', deadline: '2027-09-30' },
      ...change,
    });
  type Answer = z.output<typeof CALLS.answerIssueProposal.request>;
  const answer = (change: Partial<Answer> = {}, person = EDDA) =>
    answerIssueProposal(test.ports, person, {
      ...{ proposal: KEY, to: 'approved', letter: 'Gladly.', issueid: '2027-s9', status: 'open' },
      ...change,
    });

  it('is stored once, and mailed to the journal’s editors and the proposer', async () => {
    await propose();
    await propose({ title: 'Another' });
    expect(await stored(ISSUE_PROPOSALS, KEY)).toMatchObject({
      ...{ title: 'Compound extremes', status: 'new', issue: '' },
      proposer: { uid: 'maren', email: 'maren@example.org' },
    });
    expect((await templates()).toSorted()).toEqual([
      ['editor/special-issue-proposed', 'edda@example.org'],
      ['organiser/special-issue-received', 'maren@example.org'],
    ]);
  });

  it('is refused for a journal that takes no manuscripts, and for many by one person', async () => {
    await putJournal(test.press, 'OLD', { status: 'ceased' });
    expect(await codeOf(propose({ journal: 'OLD' }))).toBe('input/invalid');
    expect(await codeOf(propose({ journal: 'NONE' }))).toBe('input/invalid');
    for (let n = 0; n < 5; n += 1) await propose({ key: `${KEY}${n}` });
    expect(await codeOf(propose({ key: `${KEY}x` }))).toBe('account/throttled');
  });

  it('becomes a special issue when approved, and its guest editors are invited', async () => {
    await propose();
    await test.mails();
    expect(await answer()).toEqual({ uninvited: [] });
    expect(await stored('issues', 'CES~2027-s9')).toMatchObject({
      ...{ kind: 'special', status: 'open', title: 'Compound extremes', deadline: '2027-09-30' },
      ...{ year: 2027, description: 'Two things at once.', guestEditors: ['Luana Ferraz'] },
    });
    expect(await stored(ISSUE_PROPOSALS, KEY)).toMatchObject({
      ...{ status: 'approved', issue: 'CES~2027-s9', answeredBy: 'edda', letter: 'Gladly.' },
    });
    expect((await templates()).toSorted()).toEqual([
      ['account/role-invited', 'luana@example.org'],
      ['organiser/special-issue-answered', 'maren@example.org'],
    ]);
    // The response was lost: nothing is created or sent twice.
    expect(await answer()).toEqual({ uninvited: [] });
    expect(await templates()).toEqual([]);
    const roles = await test.press.db.collection(ROLE_INVITATIONS).get();
    expect(roles.docs.map((doc) => doc.get('scope'))).toEqual(['CES~2027-s9']);
    expect(await codeOf(answer({ to: 'rejected', issueid: undefined }))).toBe('record/wrong-move');
  });

  it('is planned or rejected, with a letter', async () => {
    await propose();
    await answer({ status: 'draft' });
    expect(await stored('issues', 'CES~2027-s9')).toMatchObject({ status: 'draft' });
    await propose({ key: `${KEY}b` });
    await test.mails();
    await answer({ proposal: `${KEY}b`, to: 'rejected', issueid: undefined });
    expect(await stored(ISSUE_PROPOSALS, `${KEY}b`)).toMatchObject({
      status: 'rejected',
      issue: '',
    });
    expect(await templates()).toEqual([['organiser/special-issue-answered', 'maren@example.org']]);
  });

  it('is answered by no one else, and by no one for their own proposal', async () => {
    await propose();
    expect(await codeOf(answer({}, OTTO))).toBe('access/denied');
    // They keep issues, but cannot grant a role in one.
    const cora = { ...asker('cora', ['content']), email: 'cora@example.org' };
    expect(await codeOf(answer({}, cora))).toBe('access/denied');
    expect(await codeOf(answer({ proposal: 'no-such-proposal' }))).toBe('access/denied');
    const guest = [{ name: 'Edda', email: 'edda@example.org', affiliation: '' }];
    await propose({ key: `${KEY}g`, guestEditors: guest });
    expect(await codeOf(answer({ proposal: `${KEY}g` }))).toBe('access/denied');
    await test.press.db.doc(`${ISSUE_PROPOSALS}/${KEY}`).update({ 'proposer.uid': 'edda' });
    expect(await codeOf(answer())).toBe('access/denied');
    expect(await stored('issues', 'CES~2027-s9')).toBeUndefined();
  });

  it('cannot use the key of another issue', async () => {
    await propose();
    expect(await codeOf(answer({ issueid: '2027-s1' }))).toBe('record/taken');
    expect(await stored(ISSUE_PROPOSALS, KEY)).toMatchObject({ status: 'new' });
  });

  it('is erased with its proposer’s account, or only their name where an issue was created', async () => {
    await propose();
    await propose({ key: `${KEY}b` });
    await answer();
    const due = { state: 'erasure_requested', erasureAt: '2026-01-01T00:00:00.000Z' };
    const profile = {
      ...{ given: 'Maren', family: 'Holt', affiliation: 'Institute of Tides', country: 'NO' },
      ...{ email: MAREN.email, consents: [], createdAt: AT, updatedAt: AT, ...due },
    };
    await test.press.db.doc('profiles/maren').set(profile);
    expect(await eraseAccount(test.ports, 'maren')).toBe('erased');
    expect(await stored(ISSUE_PROPOSALS, `${KEY}b`)).toBeUndefined();
    expect(await stored(ISSUE_PROPOSALS, KEY)).toMatchObject({
      ...{ status: 'approved', proposer: { uid: '', name: '', email: '' } },
    });
  });
});

describe('an invited paper', () => {
  const ASKED = { issue: ISSUE, email: 'rosa@example.org', name: 'Rosa Vale', topic: '', note: '' };
  const invite = (
    change: Partial<typeof ASKED> = {},
    person: Parameters<typeof invitePaper>[1] = GUS,
  ) => invitePaper(test.ports, person, { ...ASKED, ...change });

  it('is refused where the person has stopped the journal’s, also when it is sent again', async () => {
    const { invitation } = await invite();
    const stops = invitationStopsRef(test.ports.db, ASKED.email);
    await stops.set({ token: 'x', stopped: ['invited-write-CES'] });
    const again = { invitation, to: 'invited' } as const;
    expect(await codeOf(changePaperInvitation(test.ports, GUS, again))).toBe('invitation/stopped');
    await changePaperInvitation(test.ports, GUS, { invitation, to: 'withdrawn' });
    expect(await codeOf(invite())).toBe('invitation/stopped');
    await stops.set({ token: 'x', stopped: ['invited-write-QPH', 'invited-review'] });
    expect(await invite()).toHaveProperty('invitation');
    await stops.delete();
  });

  it('is for the issue’s guest editors and the journal’s editors to request', async () => {
    const { invitation } = await invite();
    await invite({ email: 'ines@example.org' }, EDDA);
    expect(await stored(PAPER_INVITATIONS, invitation)).toMatchObject({
      ...{ state: 'invited', journal: 'CES', invitedBy: 'gus', sendings: 1 },
    });
    expect(await codeOf(invite({}, OTTO))).toBe('access/denied');
    const elsewhere = { ...GUS, claims: { ...GUS.claims, grants: { guestEditor: ['CES~s2'] } } };
    expect(await codeOf(invite({}, elsewhere))).toBe('access/denied');
    expect(
      await codeOf(changePaperInvitation(test.ports, OTTO, { invitation, to: 'withdrawn' })),
    ).toBe('access/denied');
  });

  it('is mailed with a link to decline or submit, once while it is open', async () => {
    const { invitation } = await invite({ note: 'Please.' });
    const [mail] = await test.mails();
    expect(mail).toMatchObject({ template: 'author/paper-invited', to: ['rosa@example.org'] });
    expect(mail?.text).toContain(`/admin/invitation/paper?id=${invitation}`);
    expect(mail?.text).toContain('30 April 2027');
    expect(await codeOf(invite())).toBe('invitation/open-already');
    await changePaperInvitation(test.ports, EDDA, { invitation, to: 'invited' });
    expect(await stored(PAPER_INVITATIONS, invitation)).toMatchObject({ sendings: 2 });
    expect(await templates()).toEqual([['author/paper-invited', 'rosa@example.org']]);
  });

  it('is refused where the issue takes no manuscripts', async () => {
    await putIssue(test.press, 'CES', '2027-s1', { kind: 'special', status: 'draft' });
    expect(await codeOf(invite())).toBe('record/not-found');
    await putIssue(test.press, 'CES', '2027-s1', { kind: 'regular', status: 'open' });
    expect(await codeOf(invite())).toBe('record/not-found');
    const past = { kind: 'special', status: 'open', deadline: '2020-01-01' };
    await putIssue(test.press, 'CES', '2027-s1', past);
    expect(await codeOf(invite())).toBe('record/not-found');
  });

  it('is recorded as submitted once a manuscript of theirs reaches the issue, whoever sends it', async () => {
    const [one, two, three] = await Promise.all(
      ['maren@example.com', 'maren@example.org', 'else@example.org'].map((email) =>
        invite({ email }),
      ),
    );
    const stateOf = async (asked: typeof one) =>
      (await stored(PAPER_INVITATIONS, asked?.invitation ?? ''))?.state;
    const manuscript = { specialIssue: '2027-s1', owner: 'maren', authorUids: ['maren'] };
    await putSubmission(test.press, 'one', manuscript);
    await followInvitedPaper(test.ports, 'one');
    expect(await stateOf(one)).toBe('invited');
    await putSubmission(test.press, 'one', { ...manuscript, state: 'technical_check' });
    await followInvitedPaper(test.ports, 'one');
    await followInvitedPaper(test.ports, 'one');
    // Its second author, and the account that sent it.
    expect(await Promise.all([one, two, three].map(stateOf))).toEqual([
      ...['submitted', 'submitted', 'invited'],
    ]);
    expect(await stored(PAPER_INVITATIONS, one?.invitation ?? '')).toMatchObject({
      submission: 'one',
    });
  });

  it('can be seen and declined by the holder of the link, and not after it was withdrawn', async () => {
    const { invitation } = await invite();
    expect(await viewPaperInvitation(test.ports, { invitation })).toMatchObject({
      ...{ title: 'Storms', journal: 'CES', issueid: '2027-s1', state: 'invited', isOpen: true },
    });
    await declinePaper(test.ports, { invitation, reason: 'No time.' });
    await declinePaper(test.ports, { invitation, reason: 'Again.' });
    expect(await stored(PAPER_INVITATIONS, invitation)).toMatchObject({
      ...{ state: 'declined', reason: 'No time.' },
    });
    expect(
      await codeOf(changePaperInvitation(test.ports, GUS, { invitation, to: 'withdrawn' })),
    ).toBe('invitation/not-open');
    const { invitation: other } = await invite();
    await changePaperInvitation(test.ports, GUS, { invitation: other, to: 'withdrawn' });
    expect(await codeOf(declinePaper(test.ports, { invitation: other, reason: '' }))).toBe(
      'invitation/not-open',
    );
    const none = viewPaperInvitation(test.ports, { invitation: 'nothing-here' });
    expect(await codeOf(none)).toBe('record/not-found');
  });
});
