import type { SaveAbstractRequest } from '@quire/model/calls/abstracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import { conference, putConference } from '../../testing/test-content.ts';
import { NOW, startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, codeOf, refusal } from '../../testing/test-records.ts';
import { exportAbstracts, forgetAbstracts } from '../accounts/forget-abstracts.ts';
import { invitationStopsRef } from '../outbox/invitation-stops.ts';
import { answerCommittee } from './answer-committee.ts';
import { committeeAbstracts } from './committee-abstracts.ts';
import { inviteToCommittee, removeFromCommittee } from './committee-members.ts';
import { conferenceAbstracts } from './conference-abstracts.ts';
import { decideAbstracts } from './decide-abstracts.ts';
import { ownAbstracts } from './own-abstracts.ts';
import { saveAbstract } from './save-abstract.ts';
import { scoreAbstract } from './score-abstract.ts';
import { withdrawAbstract } from './withdraw-abstract.ts';

const CKEY = 'tides27';
const CALL = {
  ...{ opens: '2026-05-01', closes: '2026-06-01', wordLimit: 50 },
  ...{ guidance: '', isAnonymous: false },
};
const person = (uid: string, roles: readonly string[] = []) => ({
  ...asker(uid, ['reader', ...roles]),
  email: `${uid}@${uid}-house.example`,
});
const ANNA = person('anna');
const BEN = person('ben');
const MEMBER = person('mia');
const CORA = person('cora', ['content']);
const KEY = 'abcdefgh1234';
const ID = `${CKEY}~${KEY}`;
const FIELDS: SaveAbstractRequest['fields'] = {
  title: 'What the tide leaves',
  authors: [
    { name: 'Anna Aas', affiliation: 'University of Nordvik', email: '', isPresenting: true },
  ],
  text: 'Mud, mostly.',
  topic: 'Tides',
  preference: 'talk',
  hasConsent: true,
};

let press: TestPress;
beforeEach(async () => {
  press = await startTestPress();
  await putConference(
    press,
    conference(CKEY, { status: 'announced', call: CALL, topics: ['Tides'], timeZone: 'UTC' }),
  );
  for (const { uid, email, claims } of [ANNA, BEN, MEMBER, CORA]) {
    await press.db.doc(`users/${uid}`).set({
      ...{ email, displayName: `Name of ${uid}`, roles: claims.roles, journals: [] },
      updatedAt: NOW.toISOString(),
    });
  }
});
afterEach(() => press.close());

const save = (change: object = {}, who = ANNA, request: Partial<SaveAbstractRequest> = {}) =>
  saveAbstract(press, who, {
    ...{ conference: CKEY, key: KEY, base: 0, fields: { ...FIELDS, ...change } },
    ...request,
  });
const mails = async (template: string) =>
  (await press.db.collection('mail').get()).docs
    .map((each) => each.data())
    .filter((each) => each.template === template);
const stored = async (id = ID) => (await press.db.doc(`abstracts/${id}`).get()).data();
const at = (iso: string) => ({ ...press, now: () => new Date(iso) });
const office = (who = CORA, change: object = {}) =>
  conferenceAbstracts(press, who, { conference: CKEY, ...change });
const decide = (revision: number, to: 'talk' | 'rejected' = 'talk', who = CORA) =>
  decideAbstracts(press, who, {
    ...{ conference: CKEY, abstracts: [{ id: ID, revision }], to, note: 'Well done.' },
  });
async function join(who = MEMBER, institution = 'Marsh College') {
  const { email } = who;
  await inviteToCommittee(press, CORA, { conference: CKEY, name: 'Mia', email, institution: '' });
  await answerCommittee(press, who, { conference: CKEY, isAccepted: true, institution });
}
const review = (who = MEMBER) => committeeAbstracts(press, who, { conference: CKEY });
const score = (who = MEMBER, value = 4) =>
  scoreAbstract(press, who, { abstract: ID, score: value, comment: 'Sound.' });

