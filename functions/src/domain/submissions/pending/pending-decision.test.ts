import {
  HELD,
  JOURNAL_PERMISSIONS,
  JOURNALS,
  MAIL,
  PENDING_DECISIONS,
  USERS,
} from '@quire/model/collections';
import { DECISION_UNDO_MINUTES } from '@quire/model/constants';
import { isHeldMove } from '@quire/model/entities/pending-decision';
import { SUBMISSION_EVENTS } from '@quire/model/states/moves/submission';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../../testing/test-records.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../../testing/test-submissions.ts';
import type { Person } from '../../access/principal.ts';
import { moveSubmission } from '../move-submission.ts';
import { applyDecision } from './apply-decision.ts';
import { applyDueDecisions } from './apply-due-decisions.ts';
import { sendDecisionNow, undoDecision } from './change-pending.ts';
import { holdDecision } from './hold-decision.ts';

const { editor } = PEOPLE;
const other: Person = { ...editor, uid: 'emil', email: 'emil@example.org' };
const MINUTE_DAYS = 1 / 1_440;
const letter = 'We are glad to accept it.';

let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  const reviewDefaults = { minimumReviewers: 0 };
  await press.db.collection(JOURNALS).doc('CES').update({ reviewDefaults });
  const updatedAt = press.now().toISOString();
  const { email, claims } = other;
  const user = { email, displayName: 'Emil', ...claims, journals: ['CES'], updatedAt };
  await press.db.collection(USERS).doc('emil').set(user);
});
afterAll(() => press.close());

let id = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  // Decisions that other tests have left.
  const left = await press.db.collection(PENDING_DECISIONS).get();
  for (const doc of left.docs) await doc.ref.delete();
  id = `decided-${count}`;
  await putSubmission(press, id, {
    ...{ state: 'reviews_complete', number: `CES-2026-${count}`, specialIssue: 's1' },
    editors: [editor.uid],
  });
});

const asked = (change: object = {}) =>
  ({ submission: id, event: 'accept', from: 'reviews_complete', letter, ...change }) as const;
const hold = (person: Person = editor, change: object = {}) =>
  holdDecision(press, person, asked(change));
const undo = (person: Person = editor) => undoDecision(press, person, { submission: id });
const sendNow = (person: Person = editor) => sendDecisionNow(press, person, { submission: id });
const minutes = (some: number) => press.pass(some * MINUTE_DAYS);
const pass = () => minutes(DECISION_UNDO_MINUTES + 0.1);
const stateNow = async () => (await submissionNow(press, id)).state;
const pendingNow = async () => (await press.db.collection(PENDING_DECISIONS).doc(id).get()).data();
const heldNow = () => below(press, id, HELD);
const eventsNow = async () => (await below(press, id, 'events')).map(({ event }) => event);
/** Everything stored about the manuscript except the held decision. */
const recordsNow = async () => {
  const folders = ['files', 'events', 'decisions', 'reviews', 'private', 'messages'];
  const all = await Promise.all(folders.map((folder) => below(press, id, folder)));
  return JSON.stringify([await submissionNow(press, id), ...all]);
};

/** `done`, or the code of a refusal. */
const outcomeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) => codeOf(Promise.reject(error)),
  );

it('is held where it tells the author how the journal decides', () => {
  expect(SUBMISSION_EVENTS.filter(isHeldMove)).toEqual([
    ...['desk_reject', 'decline', 'accept_unreviewed', 'offer_transfer', 'request_minor'],
    ...['request_major', 'reject', 'reject_resubmit', 'accept', 'reject_accepted'],
  ]);
});

