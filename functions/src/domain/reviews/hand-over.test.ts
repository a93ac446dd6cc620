import { AUDIT, DESK, PROFILES, USERS } from '@quire/model/collections';
import { queueToken } from '@quire/model/desk/queues';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { codeOf } from '../../testing/test-records.ts';
import {
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
  submissionNow,
} from '../../testing/test-submissions.ts';
import type { Person } from '../access/principal.ts';
import { chooseAbsence, viewAbsence } from './absence.ts';
import { assignableEditors } from './assignable-editors.ts';
import { handOver } from './hand-over.ts';

let press: SubmissionsPress | undefined;
afterAll(() => press?.close());

/** A press with another editor of CES, and a manuscript assigned to the first. */
async function begin(): Promise<SubmissionsPress> {
  await press?.close();
  const begun = await startSubmissionsPress();
  press = begun;
  const claims = { roles: ['reader', 'editor'], grants: { editor: ['CES'] }, journals: ['CES'] };
  const at = '2026-06-01T09:00:00.000Z';
  for (const [uid, displayName] of [
    ['emil', 'Emil Sund'],
    ['edda', 'Edda Marchetti'],
  ] as const) {
    const email = `${uid}@${uid}.example`;
    await begun.db.doc(`${USERS}/${uid}`).set({ email, displayName, ...claims, updatedAt: at });
    const [given, family] = displayName.split(' ');
    await begun.db.doc(`${PROFILES}/${uid}`).set({
      ...{ given, family, email, affiliation: 'Tide Institute', country: 'NO', state: 'active' },
      notifications: { reminders: true, messages: true },
      ...{ consents: [], createdAt: at, updatedAt: at },
    });
  }
  await putSubmission(begun, 'creeks', { state: 'under_review', editors: ['edda'] });
  return begun;
}

let test: SubmissionsPress;
beforeEach(async () => {
  test = await begin();
});

const editors = (person: Person = PEOPLE.editor) =>
  assignableEditors(test, person, { submission: 'creeks' });
const give = (
  to: string | null,
  {
    person = PEOPLE.editor,
    note = '',
    keeps = false,
  }: { person?: Person; note?: string; keeps?: boolean } = {},
) => handOver(test, person, { submission: 'creeks', to, keeps, note });
const held = async () => (await submissionNow(test, 'creeks')).editors;
const mails = async () =>
  (await test.db.collection('mail').get()).docs.map((doc) => [
    doc.get('template'),
    doc.get('to')[0],
    doc.get('text'),
  ]);
const below = async (name: string) =>
  (await test.db.collection(`submissions/creeks/${name}`).get()).docs.map((doc) => doc.data());

describe('choosing an editor', () => {
  it('lists who may handle it, with their load, and no one else', async () => {
    const entry = { editors: ['emil'], journal: 'CES' };
    await test.db.doc(`${DESK}/a`).set({ ...entry, state: 'under_review', queues: [] });
    const overdue = [queueToken('overdue')];
    await test.db.doc(`${DESK}/b`).set({ ...entry, state: 'with_editor', queues: overdue });
    await test.db.doc(`${DESK}/c`).set({ ...entry, state: 'published', queues: overdue });
    const found = await editors();
    expect(found.editors.map(({ uid, open, overdue: late }) => [uid, open, late])).toEqual([
      ['edda', 0, 0],
      ['emil', 2, 1],
    ]);
  });

  it('leaves out the authors, by account and by address', async () => {
    const now = await submissionNow(test, 'creeks');
    await putSubmission(test, 'creeks', { ...now, authorUids: ['anselm', 'emil'] });
    expect((await editors()).editors.map(({ uid }) => uid)).toEqual(['edda']);
    expect(await codeOf(give('emil'))).toBe('submission/no-such-person');
  });

  it('is refused for others: authors, guest editors, production, another journal’s editors', async () => {
    for (const person of [
      PEOPLE.author,
      PEOPLE.otherEditor,
      PEOPLE.production,
      PEOPLE.finance,
      PEOPLE.guestEditor,
    ]) {
      expect(await codeOf(editors(person)), person.uid).toMatch(/access\/denied|not-found/);
      expect(await codeOf(give('emil', { person })), person.uid).toMatch(
        /access\/denied|not-found/,
      );
    }
    const now = await submissionNow(test, 'creeks');
    await putSubmission(test, 'creeks', { ...now, authorUids: ['edda'] });
    expect(await codeOf(editors())).toMatch(/access\/denied|not-found/);
    expect(await codeOf(give(null))).toMatch(/access\/denied|not-found/);
  });
});

