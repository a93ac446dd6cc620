import {
  type AnswerProposalRequest,
  type ProposeConferenceRequest,
  ProposeConferenceRequestSchema,
} from '@quire/model/calls/content';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestPress, type TestPress } from '../../testing/test-press.ts';
import { asker, BOSS, codeOf, EMIL } from '../../testing/test-records.ts';
import { sendDigests } from '../mail/send-digests.ts';
import { answerProposal } from './answer-proposal.ts';
import { proposeConference } from './propose-conference.ts';

const KEY = 'proposal000000001';
const AT = '2026-06-01T09:00:00.000Z';
const CORA = asker('cora', ['content']);
const ASKED: ProposeConferenceRequest = {
  key: KEY,
  organiser: { name: 'Maren Holt', email: 'maren@example.org', affiliation: 'Nordvik University' },
  conference: 'Tidal Flats 2027',
  acronym: 'TF27',
  start: '2027-05-12',
  end: '2027-05-14',
  place: 'Wilhelmshaven, Germany',
  online: false,
  website: 'https://tidal-flats.example/',
  expectedPapers: 40,
  committee: '',
  reviewProcess: '',
  timeline: '',
  guestEditors: '',
  message: '<script>alert(1)</script> One issue, please.',
};

let press: TestPress;
beforeEach(async () => {
  press = await startTestPress();
  const people = { content: 'cora@example.org', admin: 'ada@example.org' };
  for (const [role, email] of Object.entries(people)) {
    const user = { email, displayName: role, roles: [role], journals: [], updatedAt: AT };
    await press.db.doc(`users/${role}`).set(user);
  }
});
afterEach(() => press.close());

const propose = (change: Partial<ProposeConferenceRequest> = {}, network = '192.0.2.0') =>
  proposeConference(press, { ...ASKED, ...change }, network);
const answer = (change: Partial<AnswerProposalRequest>, person = CORA) =>
  answerProposal(press, person, {
    ...{ proposal: KEY, base: 1, to: 'answered', letter: 'Dear Maren,\n\ntell us more.' },
    ...change,
  });
const mails = async () => (await press.db.collection('mail').get()).docs.map((each) => each.data());
const stored = async () => (await press.db.doc(`proposals/${KEY}`).get()).data();