describe('a decision that can still be undone', () => {
  it('has had no effect visible to outsiders', async () => {
    const before = await submissionNow(press, id);
    const mails = await mailsOf(press, async () => {
      const { takesEffectAt = '', state } = await hold();
      expect(state).toBe('reviews_complete');
      const wait = Date.parse(takesEffectAt) - press.now().getTime();
      expect(Math.round(wait / 60_000)).toBe(DECISION_UNDO_MINUTES);
      minutes(DECISION_UNDO_MINUTES - 0.1);
      expect(await applyDueDecisions(press)).toBe(0);
    });
    expect(mails).toEqual([]);
    expect(await submissionNow(press, id)).toEqual(before);
    expect(await below(press, id, 'decisions')).toEqual([]);
    const events = await below(press, id, 'events');
    expect(events).toMatchObject([{ event: 'decision_recorded', audience: 'staff' }]);
    expect(await heldNow()).toMatchObject([{ event: 'accept', by: 'edda' }]);
    // The letter and the released reports are for functions only.
    expect(JSON.stringify(await heldNow())).not.toContain(letter);
  });

  it('is stored once, however often the button is pressed', async () => {
    const [one, two] = await Promise.all([hold(), hold()]);
    expect(one.takesEffectAt).toBe(two.takesEffectAt);
    expect(await eventsNow()).toEqual(['decision_recorded']);
    pass();
    const mails = await mailsOf(press, async () => {
      await Promise.all([applyDueDecisions(press), applyDueDecisions(press)]);
      await applyDueDecisions(press);
    });
    expect(mails.filter((mail) => mail.startsWith('author/decision'))).toHaveLength(1);
    expect(await stateNow()).toBe('production');
  });

  it('prevents other editors from deciding and from moving the manuscript', async () => {
    await hold();
    for (const change of [{ event: 'reject' }, {}]) {
      expect(await codeOf(hold(other, change))).toBe('submission/decision-pending');
    }
    expect(await codeOf(hold(editor, { event: 'reject' }))).toBe('submission/decision-pending');
    const round = { submission: id, event: 'new_round', from: 'reviews_complete' } as const;
    expect(await codeOf(moveSubmission(press, other, round))).toBe('submission/decision-pending');
    const reject = { ...round, event: 'reject', letter } as const;
    expect(await codeOf(moveSubmission(press, other, reject))).toBe('submission/decision-pending');
  });

  it('by two editors at the same time is stored once', async () => {
    const both = [outcomeOf(hold()), outcomeOf(hold(other, { event: 'reject' }))];
    expect((await Promise.all(both)).toSorted()).toEqual(['done', 'submission/decision-pending']);
    expect(await eventsNow()).toEqual(['decision_recorded']);
  });

  it('reports immediately what is missing, and refuses those without the right', async () => {
    expect((await hold(editor, { letter: '' })).problems).toMatchObject([{ field: 'letter' }]);
    expect(await pendingNow()).toBeUndefined();
    const { guestEditor, admin, author, otherEditor } = PEOPLE;
    for (const person of [guestEditor, admin, author]) {
      expect(await codeOf(hold(person))).toBe('access/denied');
    }
    expect(await codeOf(hold(otherEditor))).toBe('submission/not-found');
    expect(await codeOf(hold(editor, { from: 'with_editor' }))).toBe('submission/wrong-state');
    expect(await pendingNow()).toBeUndefined();
  });
});

describe('undoing', () => {
  it('is undone without a trace, and its text is returned', async () => {
    const before = await submissionNow(press, id);
    const reviews = [{ label: 'Reviewer 1', comments: 'Sound.' }];
    await hold(editor, { reviews });
    expect(await undo()).toEqual({ event: 'accept', letter, reviews });
    pass();
    expect(await mailsOf(press, () => applyDueDecisions(press))).toEqual([]);
    expect(await submissionNow(press, id)).toEqual(before);
    expect(await heldNow()).toEqual([]);
    expect(await pendingNow()).toBeUndefined();
    expect(await eventsNow()).toEqual(['decision_recorded', 'decision_undone']);
    await hold(editor, { event: 'reject' });
    expect(await heldNow()).toMatchObject([{ event: 'reject' }]);
  });

  it('is only for those who may decide', async () => {
    await hold();
    const { guestEditor, admin, author, otherEditor } = PEOPLE;
    for (const act of [undo, sendNow]) {
      for (const person of [guestEditor, admin, author]) {
        expect(await codeOf(act(person))).toBe('access/denied');
      }
      expect(await codeOf(act(otherEditor))).toBe('submission/not-found');
    }
    await undo(other);
  });

  it('can no longer be undone once it has been sent', async () => {
    await hold();
    pass();
    await applyDueDecisions(press);
    const after = await recordsNow();
    expect(await codeOf(undo())).toBe('submission/decision-sent');
    expect(await codeOf(sendNow())).toBe('submission/decision-sent');
    expect(await recordsNow()).toBe(after);
  });

  it('is either undone or applied if both happen at the same moment', async () => {
    await hold();
    pass();
    const [undone] = await Promise.all([outcomeOf(undo()), applyDueDecisions(press)]);
    const isUndone = undone === 'done';
    expect(await stateNow()).toBe(isUndone ? 'reviews_complete' : 'production');
    expect(await below(press, id, 'decisions')).toHaveLength(isUndone ? 0 : 1);
  });
});

describe('a decision that is due', () => {
  it('is made in its editor’s name, with all consequences', async () => {
    await hold();
    pass();
    const mails = await mailsOf(press, () => applyDueDecisions(press));
    expect(mails).toContain('author/decision → anselm@example.org');
    expect(await below(press, id, 'decisions')).toMatchObject([{ event: 'accept', letter }]);
    const made = (await below(press, id, 'events')).find(({ event }) => event === 'accept');
    const who = (await below(press, id, 'private')).find((each) => each.id === made?.id);
    expect([made?.actor, who?.by]).toEqual(['editor', 'edda']);
    expect(await heldNow()).toEqual([]);
    expect(await pendingNow()).toBeUndefined();
  });

  it('can be sent earlier, by anyone who may decide', async () => {
    await hold();
    expect(await sendNow(other)).toMatchObject({ state: 'production', problems: [] });
    const [made] = (await below(press, id, 'private')).filter((each) =>
      String(each.id).endsWith('-accept'),
    );
    expect(made?.by).toBe('edda');
  });

  it('is made completely where one run is interrupted and another begins', async () => {
    await hold();
    pass();
    const broken: SubmissionsPress = {
      ...press,
      moveSubscribers: [
        ...press.moveSubscribers,
        async () => ({
          problems: [],
          prepare: async () => ({ write: () => Promise.reject(new Error('the process died')) }),
        }),
      ],
    };
    const before = await recordsNow();
    expect(await mailsOf(press, () => applyDueDecisions(broken))).toEqual([]);
    expect(await recordsNow()).toBe(before);
    expect(press.lines).toContain('submission/not-tended');
    expect(await applyDueDecisions(press)).toBe(1);
    expect(await stateNow()).toBe('production');
  });
});

