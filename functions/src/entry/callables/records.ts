/** The callables about the office's records: who may call, and what runs. */
import { callable } from './callable.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../../platform/firebase/admin.ts')).adminPorts();

/** `saveRecord`: the next revision of a record, or a new one. */
export const saveRecord = callable('saveRecord', 'staff', async (asked, { caller }) => {
  // A new reviewer may already be known to another journal.
  if (asked.kind === 'reviewers' && asked.id === null) {
    const { addReviewer } = await import('../../domain/people/add-reviewer.ts');
    return addReviewer(await ports(), caller, asked);
  }
  const { saveRecord: run } = await import('../../domain/records/save-record.ts');
  return run(await ports(), caller, asked);
});

/** `deleteRecord`: moves a record to the bin, for 30 days. */
export const deleteRecord = callable('deleteRecord', 'staff', async (asked, { caller }) => {
  const { deleteRecord: run } = await import('../../domain/records/delete-record.ts');
  return run(await ports(), caller, asked);
});

/** `undeleteRecord`: restores a record from the bin. */
export const undeleteRecord = callable('undeleteRecord', 'staff', async (asked, { caller }) => {
  const { undeleteRecord: run } = await import('../../domain/records/delete-record.ts');
  return run(await ports(), caller, asked);
});

/** `restoreVersion`: what a record said once becomes its next revision. */
export const restoreVersion = callable('restoreVersion', 'staff', async (asked, { caller }) => {
  const { restoreVersion: run } = await import('../../domain/records/restore-version.ts');
  return run(await ports(), caller, asked);
});

/** `addMedia`: an upload becomes a file of the media library. */
export const addMedia = callable('addMedia', 'staff', async (asked, { caller }) => {
  const { addMedia: run } = await import('../../domain/records/add-media.ts');
  return run(await ports(), caller, asked);
});

/** `setJournalPermissions`: what a journal leaves of the role matrix to its staff. */
export const setJournalPermissions = callable(
  'setJournalPermissions',
  'staff',
  async (asked, { caller }) => {
    const { setJournalPermissions: run } = await import(
      '../../domain/roles/set-journal-permissions.ts'
    );
    return run(await ports(), caller, asked);
  },
);
