import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { NOT_YET_THERE, newSubmissionId, saveDraft } from '../../data/live/save-draft.ts';
import { uploadFile } from '../../data/live/upload-file.ts';
import type { Person } from '../../session/use-person.ts';
import { startAnew } from '../submit/draft/begin-draft.ts';

/**
 * Begins a submission with the paper as its manuscript: a folder in an archive, as the press reads it. Answers the
 * submission, which its author completes in the wizard. Rejects where something is refused; nothing has been sent then.
 */
export async function beginSubmission(
  person: Person,
  archive: Blob,
  name: string,
): Promise<string> {
  const submission = newSubmissionId();
  const { mine } = await startAnew(person, submission, { journal: '', specialIssue: '' });
  const saved = await saveDraft(submission, person.uid, mine, NOT_YET_THERE);
  if (saved.outcome !== 'saved') {
    throw new CallError(saved.outcome === 'refused' ? saved.code : 'submission/changed-elsewhere');
  }
  const upload = crypto.randomUUID();
  const wanted = { uid: person.uid, submission, upload, bytes: archive, type: 'application/zip' };
  const problem = await uploadFile(wanted, () => {}).done;
  if (problem !== null) throw new CallError(problem === 'cancelled' ? 'file/missing' : problem);
  await call('addSubmissionFile', { submission, upload, name, kind: 'manuscript', label: '' });
  return submission;
}