describe('a proposal of a conference', () => {
  it('is stored as it was typed, and reported to the content staff and the organiser', async () => {
    await propose();
    expect(await stored()).toMatchObject({ status: 'new', message: ASKED.message, revision: 1 });
    const sent = await mails();
    expect(sent.map(({ to }) => to).toSorted()).toEqual([
      ['cora@example.org'],
      ['maren@example.org'],
    ]);
    const toStaff = sent.find(({ template }) => template === 'staff/conference-proposed');
    expect(toStaff).toMatchObject({ replyTo: 'maren@example.org' });
    expect(toStaff?.text).toContain(`?tab=proposals&record=${KEY}`);
    expect(toStaff?.html).not.toContain('<script>');
  });

  it.each([
    ['conference', 'Win at https://casino.example'],
    ['acronym', 'www.pills'],
    ['place', 'see pills.shop today'],
  ])('sends no mail to an address that a stranger typed as its %s', (field, text) => {
    const read = ProposeConferenceRequestSchema.safeParse({ ...ASKED, [field]: text });
    expect(read.error?.issues.map(({ path }) => path)).toEqual([[field]]);
    expect(ProposeConferenceRequestSchema.safeParse(ASKED).success).toBe(true);
  });

  it('is stored once, however often it is sent', async () => {
    await propose();
    await propose({ conference: 'Another' });
    expect([await stored(), (await mails()).length]).toMatchObject([
      { conference: ASKED.conference },
      2,
    ]);
  });

  it('is discarded if a bot has filled in the hidden field', async () => {
    expect(await propose({ fax: '1' })).toEqual({});
    expect([await stored(), await mails()]).toEqual([undefined, []]);
  });

  it('fills one daily mail and no mailbox, if many come from many networks', async () => {
    for (let n = 0; n < 30; n += 1) {
      const email = `organiser${n}@example.org`;
      const key = `flood${String(n).padStart(12, '0')}`;
      await propose({ key, organiser: { ...ASKED.organiser, email } }, `192.0.2.${n}`);
    }
    expect((await press.db.collection('proposals').get()).size).toBe(30);
    const toStaff = async () => (await mails()).filter(({ to }) => to[0] === 'cora@example.org');
    expect(await toStaff()).toHaveLength(12);
    expect(await sendDigests(press)).toBe(1);
    const digest = (await toStaff()).find(({ template }) => template === 'staff/daily-digest');
    expect(digest?.text.match(/Conference proposal/g)).toHaveLength(18);
  });

  it('is also collected if there are no content staff, and the press’s own mailbox is notified', async () => {
    for (const { ref } of (await press.db.collection('users').get()).docs) await ref.delete();
    for (let n = 0; n < 14; n += 1) {
      const email = `organiser${n}@example.org`;
      await propose({ key: `${KEY}${n}`, organiser: { ...ASKED.organiser, email } }, `net ${n}`);
    }
    expect(await sendDigests(press)).toBe(1);
    const digest = (await mails()).find(({ template }) => template === 'staff/daily-digest');
    expect(digest?.text.match(/Conference proposal/g)).toHaveLength(2);
    expect(await sendDigests(press)).toBe(0);
  });

  it('sends one mailbox three receipts a day, however its address is written', async () => {
    for (let n = 0; n < 8; n += 1) {
      const email = `Vic.tim+${n}@gmail.com`;
      await propose({ key: `${KEY}${n}`, organiser: { ...ASKED.organiser, email } }, `net ${n}`);
    }
    const receipts = (await mails()).filter(({ to }) => String(to).includes('gmail.com'));
    expect(receipts).toHaveLength(3);
    expect((await press.db.collection('proposals').get()).size).toBe(8);
  });

  it('is refused from a network that sends too many', async () => {
    for (let count = 0; count < 20; count += 1) await propose({ fax: 'x' });
    expect(await codeOf(propose())).toBe('account/throttled');
    expect(await propose({}, '198.51.100.0')).toEqual({});
  });
});

describe('an answer to a proposal', () => {
  beforeEach(() => propose());

  it('is mailed to the organiser, once, and stored', async () => {
    expect(await answer({})).toEqual({ revision: 2 });
    expect(await answer({})).toEqual({ revision: 2 });
    const sent = (await mails()).filter(
      ({ template }) => template === 'organiser/proposal-answered',
    );
    expect(sent).toMatchObject([{ to: ['maren@example.org'] }]);
    expect(sent[0]?.text).toContain('tell us more.');
    expect(await stored()).toMatchObject({ status: 'answered' });
  });

  it('makes a draft conference of an accepted one, and no second one', async () => {
    await answer({ to: 'accepted', letter: '', ckey: 'tidal-flats-2027' });
    const conference = (await press.db.doc('conferences/tidal-flats-2027').get()).data();
    expect(conference).toMatchObject({
      ...{ name: 'Tidal Flats 2027', city: 'Wilhelmshaven', country: 'Germany', status: 'draft' },
      ...{ start: '2027-05-12', revision: 1, organisers: ['Nordvik University'] },
    });
    expect(await stored()).toMatchObject({ status: 'accepted', ckey: 'tidal-flats-2027' });
    expect(await codeOf(answer({ base: 2, to: 'declined' }))).toBe('record/wrong-move');
    await propose({ key: `${KEY}b` });
    const taken = { proposal: `${KEY}b`, to: 'accepted' as const, ckey: 'tidal-flats-2027' };
    expect(await codeOf(answer(taken))).toBe('record/taken');
  });

  it('is refused without the right to the press’s content, and for an older revision', async () => {
    expect(await codeOf(answer({}, EMIL))).toBe('access/denied');
    await answer({});
    expect(await codeOf(answer({ to: 'declined' }, BOSS))).toBe('record/stale');
  });
});
