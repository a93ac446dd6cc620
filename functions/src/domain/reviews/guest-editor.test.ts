import { REVIEWERS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/test-records.ts';
import { putReviewer } from '../../testing/test-reviews.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import type { Caller } from '../access/caller.ts';
import { requireRecordRight } from '../access/may-write.ts';
import type { Person } from '../access/principal.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import { moveSubmission } from '../submissions/move-submission.ts';
import { sendMessage } from '../submissions/send-message.ts';
import { assignStaff } from './assign-staff.ts';
import { draftDecision } from './draft-decision.ts';
import { draftInvitation } from './draft-invitation.ts';
import { inviteReviewer } from './invite-reviewer.ts';
import { recommendDecision } from './recommend-decision.ts';
import { showReviewers } from './show-reviewers.ts';
import { suggestReviewers } from './suggest-reviewers.ts';

const { guestEditor } = PEOPLE;
let press: SubmissionsPress;
beforeAll(async () => {
  press = await startSubmissionsPress();
  await putReviewer(press, 'lund');
  const sent = { state: 'reviewer_invitation', number: 'CES-2026-00001' } as const;
  await putSubmission(press, 'theirs', { ...sent, specialIssue: 's1' });
  await putSubmission(press, 'other', { ...sent, specialIssue: 's2' });
  await putSubmission(press, 'regular', sent);
  await putSubmission(press, 'elsewhere', { ...sent, journal: 'MSP', specialIssue: 's1' });
  const written = { authorUids: [PEOPLE.author.uid, guestEditor.uid], specialIssue: 's1' };
  await putSubmission(press, 'written', { ...sent, ...written });
});
afterAll(() => press.close());

const OTHERS = ['other', 'regular', 'elsewhere', 'written'];

describe('a guest editor', () => {
  it('finds and invites reviewers, who are added to the database', async () => {
    const asked = { submission: 'theirs', query: '', cursor: 0 };
    const { reviewers } = await suggestReviewers(press, guestEditor, asked);
    expect(reviewers.map(({ id }) => id)).toEqual(['lund']);
    await showReviewers(press, guestEditor, { submission: 'theirs' });
    const reviewer = {
      ...{ given: 'Nora', family: 'Holm', email: 'nora@new.example', affiliation: 'Bergen' },
      expertise: [],
    };
    const drafted = { submission: 'theirs', reviewer: 'lund' };
    const { letter } = await draftInvitation(press, guestEditor, drafted);
    await inviteReviewer(press, guestEditor, { submission: 'theirs', reviewer, letter });
    const known = press.db.collection(REVIEWERS).where('email', '==', 'nora@new.example');
    expect((await known.get()).docs.map((doc) => doc.get('journals'))).toEqual([['CES']]);
  });

  it('writes to the author, in the journal’s name', () =>
    sendMessage(press, guestEditor, { submission: 'theirs', key: 'k1', text: 'Hello.' }));

  it('takes it through review, and does not decide', async () => {
    const move = (event: 'begin_review' | 'complete_reviews' | 'reject', from: string) =>
      moveSubmission(press, guestEditor, {
        ...{ submission: 'theirs', event, letter: 'No.' },
        from: from as 'under_review',
      });
    await move('begin_review', 'reviewer_invitation');
    await move('complete_reviews', 'under_review');
    expect((await submissionNow(press, 'theirs')).state).toBe('reviews_complete');
    expect(await codeOf(move('reject', 'reviews_complete'))).toBe('access/denied');
    const draft = draftDecision(press, guestEditor, { submission: 'theirs', event: 'reject' });
    expect(await codeOf(draft)).toBe('access/denied');
  });

  it('cannot assign it', async () => {
    const asked = { submission: 'theirs', uid: PEOPLE.editor.uid, as: 'editor' } as const;
    expect(await codeOf(assignStaff(press, guestEditor, asked))).toBe('access/denied');
  });

  it.each(OTHERS)('learns nothing about other manuscripts: %s', async (submission) => {
    const none = ['submission/not-found', 'file/not-found'];
    const asked = { submission, query: '', cursor: 0 };
    expect(none).toContain(await codeOf(suggestReviewers(press, guestEditor, asked)));
    expect(none).toContain(await codeOf(showReviewers(press, guestEditor, { submission })));
    const message = { submission, key: 'k2', text: 'Hello.' };
    expect(none).toContain(await codeOf(sendMessage(press, guestEditor, message)));
    const event = 'begin_review' as const;
    const moved = moveSubmission(press, guestEditor, {
      ...{ submission, event, from: 'reviewer_invitation' },
    });
    expect(none).toContain(await codeOf(moved));
  });

  it('downloads the files of their manuscripts and of no other', async () => {
    const { email } = guestEditor;
    const caller: Caller = { ...guestEditor, email, missingFactor: null, signedInAt: press.now() };
    for (const id of ['theirs', ...OTHERS]) {
      for (const folder of ['files', 'reviews/r1']) {
        const path = `submissions/${id}/${folder}/one`;
        await press.store.put(path, new Uint8Array([1]));
        const opened = openStoredFile(press, caller, path);
        if (id === 'theirs') expect((await opened).size).toBe(1);
        else expect(await codeOf(opened)).toBe('file/not-found');
      }
    }
  });

  it.each([
    'reviewer.edit',
    'journal.edit',
    'issue.edit',
    'article.edit',
    'content.edit',
    'mail.read',
  ] as const)('has no right of this kind: %s', (action) =>
    expect(() => requireRecordRight(guestEditor, { action })).toThrow('You do not have the right'),
  );
});

describe('a recommendation', () => {
  const recommend = (person: Person, submission = 'advised') =>
    recommendDecision(press, person, {
      ...{ submission, recommendation: 'minor_revision' },
      reasons: 'Two reports agree; the third asks for a table.',
    });
  beforeAll(() =>
    putSubmission(press, 'advised', {
      ...{ state: 'reviews_complete', specialIssue: 's1', number: 'CES-2026-00009' },
      editors: [PEOPLE.editor.uid],
    }),
  );

  it('by a guest editor is mailed to those who decide, and is in the history for the handlers', async () => {
    await recommend(guestEditor);
    const mails = await press.db
      .collection('mail')
      .where('template', '==', 'editor/decision-recommended')
      .get();
    expect(mails.docs.map((doc) => doc.get('to'))).toEqual([[PEOPLE.editor.email]]);
    const text = String(mails.docs[0]?.get('text'));
    expect(text).toContain('Accept after a minor revision');
    // All editors of the journal can read the outbox.
    expect(text).not.toContain('third');
    const below = async (name: string) =>
      (await press.db.collection(`submissions/advised/${name}`).get()).docs.map((doc) =>
        doc.data(),
      );
    expect(await below('events')).toEqual([
      expect.objectContaining({
        event: 'decision_recommended',
        audience: 'staff',
        actor: 'guestEditor',
      }),
    ]);
    expect(JSON.stringify(await below('events'))).not.toMatch(/minor|third/);
    expect(await below('private')).toMatchObject(
      [{ by: guestEditor.uid, recommendation: 'minor_revision', reason: /third/ }].map((each) => ({
        ...each,
        reason: expect.stringMatching(each.reason),
      })),
    );
    expect((await submissionNow(press, 'advised')).state).toBe('reviews_complete');
  });

  it('is refused for those who decide, those who do not handle it, and its authors', async () => {
    const others = [
      PEOPLE.editor,
      PEOPLE.otherEditor,
      PEOPLE.admin,
      PEOPLE.production,
      PEOPLE.author,
    ];
    for (const person of others)
      expect(await codeOf(recommend(person)), person.uid).toMatch(/access\/denied|not-found/);
    for (const submission of OTHERS)
      expect(await codeOf(recommend(guestEditor, submission))).toMatch(/access\/denied|not-found/);
  });

  it('is for an editor whom the journal does not let decide', async () => {
    await press.db.doc('journalPermissions/CES').set({
      reaches: { editor: { 'submission.decide': 'none' }, production: {} },
      ...{ updatedAt: '2026-01-01T00:00:00.000Z', updatedBy: 'ada' },
    });
    await recommend(PEOPLE.editor);
    await press.db.doc('journalPermissions/CES').delete();
  });

  it('comes before the decision', async () => {
    await putSubmission(press, 'decided', {
      state: 'accepted',
      specialIssue: 's1',
      number: 'CES-2026-00010',
    });
    expect(await codeOf(recommend(guestEditor, 'decided'))).toBe('submission/wrong-state');
  });
});
