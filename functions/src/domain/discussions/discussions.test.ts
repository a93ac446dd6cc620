import { ASSIGNED_TASKS, OPEN_TASKS, USERS } from '@quire/model/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOW } from '../../testing/test-press.ts';
import { codeOf } from '../../testing/test-records.ts';
import {
  below,
  mailsOf,
  PEOPLE,
  putSubmission,
  type SubmissionsPress,
  startSubmissionsPress,
} from '../../testing/test-submissions.ts';
import type { Person } from '../access/principal.ts';
import { addNoteFile } from './add-note-file.ts';
import { manuscriptColleagues } from './colleagues.ts';
import { finishTask } from './finish-task.ts';
import { saveTask } from './save-task.ts';
import { writeNote } from './write-note.ts';

const { admin, author, editor, finance, guestEditor, otherEditor, production } = PEOPLE;
/** An editor of the journal who wrote the manuscript with its author. */
const writer: Person = {
  ...{ uid: 'wanda', email: 'wanda@example.net' },
  claims: { roles: ['editor'], grants: { editor: ['CES'] } },
};
let press: SubmissionsPress;

beforeAll(async () => {
  press = await startSubmissionsPress();
  await press.db
    .collection(USERS)
    .doc(writer.uid)
    .set({
      ...{ email: writer.email, displayName: 'Wanda Writer', ...writer.claims },
      ...{ journals: ['CES'], updatedAt: NOW.toISOString() },
    });
  const shared = { authorUids: [author.uid, writer.uid], production: [production.uid] };
  await putSubmission(press, 'theirs', {
    ...{ state: 'under_review', specialIssue: 's1', number: 'CES-2026-00001', ...shared },
  });
  await putSubmission(press, 'made', { state: 'copyediting', specialIssue: 's2', ...shared });
  await putSubmission(press, 'draft', { state: 'draft' });
});
afterAll(() => press.close());

const note = (more: object = {}) => ({
  ...{ submission: 'theirs', key: 'note-0001', subject: 'The third report', mentions: [] },
  ...{ text: 'Shall we wait for it?', isForProduction: false, ...more },
});
const task = (more: object = {}) => ({
  ...{ submission: 'theirs', task: 'task-0001', title: 'Ask for the data', due: '2026-09-01' },
  ...{ assignee: guestEditor.uid, ...more },
});
const colleaguesOf = async (person: Person, submission: string) =>
  (await manuscriptColleagues(press, person, { submission })).colleagues.map(({ uid }) => uid);
const placesOf = async (uid: string) =>
  (await press.db.collection(`${ASSIGNED_TASKS}/${uid}/${OPEN_TASKS}`).get()).docs.map((doc) => ({
    id: doc.id,
    ...doc.data(),
  }));

describe('the colleagues of a manuscript', () => {
  it('are those who may see it: none of its authors, and no production staff before acceptance', async () => {
    const all = await colleaguesOf(editor, 'theirs');
    expect(all.toSorted()).toEqual([admin.uid, editor.uid, guestEditor.uid].toSorted());
  });

  it('include assigned production staff after acceptance, and no guest editor of another issue', async () => {
    const all = await colleaguesOf(production, 'made');
    expect(all.toSorted()).toEqual([admin.uid, editor.uid, production.uid].toSorted());
  });
});