describe('handing over', () => {
  it('replaces the editor, mails the note to the new one, and is in the history', async () => {
    await give('emil', { note: 'Two reports are in.' });
    await give('emil', { note: 'Two reports are in.' });
    expect(await held()).toEqual(['emil']);
    expect(await mails()).toEqual([
      ['editor/handed-over', 'emil@emil.example', expect.stringContaining('Two reports are in.')],
    ]);
    expect((await below('events')).map(({ event }) => event)).toEqual([
      'editor_unassigned',
      'editor_assigned',
    ]);
    expect(await below('private')).toMatchObject([
      { by: 'edda', uid: 'edda', reason: 'Two reports are in.' },
      { by: 'edda', uid: 'emil' },
    ]);
  });

  it('adds a person to those assigned, and mails no one about their own action', async () => {
    await give('emil', { keeps: true });
    expect(await held()).toEqual(['edda', 'emil']);
    await give('edda');
    expect(await held()).toEqual(['edda']);
    expect((await mails()).map(([template]) => template)).toEqual(['editor/handed-over']);
  });

  it('returns it to the desk, and tells the journal’s other editors why', async () => {
    await give(null, { note: 'Outside my field.' });
    expect(await held()).toEqual([]);
    expect(await mails()).toEqual([
      ['editor/handed-back', 'emil@emil.example', expect.stringContaining('Outside my field.')],
    ]);
  });

  it('is refused for an editor of another journal, and for an account without the role', async () => {
    for (const uid of ['otto', 'paula', 'nobody'])
      expect(await codeOf(give(uid)), uid).toBe('submission/no-such-person');
    expect(await held()).toEqual(['edda']);
  });

  it('asks for a reason where the editor has a conflict, and logs it', async () => {
    const now = await submissionNow(test, 'creeks');
    const said = { name: 'Emil Sund', email: '', affiliation: '', reason: 'A rival.' };
    const opposed = { id: 'o1', ...said };
    await putSubmission(test, 'creeks', { ...now, opposedReviewers: [opposed] });
    const shown = (await editors()).editors.find(({ uid }) => uid === 'emil');
    expect(shown?.conflicts).toMatchObject([{ kind: 'opposed' }]);
    expect(await codeOf(give('emil'))).toBe('submission/editor-conflict');
    expect(await held()).toEqual(['edda']);
    await give('emil', { note: 'Nobody else knows the method.' });
    const log = await test.db.collection(AUDIT).where('action', '==', 'editor.override').get();
    expect(log.docs.map((doc) => doc.data())).toMatchObject([
      { by: 'edda', uid: 'emil', conflicts: ['opposed'], reason: 'Nobody else knows the method.' },
    ]);
  });
});

describe('being out of office', () => {
  const absence = { from: '2026-05-30', to: '2026-06-10', standIn: 'edda' };
  const emil: Person = { ...PEOPLE.editor, uid: 'emil', email: 'emil@emil.example' };

  it('is shown when assigning, with the stand-in, until it is over', async () => {
    await chooseAbsence(test, emil, absence);
    const away = async () => (await editors()).editors.find(({ uid }) => uid === 'emil')?.away;
    expect(await away()).toEqual({ to: '2026-06-10', standIn: 'Edda Marchetti' });
    test.pass(10);
    expect(await away()).toBeNull();
    expect((await viewAbsence(test, emil)).absence).toBeNull();
  });

  it('is set and cancelled by the editor, with a colleague as stand-in', async () => {
    expect((await viewAbsence(test, emil)).colleagues).toEqual([
      { uid: 'edda', name: 'Edda Marchetti' },
    ]);
    for (const standIn of ['otto', 'emil', 'nobody'])
      expect(await codeOf(chooseAbsence(test, emil, { ...absence, standIn }))).toBe(
        'absence/no-stand-in',
      );
    const past = { ...absence, from: '2026-05-01', to: '2026-05-02' };
    expect(await codeOf(chooseAbsence(test, emil, past))).toBe('absence/over');
    await chooseAbsence(test, emil, absence);
    expect((await viewAbsence(test, emil)).absence).toEqual(absence);
    await chooseAbsence(test, emil, null);
    expect((await viewAbsence(test, emil)).absence).toBeNull();
  });

  it('is only for editors', async () => {
    for (const person of [PEOPLE.production, PEOPLE.finance, PEOPLE.guestEditor, PEOPLE.admin]) {
      expect(await codeOf(viewAbsence(test, person))).toBe('access/denied');
      expect(await codeOf(chooseAbsence(test, person, absence))).toBe('access/denied');
    }
  });
});
