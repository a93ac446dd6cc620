import { PROFILES, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '../../testing/test-press.ts';
import {
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import { sendMessage } from '../submissions/send-message.ts';
import { readJournal } from './correspondents.ts';
import { readHandlers } from './handlers.ts';

const { editor, guestEditor, author } = PEOPLE;
const TITLE = 'How tidal creeks drain';
let press: SubmissionsPress;

beforeAll(async () => {
  press = await startSubmissionsPress();
  await putSubmission(press, 'theirs', { state: 'under_review', specialIssue: 's1' });
});
afterAll(() => press.close());

async function toldOf(id: string): Promise<string[]> {
  const submission = await submissionNow(press, id);
  const journal = await readJournal(press.db, submission.journal);
  if (!journal) throw new Error(`no journal ${submission.journal}`);
  return (await readHandlers(press, submission, journal)).map(({ email }) => email);
}

const giveAccount = (uid: string, grants: Record<string, string[]>) =>
  press.db
    .collection(USERS)
    .doc(uid)
    .set({
      ...{ email: `${uid}@elsewhere.example`, displayName: `Guest ${uid}`, journals: ['CES'] },
      ...{ roles: Object.keys(grants), grants, updatedAt: NOW.toISOString() },
    });

const describeThemselves = (uid: string, given: string, family: string) => {
  const at = NOW.toISOString();
  return press.db
    .collection(PROFILES)
    .doc(uid)
    .set({
      ...{ given, family, affiliation: 'Ravnfjord', country: 'NO', email: `${uid}@example.org` },
      notifications: { reminders: true, messages: true },
      ...{ state: 'active', consents: [], createdAt: at, updatedAt: at },
    });
};

describe('the receivers of a manuscript’s mails', () => {
  it('include the guest editor of its special issue beside the editors', async () => {
    expect(await toldOf('theirs')).toEqual([editor.email, guestEditor.email]);
  });

  it('include the guest editor also if an editor is assigned', async () => {
    await putSubmission(press, 'assigned', {
      ...{ state: 'under_review', specialIssue: 's1', editors: [editor.uid] },
    });
    expect(await toldOf('assigned')).toEqual([editor.email, guestEditor.email]);
  });

  it.each([
    ['another issue', { specialIssue: 's2' }],
    ['no issue', { specialIssue: '' }],
    ['an issue of the same name elsewhere', { journal: 'MSP', specialIssue: 's1' }],
    ['a manuscript of their own', { authorUids: [author.uid, guestEditor.uid] }],
  ])('exclude them for %s', async (_, change) => {
    await putSubmission(press, 'other', { state: 'under_review', specialIssue: 's1', ...change });
    expect(await toldOf('other')).not.toContain(guestEditor.email);
  });

  it('exclude them if their address is an author’s', async () => {
    const { authors } = await submissionNow(press, 'theirs');
    const named = authors.map((each) => ({ ...each, email: guestEditor.email.toUpperCase() }));
    await putSubmission(press, 'named', {
      ...{ state: 'under_review', specialIssue: 's1', authors: named },
    });
    expect(await toldOf('named')).toEqual([editor.email]);
  });

  it('exclude them if an author opposes them, or published with them recently', async () => {
    await describeThemselves(guestEditor.uid, 'Gus', 'Green');
    const opposed = { id: 'o1', name: 'Gus Green', email: '', affiliation: '', reason: 'A rival.' };
    await putSubmission(press, 'opposed', {
      ...{ state: 'under_review', specialIssue: 's1', opposedReviewers: [opposed] },
    });
    expect(await toldOf('opposed')).toEqual([editor.email]);
    await press.db
      .collection('publishedArticles')
      .doc('CES~joint')
      .set({
        ...{ authors: ['A. Okoro', 'Gus Green'], title: 'Together' },
        published: NOW.toISOString().slice(0, 10),
      });
    expect(await toldOf('theirs')).toEqual([editor.email]);
    await press.db.collection('publishedArticles').doc('CES~joint').delete();
  });

  it('get one mail if they are both editor and guest editor', async () => {
    await giveAccount('both', { editor: ['CES'], guestEditor: ['CES~s1'] });
    const told = await toldOf('theirs');
    expect(told.filter((email) => email === 'both@elsewhere.example')).toHaveLength(1);
    await press.db.collection(USERS).doc('both').delete();
  });

  it('get an author’s message with a link to the manuscript’s page', async () => {
    const message = { submission: 'theirs', key: 'k1', text: 'When may I expect an answer?' };
    const mails = await mailsOf(press, () => sendMessage(press, author, message));
    expect(mails).toEqual([
      `editor/message → ${editor.email}`,
      `editor/message → ${guestEditor.email}`,
    ]);
    const box = await press.db.collection('mail').where('to', '==', [guestEditor.email]).get();
    expect(box.docs.map((doc) => String(doc.get('text')))).toEqual([
      expect.stringContaining('/admin/dashboard/submission?submission=theirs'),
    ]);
    expect(String(box.docs[0]?.get('text'))).toContain(TITLE);
  });
});