describe('an abstract', () => {
  it('is numbered, stored once, and confirmed by one mail', async () => {
    expect(await save()).toEqual({ number: 1, revision: 1 });
    expect(await save()).toEqual({ number: 1, revision: 1 });
    expect(await save({}, BEN, { key: 'otherkey1234' })).toEqual({ number: 2, revision: 1 });
    const [received] = await mails('author/abstract-received');
    expect(received).toMatchObject({ to: [ANNA.email] });
    expect(received?.text).toContain('the end of 1 June 2026 (UTC)');
    expect(await mails('author/abstract-received')).toHaveLength(2);
  });

  it('can be changed until the end of the last day, only by its author', async () => {
    await save();
    const asked = { conference: CKEY, key: KEY, base: 1, fields: { ...FIELDS, title: 'Mud' } };
    expect(await saveAbstract(at('2026-06-01T23:59:00Z'), ANNA, asked)).toEqual({
      number: 1,
      revision: 2,
    });
    expect(await codeOf(saveAbstract(at('2026-06-02T00:00:00Z'), ANNA, asked))).toBe(
      'abstract/closed',
    );
    const other = { ...asked, fields: { ...FIELDS, title: 'Sand' } };
    expect(await codeOf(saveAbstract(press, ANNA, other))).toBe('submission/changed-elsewhere');
    expect(await codeOf(saveAbstract(press, BEN, { ...asked, base: 2 }))).toBe('record/not-found');
    expect(await stored()).toMatchObject({ title: 'Mud', owner: 'anna' });
  });

  it.each([
    [{ text: 'mud '.repeat(51) }, 'fields.text'],
    [{ topic: 'Fish' }, 'fields.topic'],
    [{ authors: [{ ...FIELDS.authors[0], isPresenting: false }] }, 'fields.authors'],
  ])('is refused with %j, beside the field', async (change, field) => {
    const { code, details } = await refusal(save(change));
    expect(code).toBe('input/invalid');
    expect(details.problems?.map((each) => each.field)).toEqual([field]);
  });

  it.each([
    ['draft', CALL],
    ['cancelled', CALL],
    ['announced', { ...CALL, opens: '2026-06-02', closes: '2026-07-01' }],
    ['announced', undefined],
  ] as const)('is refused by a conference that is %s with %j', async (status, call) => {
    await putConference(press, conference(CKEY, { status, call, topics: [] }));
    expect(await codeOf(save())).toBe('abstract/closed');
  });

  it('is limited to ten per author', async () => {
    for (let count = 0; count < 10; count += 1)
      await save({}, ANNA, { key: `abcdefgh${count}000` });
    expect(await codeOf(save())).toBe('abstract/too-many');
    expect(await save({}, BEN)).toMatchObject({ number: 11 });
  });

  it('can be withdrawn only by its author', async () => {
    await save();
    expect(await codeOf(withdrawAbstract(press, BEN, { abstract: ID }))).toBe('record/not-found');
    await withdrawAbstract(press, ANNA, { abstract: ID });
    expect(await stored()).toMatchObject({ state: 'withdrawn' });
    expect(await codeOf(save({ title: 'Again' }, ANNA, { base: 2 }))).toBe('abstract/decided');
  });

  it('is shown to its author without scores, and to no other account', async () => {
    await save();
    await join();
    await score();
    const own = await ownAbstracts(press, ANNA, {});
    expect(own.abstracts.map(({ id }) => id)).toEqual([ID]);
    expect((await ownAbstracts(press, BEN, {})).abstracts).toEqual([]);
    expect((await ownAbstracts(press, person('ann'), {})).abstracts).toEqual([]);
  });
});

