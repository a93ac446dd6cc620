/** The callables about the office's records: who may call, and what runs. */
import { callable } from './answer-call.ts';

/** The real Firebase, loaded with the first call. */
const ports = async () => (await import('../firebase/admin.ts')).adminPorts();

/** `saveRecord`: the next revision of a record, or a new one. */
export const saveRecord = callable('saveRecord', { access: 'staff' }, async (asked, { caller }) => {
  // A new reviewer may be a person whom another journal knows.
  if (asked.kind === 'reviewers' && asked.id === null) {
    const { addReviewer } = await import('../people/add-reviewer.ts');
    return addReviewer(await ports(), caller, asked);
  }
  const { saveRecord: run } = await import('../records/save-record.ts');
  return run(await ports(), caller, asked);
});

/** `deleteRecord`: into the bin, for 30 days. */
export const deleteRecord = callable(
  'deleteRecord',
  { access: 'staff' },
  async (asked, { caller }) => {
    const { deleteRecord: run } = await import('../records/delete-record.ts');
    return run(await ports(), caller, asked);
  },
);

/** `undeleteRecord`: out of the bin again. */
export const undeleteRecord = callable(
  'undeleteRecord',
  { access: 'staff' },
  async (asked, { caller }) => {
    const { undeleteRecord: run } = await import('../records/delete-record.ts');
    return run(await ports(), caller, asked);
  },
);

/** `restoreVersion`: what a record said once becomes its next revision. */
export const restoreVersion = callable(
  'restoreVersion',
  { access: 'staff' },
  async (asked, { caller }) => {
    const { restoreVersion: run } = await import('../records/restore-version.ts');
    return run(await ports(), caller, asked);
  },
);

/** `addMedia`: an upload becomes a file of the media library. */
export const addMedia = callable(
  'addMedia',
  { access: 'staff', memory: '2GiB', timeoutSeconds: 120, concurrency: 2 },
  async (asked, { caller }) => {
    const { addMedia: run } = await import('../records/add-media.ts');
    return run(await ports(), caller, asked);
  },
);

/** `setJournalPermissions`: what a journal leaves of the role matrix to its staff. */
export const setJournalPermissions = callable(
  'setJournalPermissions',
  { access: 'staff' },
  async (asked, { caller }) => {
    const { setJournalPermissions: run } = await import('../roles/set-journal-permissions.ts');
    return run(await ports(), caller, asked);
  },
);
