/**
 * Who is told what of a manuscript's way through review: all mails of the mailbox that speak of it, as a
 * table of who received which. Nobody who is not in it hears a word.
 */
import { UserSchema } from '@quire/model/entities/user';
import { adminSubmissionPath } from '@quire/model/office-paths';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allMails, type ReceivedMail } from './mailbox.ts';
import { JOURNAL } from './manuscript/manuscript-text.ts';
import { newReviewer, tokenOf } from './manuscript/reviewers.ts';
import { sendRevision } from './manuscript/revise.ts';
import { smallDocx } from './manuscript/small-docx.ts';
import { decideMinor, invite, sendDraft } from './manuscript/steps.ts';
import { mustCall } from './must-call.ts';
import { joinPress, type Person, signInByHttp } from './people/account.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const ADMIN = { email: 'admin@saltmarsh.example', password: press.password };
const REVIEWING = [newReviewer('Noor', 'Haddad'), newReviewer('Anders', 'Fjeld')] as const;
const DECLINING = newReviewer('Lucia', 'Farkas');
const TITLE = `Who hears of it ${Date.now().toString(36)}`;

/** Each in a role of their own; the address is what the table tells of. */
const PEOPLE = ['author', 'handling', 'colleague', 'silent', 'elsewhere'] as const;
type Name = (typeof PEOPLE)[number];
type Colleague = Person & { readonly uid: string; readonly idToken: string };
let people: Readonly<Record<Name, Colleague>>;
let submission: string;
let number: string;
/** Editors of the journal who were there before: the demo press has one, other journeys may have more. */
let others: readonly string[];

/** Signed in again, with their current roles. */
const asPerson = async (person: Person): Promise<Colleague> => ({
  ...person,
  ...(await signInByHttp(person)),
});

const grant = async (uid: string, roles: string[], editor: string[] = []) => {
  const grants = editor.length > 0 ? { editor } : {};
  return mustCall('grantRoles', { uid, roles, grants }, (await signInByHttp(ADMIN)).idToken);
};

/** Everybody who may be editors: two of the journal, one who wants no mail, one of another journal. */
async function openOffice(): Promise<void> {
  const joined = await Promise.all(PEOPLE.map((name) => joinPress(`mails-${name}`)));
  const known = await Promise.all(joined.map(asPerson));
  const [author, handling, colleague, silent, elsewhere] = known;
  if (!author || !handling || !colleague || !silent || !elsewhere) throw new Error('PEOPLE');
  const editors = await admin.db
    .collection('users')
    .where('journals', 'array-contains', JOURNAL)
    .get();
  others = editors.docs
    .filter((each) => UserSchema.parse(each.data()).roles.includes('editor'))
    .map((each) => String(each.get('email')));
  for (const { uid } of [handling, colleague, silent]) await grant(uid, ['editor'], [JOURNAL]);
  await grant(elsewhere.uid, ['editor'], ['SJCM']);
  people = {
    author,
    handling: await asPerson(handling),
    colleague: await asPerson(colleague),
    silent: await asPerson(silent),
    elsewhere: await asPerson(elsewhere),
  };
  const off = { submissions: 'off', reviews: 'off' } as const;
  await mustCall('chooseStaffMails', { staffMails: off }, people.silent.idToken);
}

beforeAll(async () => {
  await openOffice();
  const { author, handling } = people;
  const draft = await sendDraft(author, TITLE);
  submission = draft.id;
  const record = await admin.db.doc(`submissions/${submission}`).get();
  number = String(record.get('number'));
  const asked = { submission, uid: handling.uid, as: 'editor' } as const;
  // From here on it is assigned to one editor: by another person, who gets no mail about their own
  // action.
  await mustCall('assignEditor', asked, (await signInByHttp(ADMIN)).idToken);
  await invite(submission, [DECLINING, ...REVIEWING], handling.idToken);
  const token = await tokenOf(DECLINING);
  await mustCall('answerInvitation', { token, answer: 'decline', reason: 'Too far from my field' });
  await decideMinor(submission, REVIEWING, handling.idToken);
  const revised = { name: 'revised.docx', bytes: smallDocx(TITLE, ['With units.']) };
  await sendRevision(author, draft, revised, 'Units were added.');
  const message = { submission, key: 'mails-message', text: 'Is there a word limit?' };
  await mustCall('sendMessage', message, draft.idToken);
});
afterAll(async () => {
  // The journal's editors are again who they were.
  for (const { uid } of Object.values(people ?? {})) await grant(uid, ['author']);
});