describe('a committee', () => {
  it('can be joined only by the invited address, with an institution', async () => {
    await save();
    await inviteToCommittee(press, CORA, {
      ...{ conference: CKEY, name: 'Mia', email: MEMBER.email.toUpperCase(), institution: '' },
    });
    expect((await mails('organiser/committee-invited')).map(({ to }) => to)).toEqual([
      [MEMBER.email],
    ]);
    const answer = (who: typeof ANNA, institution: string) =>
      answerCommittee(press, who, { conference: CKEY, isAccepted: true, institution });
    expect(await codeOf(review())).toBe('access/denied');
    expect(await codeOf(answer(BEN, 'Marsh College'))).toBe('committee/not-invited');
    expect(await codeOf(answer(MEMBER, ''))).toBe('input/invalid');
    await answer(MEMBER, 'Marsh College');
    expect((await review()).abstracts.map(({ id }) => id)).toEqual([ID]);
    // Another account that later has the address is not the member.
    expect(await codeOf(review({ ...BEN, email: MEMBER.email }))).toBe('access/denied');
    expect(await codeOf(answer({ ...BEN, email: MEMBER.email }, 'x'))).toBe(
      'committee/not-invited',
    );
  });

  it('is offered to nobody who has stopped such invitations', async () => {
    await invitationStopsRef(press.db, MEMBER.email).set({
      token: 'x',
      stopped: ['invited-serve'],
    });
    const asked = { conference: CKEY, name: 'Mia', email: MEMBER.email, institution: '' };
    expect(await codeOf(inviteToCommittee(press, CORA, asked))).toBe('invitation/stopped');
    expect(await mails('organiser/committee-invited')).toEqual([]);
    await invitationStopsRef(press.db, MEMBER.email).delete();
  });

  it('scores, once per member, until the decision', async () => {
    await save();
    await join();
    await score(MEMBER, 2);
    await score(MEMBER, 5);
    expect((await office()).abstracts[0]?.reviews).toEqual([
      { name: 'Mia', score: 5, comment: 'Sound.', at: NOW.toISOString() },
    ]);
    expect(await codeOf(score(BEN))).toBe('access/denied');
    await decide(1);
    expect(await codeOf(score())).toBe('abstract/decided');
  });

  it('neither sees nor scores an abstract with which its member has declared a conflict', async () => {
    await save();
    await join();
    await score(MEMBER, 5);
    const declare = (who = MEMBER) =>
      scoreAbstract(press, who, { abstract: ID, hasConflict: true });
    expect(await codeOf(declare(BEN))).toBe('access/denied');
    await declare();
    expect(await review()).toMatchObject({ abstracts: [], conflicts: 1 });
    expect(await codeOf(score())).toBe('record/not-found');
    expect(await codeOf(declare())).toBe('record/not-found');
    expect((await office()).abstracts[0]).toMatchObject({ reviews: [], declared: ['Mia'] });
    // A new version of the abstract does not change this.
    await save({ title: 'More mud' }, ANNA, { base: 1 });
    expect(await review()).toMatchObject({ abstracts: [], conflicts: 1 });
  });

  it.each([
    ['their own', { authors: [{ ...FIELDS.authors[0], email: MEMBER.email }] }, 'Marsh College'],
    ['one that names them', { authors: [{ ...FIELDS.authors[0], name: 'MÍA' }] }, 'Marsh College'],
    ['one of their university', {}, 'Nordvik'],
    ['one of their department', {}, 'Department of Mud, University of Nordvik'],
    [
      'one of their mail domain',
      { authors: [{ ...FIELDS.authors[0], email: 'x@lab.mia-house.example' }] },
      'Marsh College',
    ],
  ])('neither sees nor scores %s', async (_what, change, institution) => {
    await save(change);
    await join(MEMBER, institution);
    expect(await review()).toMatchObject({ abstracts: [], conflicts: 1 });
    expect(await codeOf(score())).toBe('record/not-found');
  });

  const name = (institution: string, isAccepted = true) =>
    answerCommittee(press, MEMBER, { conference: CKEY, isAccepted, institution });
  const invite = (email = MEMBER.email, institution = '') =>
    inviteToCommittee(press, CORA, { conference: CKEY, name: 'Mia', email, institution });

  it('keeps a conflict with each institution that its member has named', async () => {
    await save();
    await join(MEMBER, 'Nordvik');
    await name('Marsh College');
    await name('marsh college');
    expect(await review()).toMatchObject({ abstracts: [], conflicts: 1 });
    expect(await codeOf(score())).toBe('record/not-found');
    // Leaving and being invited again does not remove it either.
    await name('', false);
    await invite(MEMBER.email, 'Elbtal');
    await name('Elbtal');
    expect(await review()).toMatchObject({ abstracts: [], conflicts: 1 });
    const committee = await press.db.doc(`conferenceCommittees/${CKEY}`).get();
    expect(committee.get('members')).toMatchObject([
      { institution: 'Elbtal', earlierInstitutions: ['Nordvik', 'marsh college'] },
    ]);
  });

  it('accepts five institutions of a member, and no sixth, which would replace the first', async () => {
    await save();
    await join(MEMBER, 'Nordvik');
    for (const institution of ['North', 'South', 'East', 'West']) await name(institution);
    const { code, details } = await refusal(name('Marsh College'));
    expect(code).toBe('input/invalid');
    expect(details.problems?.map(({ field }) => field)).toEqual(['institution']);
    await name('North');
    expect(await review()).toMatchObject({ abstracts: [], conflicts: 1 });
  });

  it('shows only undecided abstracts of its conference, from any position', async () => {
    await save();
    await save({}, BEN, { key: 'otherkey1234' });
    await join();
    await decide(1);
    // Of another conference, before and between.
    const other = { ...(await stored(`${CKEY}~otherkey1234`)), ckey: 'reefs27' };
    await press.db
      .doc('abstracts/reefs27~abcdefgh1234')
      .set({ ...other, waits: 'reefs27~submitted~00001' });
    await press.db
      .doc('abstracts/reefs27~otherkey1234')
      .set({ ...other, waits: `${CKEY}~submitted~00009` });
    const from = async (after: string) =>
      (await committeeAbstracts(press, MEMBER, { conference: CKEY, after })).abstracts.map(
        ({ id }) => id,
      );
    for (const after of ['', 'reefs27~', `${CKEY}~`, `${CKEY}~submitted~00002`]) {
      expect([after, await from(after)]).toEqual([after, [`${CKEY}~otherkey1234`]]);
    }
    expect(await from(`${CKEY}~submitted~00003`)).toEqual([]);
    expect(await from(`${CKEY}~talk~`)).toEqual([]);
  });

  it('is invited within limits, for each member of staff and each mailbox', async () => {
    for (let time = 0; time < 5; time += 1) await invite();
    expect(await codeOf(invite('mia+again@mia-house.example'))).toBe('account/throttled');
    await requireBudget(press, 'committee-invitation', { account: CORA.uid }, 95);
    expect(await codeOf(invite(BEN.email))).toBe('account/throttled');
    expect(await mails('organiser/committee-invited')).toHaveLength(1);
  });

  it('does not see the authors if the conference hides them', async () => {
    await putConference(
      press,
      conference(CKEY, {
        ...{ status: 'announced', topics: ['Tides'], call: { ...CALL, isAnonymous: true } },
      }),
    );
    await save();
    await join();
    expect(JSON.stringify(await review())).not.toContain('Aas');
  });

  it('loses access when its member is removed, and keeps the score', async () => {
    await save();
    await join();
    await score();
    await removeFromCommittee(press, CORA, { conference: CKEY, email: MEMBER.email });
    expect(await codeOf(review())).toBe('access/denied');
    expect((await office()).abstracts[0]?.reviews).toHaveLength(1);
  });

  it.each([ANNA, person('edda', ['editor']), person('fay', ['finance'])])(
    'can be managed only by content staff: $uid',
    async (who) => {
      const invited = { conference: CKEY, name: 'Me', email: 'me@x.example', institution: '' };
      expect(await codeOf(inviteToCommittee(press, who, invited))).toBe('access/denied');
      expect(
        await codeOf(removeFromCommittee(press, who, { conference: CKEY, email: MEMBER.email })),
      ).toBe('access/denied');
      expect(await codeOf(office(who))).toBe('access/denied');
      expect(await codeOf(decide(1, 'talk', who))).toBe('access/denied');
    },
  );
});

