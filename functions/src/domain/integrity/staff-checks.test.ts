import { JOURNALS, SUBMISSIONS } from '@quire/model/collections';
import type { StaffCheck } from '@quire/model/entities/staff-check';
import type { Submission } from '@quire/model/entities/submission';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/test-records.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { manuscriptChecks, tickStaffCheck } from './tick-staff-check.ts';

const ETHICS = { text: 'Ethics approval checked', requiredBefore: 'review' } as const;
const DATA = { text: 'Data deposited', requiredBefore: 'acceptance' } as const;
const STYLE = { text: 'Style looked at', requiredBefore: 'nothing' } as const;

let press: SubmissionsPress;
beforeEach(async () => {
  await press?.close();
  press = await startSubmissionsPress();
  await lists([ETHICS, DATA, STYLE]);
});
afterAll(() => press.close());

const lists = (staffChecks: readonly StaffCheck[]) =>
  press.db.collection(JOURNALS).doc('CES').update({ staffChecks });
const put = (state: 'with_editor' | 'reviews_complete', change: Partial<Submission> = {}) =>
  putSubmission(press, 's', {
    ...{ state, number: 'CES-2026-1', editors: [PEOPLE.editor.uid], ...change },
  });
const tick = (text: string, isDone = true, person = PEOPLE.editor) =>
  tickStaffCheck(press, person, { submission: 's', text, isDone });
const ticks = async () =>
  (await press.db.doc(`${SUBMISSIONS}/s/integrity/ticks`).get()).get('ticks');
const move = (event: 'seek_reviewers' | 'reject' | 'accept_unreviewed') =>
  moveSubmission(press, PEOPLE.editor, {
    ...{ submission: 's', event, from: event === 'reject' ? 'reviews_complete' : 'with_editor' },
    ...{ letter: 'Dear author, this is our decision.', reviews: [] },
  });

describe('ticking the checklist', () => {
  it('records who ticked an item and when, and who removed the tick', async () => {
    await put('with_editor');
    await tick(STYLE.text);
    const [first] = await ticks();
    expect(first).toMatchObject({
      ...{ text: STYLE.text, isDone: true, by: { uid: 'edda', name: 'The editor' } },
    });
    await tick(STYLE.text);
    expect(await ticks()).toEqual([first]);
    await tick(STYLE.text, false);
    expect(await ticks()).toMatchObject([{ text: STYLE.text, isDone: false }]);
  });

  it('shows the list to a guest editor of its issue, who may not read the journal', async () => {
    await put('with_editor', { specialIssue: 's1' });
    const asked = { submission: 's' };
    expect(await manuscriptChecks(press, PEOPLE.guestEditor, asked, false)).toEqual({
      checklist: [ETHICS, DATA, STYLE],
      hasSimilarity: false,
    });
  });

  it('is for handling editors, and for items on the list', async () => {
    await put('with_editor');
    const asked = { submission: 's' };
    for (const person of [PEOPLE.author, PEOPLE.otherEditor, PEOPLE.production, PEOPLE.finance]) {
      expect(await codeOf(manuscriptChecks(press, person, asked, false))).not.toBe('');
      expect(
        await codeOf(tickStaffCheck(press, person, { ...asked, ...ETHICS, isDone: true })),
      ).toMatch(/^(access\/denied|submission\/not-found)$/);
    }
    expect(await codeOf(tick('Something else'))).toBe('input/invalid');
    expect(await ticks()).toBeUndefined();
  });
});

describe('blocking a move', () => {
  it('requires the items before review, and names missing ones', async () => {
    await put('with_editor');
    const { problems, state } = await move('seek_reviewers');
    expect(state).toBe('with_editor');
    expect(problems.map(({ message }) => message)).toEqual([
      expect.stringContaining('“Ethics approval checked”'),
    ]);
    expect(problems[0]?.message).not.toContain(DATA.text);
    await tick(ETHICS.text);
    expect(await move('seek_reviewers')).toMatchObject({ state: 'reviewer_invitation' });
  });

  it('requires an item again if its tick was removed or its wording has changed', async () => {
    await put('with_editor');
    await tick(ETHICS.text);
    await tick(ETHICS.text, false);
    expect((await move('seek_reviewers')).problems).toHaveLength(1);
    await tick(ETHICS.text);
    await lists([{ ...ETHICS, text: 'Ethics approval and consent checked' }]);
    expect((await move('seek_reviewers')).problems).toHaveLength(1);
  });

  it('requires all items before acceptance, and none before a rejection', async () => {
    await put('with_editor', { articleType: 'editorial' });
    const refused = (await move('accept_unreviewed')).problems;
    expect(refused[0]?.message).toMatch(/Ethics approval checked”, “Data deposited/);
    await put('reviews_complete');
    const { problems } = await move('reject');
    expect(problems.filter(({ field }) => field === 'checklist')).toEqual([]);
  });
});