const isAboutIt = ({ subject, text }: ReceivedMail) => {
  const words = `${subject} ${text.replace(/\s+/g, ' ')}`;
  return words.includes(TITLE) || words.includes(number) || words.includes(submission);
};

/** Of a subject, what it tells: without the manuscript's number. */
const told = ({ subject }: ReceivedMail) => subject.replace(`${number}: `, '');

/** By what was told: the roles of those who received it, in order. */
async function receivers(): Promise<Readonly<Record<string, readonly string[]>>> {
  const names = new Map<string, string>([
    ...PEOPLE.map((name) => [people[name].email, name] as const),
    ...REVIEWING.map(({ email }) => [email, 'reviewer'] as const),
    [DECLINING.email, 'declining'],
    ...others.map((email) => [email, 'editor before'] as const),
  ]);
  const table = new Map<string, string[]>();
  for (const mail of (await allMails()).filter(isAboutIt)) {
    const row = table.get(told(mail)) ?? [];
    row.push(...mail.to.map(({ address }) => names.get(address) ?? address));
    table.set(told(mail), row);
  }
  return Object.fromEntries([...table].map(([what, to]) => [what, to.toSorted()]));
}

describe('mails about a manuscript', () => {
  it('go to whom they concern, and to nobody else', async () => {
    const all = ['colleague', ...others.map(() => 'editor before'), 'handling'].toSorted();
    const journal = 'Coastal and Estuarine Systems';
    await expect.poll(receivers, { timeout: 60_000, interval: 500 }).toEqual({
      received: ['author'],
      'the status is now “With editor”': ['author'],
      'the status is now “Under review”': ['author'],
      [`a decision on “${TITLE}”`]: ['author'],
      'we have received your revision': ['author'],
      // In nobody's hands yet: everybody who edits the journal, but for who wants no such mail.
      'a new submission': all,
      'assigned to you': ['handling'],
      [`An invitation to review for ${journal}`]: ['declining', 'reviewer', 'reviewer'],
      [`Thank you for reviewing for ${journal}`]: ['reviewer', 'reviewer'],
      'an invitation was declined': ['handling'],
      // Of the last report they are told that it completes the round.
      'a report has arrived': ['handling'],
      'all reports are in': ['handling'],
      [`Thank you for your review for ${journal}`]: ['reviewer', 'reviewer'],
      'the revision has arrived': ['handling'],
      'a message from the author': ['handling'],
    });
  });

  it('tell editors which manuscript it is and lead to it, without a reviewer’s name', async () => {
    const theirs = (await allMails()).filter(
      (mail) => isAboutIt(mail) && mail.to.some(({ address }) => address === people.handling.email),
    );
    expect(theirs.length).toBeGreaterThan(5);
    for (const { subject, text } of theirs) {
      expect(subject).toContain(number);
      expect(text).toContain(press.press + adminSubmissionPath(submission));
      for (const { family, email } of [...REVIEWING, DECLINING]) {
        expect(subject + text).not.toContain(family);
        expect(subject + text).not.toContain(email);
      }
    }
  });

  it('keep the reviewers from the author', async () => {
    const theirs = (await allMails()).filter(({ to }) =>
      to.some(({ address }) => address === people.author.email),
    );
    for (const { subject, text, html } of theirs) {
      for (const { family, email } of [...REVIEWING, DECLINING]) {
        expect(subject + text + html).not.toContain(family);
        expect(subject + text + html).not.toContain(email);
      }
    }
  });
});