describe('a decision that is refused when it is due', () => {
  const failed = async (code: string) => {
    const before = await submissionNow(press, id);
    pass();
    const mails = await mailsOf(press, async () => {
      expect(await applyDueDecisions(press)).toBe(0);
      expect(await applyDueDecisions(press)).toBe(0);
    });
    expect(await submissionNow(press, id)).toEqual(before);
    expect(await heldNow()).toMatchObject([{ event: 'accept', failed: { code } }]);
    expect((await eventsNow()).filter((event) => event === 'decision_failed')).toHaveLength(1);
    expect(mails.some((mail) => mail.startsWith('author/'))).toBe(false);
    return mails;
  };

  it('because its editor may no longer decide, is reported to those who may', async () => {
    await hold(other);
    const ref = press.db.collection(USERS).doc('emil');
    const user = (await ref.get()).data() ?? {};
    await ref.set({ ...user, roles: ['reader', 'author'], grants: {}, journals: [] });
    expect(await failed('submission/not-found')).toEqual([
      'editor/decision-failed → edda@example.org',
    ]);
    await hold();
    expect(await pendingNow()).toMatchObject({ by: 'edda' });
    expect(await heldNow()).not.toMatchObject([{ failed: {} }]);
    await ref.set(user);
  });

  it('because its editor’s account is gone, remains to be discarded', async () => {
    const ref = press.db.collection(USERS).doc('emil');
    const user = (await ref.get()).data() ?? {};
    await hold(other);
    await ref.delete();
    await failed('access/denied');
    await ref.set(user);
    expect(await undo()).toMatchObject({ event: 'accept', letter });
    expect(await heldNow()).toEqual([]);
    expect(await eventsNow()).not.toContain('decision_undone');
  });

  it('because the journal now lets only others decide, is not made', async () => {
    await hold(other);
    const ref = press.db.collection(JOURNAL_PERMISSIONS).doc('CES');
    await ref.set({
      reaches: { editor: { 'submission.decide': 'assigned' }, production: {} },
      ...{ revision: 1, updatedAt: press.now().toISOString(), updatedBy: 'ada' },
    });
    await failed('access/denied');
    await ref.delete();
  });

  it('because its editor has become one of the authors, is not made', async () => {
    await hold();
    const authorUids = [PEOPLE.author.uid, editor.uid];
    await putSubmission(press, id, { ...(await submissionNow(press, id)), authorUids });
    await failed('submission/not-found');
  });

  it('because something is missing now, says what', async () => {
    await hold();
    const journal = press.db.collection(JOURNALS).doc('CES');
    await journal.update({ reviewDefaults: { minimumReviewers: 2 } });
    await failed('submission/incomplete');
    const [held] = await heldNow();
    expect(JSON.stringify(held)).toContain('Say why you are deciding with fewer reports');
    await journal.update({ reviewDefaults: { minimumReviewers: 0 } });
  });

  it('is also refused to those who send it immediately', async () => {
    await hold();
    await putSubmission(press, id, { ...(await submissionNow(press, id)), state: 'with_editor' });
    expect(await codeOf(sendNow())).toBe('submission/wrong-state');
    expect((await applyDecision(press, id, 'now')).outcome).toBe('nothing');
  });
});

describe('a manuscript that its author withdraws in the meantime', () => {
  const request = () =>
    moveSubmission(press, PEOPLE.author, {
      ...{ submission: id, event: 'request_withdrawal', from: 'reviews_complete' },
      reason: 'An error.',
    });

  it('is not decided on', async () => {
    await hold();
    await request();
    expect(await heldNow()).toMatchObject([{ failed: { code: 'submission/wrong-state' } }]);
    pass();
    expect(await mailsOf(press, () => applyDueDecisions(press))).toEqual([]);
    expect(await stateNow()).toBe('withdrawal_requested');
    expect(await eventsNow()).toEqual([
      ...['decision_recorded', 'decision_failed', 'request_withdrawal'],
    ]);
  });

  it('loses the remains of the decision with the next move by its editor', async () => {
    await hold();
    await request();
    await moveSubmission(press, editor, {
      ...{ submission: id, event: 'confirm_withdrawal', from: 'withdrawal_requested' },
    });
    expect(await heldNow()).toEqual([]);
    expect(await pendingNow()).toBeUndefined();
    const found = await press.db.collection(MAIL).where('submission', '==', id).get();
    expect(found.docs.map((doc) => doc.get('template'))).not.toContain('author/decision');
  });
});