describe('a discussion', () => {
  it('mails mentioned users, once, without the text', async () => {
    const mentions = [guestEditor.uid, editor.uid];
    const begin = () => writeNote(press, editor, note({ mentions }));
    expect(await mailsOf(press, begin)).toEqual([`editor/mentioned → ${guestEditor.email}`]);
    expect(await mailsOf(press, begin)).toEqual([]);
    const box = await press.db.collection('mail').where('to', '==', [guestEditor.email]).get();
    expect(String(box.docs[0]?.get('text'))).toContain('submission=theirs&tab=discussion');
    expect(JSON.stringify(box.docs[0]?.data())).not.toMatch(/wait for it|third report/);
    expect(await below(press, 'theirs', 'discussions')).toMatchObject([
      {
        ...{ id: 'note-0001', topic: 'note-0001', readers: 'handlers' },
        by: { uid: editor.uid },
        mentions: [{ uid: guestEditor.uid }],
      },
    ]);
  });

  it('can be answered by users who may read it', async () => {
    const answer = note({ key: 'note-0002', topic: 'note-0001', subject: '', text: 'Yes.' });
    await writeNote(press, guestEditor, answer);
    const notes = await below(press, 'theirs', 'discussions');
    expect(notes.map(({ topic }) => topic)).toEqual(['note-0001', 'note-0001']);
    for (const topic of ['note-0002', 'nowhere-1'])
      expect(await codeOf(writeNote(press, editor, note({ key: 'note-0009', topic })))).toBe(
        'submission/not-found',
      );
  });

  it('cannot mention users who may not read it', async () => {
    for (const uid of [author.uid, writer.uid, production.uid, otherEditor.uid, finance.uid])
      expect(
        await codeOf(writeNote(press, editor, note({ key: 'note-0008', mentions: [uid] }))),
      ).toBe('submission/no-such-person');
    const ofEditors = note({
      ...{ submission: 'made', key: 'note-0007', mentions: [production.uid] },
    });
    expect(await codeOf(writeNote(press, editor, ofEditors))).toBe('submission/no-such-person');
    await writeNote(press, editor, { ...ofEditors, isForProduction: true });
  });

  it('of the editors cannot be answered by production staff, whose own are open to all', async () => {
    await writeNote(press, editor, note({ submission: 'made', key: 'note-0010' }));
    const answer = note({ submission: 'made', key: 'note-0011', topic: 'note-0010' });
    expect(await codeOf(writeNote(press, production, answer))).toBe('submission/not-found');
    await writeNote(press, production, note({ submission: 'made', key: 'note-0012' }));
    const [own] = (await below(press, 'made', 'discussions')).filter(
      ({ id }) => id === 'note-0012',
    );
    expect(own).toMatchObject({ readers: 'staff' });
  });

  it.each([
    ['an author', author, 'theirs', 'access/denied'],
    ['an editor who wrote the manuscript', writer, 'theirs', 'submission/not-found'],
    ['an editor of another journal', otherEditor, 'theirs', 'submission/not-found'],
    ['a guest editor of another issue', guestEditor, 'made', 'submission/not-found'],
    ['production before acceptance', production, 'theirs', 'access/denied'],
    ['finance', finance, 'theirs', 'access/denied'],
    ['an editor about a draft', editor, 'draft', 'submission/not-found'],
  ])('is closed to %s, and so are its tasks', async (_, person, submission, code) => {
    const key = { submission, key: 'note-0099' };
    expect(await codeOf(writeNote(press, person, note(key)))).toBe(code);
    expect(await codeOf(saveTask(press, person, task({ submission, task: 'task-0099' })))).toBe(
      code,
    );
    const finished = { submission, task: 'task-0001', isDone: true };
    expect(await codeOf(finishTask(press, person, finished))).toBe(code);
    expect(await codeOf(manuscriptColleagues(press, person, { submission }))).toBe(code);
  });
});