describe('the office', () => {
  it('decides once, mails the author and logs it', async () => {
    await save();
    expect(await decide(1)).toEqual({ decided: 1, skipped: [] });
    expect(await decide(1)).toEqual({ decided: 1, skipped: [] });
    const sent = await mails('author/abstract-decided');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain('Accepted as a talk');
    expect(sent[0]?.text).toContain('Well done.');
    const audit = await press.db
      .collection('audit')
      .where('action', '==', 'abstract.decision')
      .get();
    expect(audit.docs.map((each) => each.get('abstracts'))).toEqual([['A-1']]);
  });

  it('skips abstracts that were changed or withdrawn since they were loaded', async () => {
    await save();
    await save({ title: 'Mud' }, ANNA, { base: 1 });
    expect(await decide(1)).toEqual({ decided: 0, skipped: [{ id: ID, why: 'changed' }] });
    await withdrawAbstract(press, ANNA, { abstract: ID });
    expect(await decide(3)).toEqual({ decided: 0, skipped: [{ id: ID, why: 'withdrawn' }] });
    expect(await mails('author/abstract-decided')).toEqual([]);
  });

  it('hides the reviews of an abstract from its author among the staff, who cannot decide on it', async () => {
    await save({}, CORA);
    await join();
    await score();
    expect((await office()).abstracts[0]).toMatchObject({ isOwn: true, reviews: [], log: [] });
    expect(await decide(1)).toEqual({ decided: 0, skipped: [{ id: ID, why: 'own' }] });
  });

  it('lists abstracts with the best scores first, by state and in pages', async () => {
    await save();
    await save({}, BEN, { key: 'otherkey1234' });
    await join();
    await scoreAbstract(press, MEMBER, {
      ...{ abstract: `${CKEY}~otherkey1234`, score: 3, comment: '' },
    });
    const numbers = async (change: object) =>
      (await office(CORA, change)).abstracts.map(({ number }) => number);
    expect(await numbers({ state: 'submitted' })).toEqual([2, 1]);
    await decide(1);
    expect(await numbers({ state: 'submitted' })).toEqual([2]);
    expect(await numbers({ state: 'talk' })).toEqual([1]);
    expect(await numbers({})).toEqual([1, 2]);
  });
});

