/** The callables about a manuscript's discussions and tasks. */
import { callable } from './callable.ts';

const ports = async () => (await import('../ports/admin-submissions.ts')).adminSubmissionPorts();

export const manuscriptColleagues = callable(
  'manuscriptColleagues',
  'staff',
  async (asked, { caller }) => {
    const { manuscriptColleagues: run } = await import('../../domain/discussions/colleagues.ts');
    return run(await ports(), caller, asked);
  },
);
export const writeNote = callable('writeNote', 'staff', async (asked, { caller }) => {
  const { writeNote: run } = await import('../../domain/discussions/write-note.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const addNoteFile = callable('addNoteFile', 'staff', async (asked, { caller }) => {
  const { addNoteFile: run } = await import('../../domain/discussions/add-note-file.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const saveTask = callable('saveTask', 'staff', async (asked, { caller }) => {
  const { saveTask: run } = await import('../../domain/discussions/save-task.ts');
  await run(await ports(), caller, asked);
  return {};
});
export const finishTask = callable('finishTask', 'staff', async (asked, { caller }) => {
  const { finishTask: run } = await import('../../domain/discussions/finish-task.ts');
  await run(await ports(), caller, asked);
  return {};
});