describe('a file attached to a note', () => {
  const file = (more: object = {}) => ({
    ...{ submission: 'theirs', note: 'note-0001', key: 'file-0001', name: 'limits.csv' },
    ...{ data: Buffer.from('page,limit\n1,2\n').toString('base64'), ...more },
  });
  const filesOf = async (id: string) =>
    (await below(press, 'theirs', 'discussions')).find((each) => each.id === id)?.files;

  it('is stored once, where only functions write', async () => {
    await addNoteFile(press, editor, file());
    await addNoteFile(press, editor, file());
    const path = 'submissions/theirs/discussions/note-0001/file-0001.csv';
    expect(await filesOf('note-0001')).toMatchObject([
      { id: 'file-0001', name: 'limits.csv', format: 'csv', size: 15, path },
    ]);
    expect(await press.store.size(path)).toBe(15);
  });

  it('can be added only by the author of the note', async () => {
    for (const person of [guestEditor, admin])
      expect(await codeOf(addNoteFile(press, person, file({ key: 'file-0002' })))).toBe(
        'submission/not-found',
      );
    expect(await codeOf(addNoteFile(press, author, file({ key: 'file-0002' })))).toBe(
      'access/denied',
    );
    expect(await press.store.size('submissions/theirs/discussions/note-0001/file-0002.csv')).toBe(
      null,
    );
  });

  it('is refused if its name and content disagree, and as the sixth', async () => {
    const wrong = file({ key: 'file-0003', name: 'limits.pdf' });
    expect(await codeOf(addNoteFile(press, editor, wrong))).toMatch(/^file\//);
    for (const key of ['file-0004', 'file-0005', 'file-0006', 'file-0007'])
      await addNoteFile(press, editor, file({ key }));
    expect(await codeOf(addNoteFile(press, editor, file({ key: 'file-0008' })))).toBe(
      'file/too-many',
    );
  });
});

describe('a task', () => {
  it('is mailed to its assignee and is among their tasks', async () => {
    const give = () => saveTask(press, editor, task());
    expect(await mailsOf(press, give)).toEqual([`editor/task-assigned → ${guestEditor.email}`]);
    expect(await mailsOf(press, give)).toEqual([]);
    expect(await placesOf(guestEditor.uid)).toEqual([
      { id: 'theirs~task-0001', submission: 'theirs', task: 'task-0001', due: '2026-09-01' },
    ]);
  });

  it('can be reassigned: the new assignee gets a mail, and the first loses it', async () => {
    const change = () => saveTask(press, guestEditor, task({ assignee: admin.uid, due: null }));
    expect(await mailsOf(press, change)).toEqual([`editor/task-assigned → ${admin.email}`]);
    expect(await placesOf(guestEditor.uid)).toEqual([]);
    expect(await placesOf(admin.uid)).toMatchObject([{ due: '9999-12-31' }]);
    const [stored] = await below(press, 'theirs', 'tasks');
    expect(stored).toMatchObject({ by: { uid: editor.uid }, readers: 'handlers', state: 'open' });
    expect(stored).not.toHaveProperty('due');
  });

  it('is set to done and reopened, and records by whom', async () => {
    const set = (isDone: boolean) =>
      finishTask(press, editor, { submission: 'theirs', task: 'task-0001', isDone });
    await set(true);
    expect(await placesOf(admin.uid)).toEqual([]);
    const [done] = await below(press, 'theirs', 'tasks');
    expect(done).toMatchObject({ state: 'done', doneBy: { uid: editor.uid } });
    expect(await codeOf(saveTask(press, editor, task()))).toBe('submission/wrong-state');
    await set(false);
    expect(await placesOf(admin.uid)).toHaveLength(1);
  });

  it('cannot be assigned to users who may not see the manuscript', async () => {
    for (const assignee of [author.uid, writer.uid, production.uid, otherEditor.uid])
      expect(await codeOf(saveTask(press, editor, task({ task: 'task-0002', assignee })))).toBe(
        'submission/no-such-person',
      );
  });

  it('of production staff can be read by them; one of the editors cannot', async () => {
    const made = { submission: 'made' };
    await saveTask(press, editor, task({ ...made, task: 'task-0003', assignee: production.uid }));
    await saveTask(press, editor, task({ ...made, task: 'task-0004', assignee: editor.uid }));
    const stored = await below(press, 'made', 'tasks');
    expect(stored.map(({ readers }) => readers)).toEqual(['staff', 'handlers']);
    await finishTask(press, production, { ...made, task: 'task-0003', isDone: true });
    const hidden = finishTask(press, production, { ...made, task: 'task-0004', isDone: true });
    expect(await codeOf(hidden)).toBe('submission/not-found');
  });
});