describe('the erasure of an account', () => {
  it('keeps accepted abstracts without the account, and deletes the rest and the names of scores', async () => {
    await save();
    await save({}, ANNA, { key: 'otherkey1234' });
    await save({}, BEN, { key: 'thirdkey1234' });
    await join();
    await score();
    await scoreAbstract(press, MEMBER, { abstract: `${CKEY}~thirdkey1234`, hasConflict: true });
    await decide(1);
    expect((await exportAbstracts(press.db, MEMBER.uid)).abstractConflicts).toEqual([
      { abstract: `${CKEY}~thirdkey1234`, at: NOW.toISOString() },
    ]);
    await forgetAbstracts(press.db, { ...ANNA, emails: [ANNA.email] }, 'erased');
    await forgetAbstracts(press.db, { ...MEMBER, emails: [MEMBER.email] }, 'erased');
    expect(await stored()).toMatchObject({
      ...{ owner: 'erased', ownerEmail: '', reviewerUids: ['erased'] },
      reviews: [{ name: 'A former member', score: 4 }],
    });
    expect(await stored(`${CKEY}~otherkey1234`)).toBeUndefined();
    expect(await stored(`${CKEY}~thirdkey1234`)).toMatchObject({
      ...{ owner: BEN.uid, reviewerUids: ['erased'] },
      declared: [{ uid: 'erased', name: 'A former member' }],
    });
    const committee = (await press.db.doc(`conferenceCommittees/${CKEY}`).get()).data();
    expect(committee).toEqual({ members: [], emails: [], uids: [] });
  });
});
