import type { SubmissionDraft } from '@quire/model/entities/submission';
import type { SubmissionFile } from '@quire/model/entities/submission-file';
import { t } from '@quire/model/messages/t';
import type { Problem } from '@quire/model/submission/submission-check';

type FileFacts = Pick<SubmissionFile, 'kind' | 'retired' | 'sha256'>;

/** The manuscript as it would be sent now. */
export const currentManuscript = <File extends Pick<SubmissionFile, 'kind' | 'retired'>>(
  files: readonly File[],
): File | undefined => files.find(({ kind, retired }) => kind === 'manuscript' && !retired);

/**
 * That its author has not confirmed yet how the manuscript is shown: another file has to be looked at anew. The page
 * asks this and the function does not, because it is about what a page has shown.
 */
export function uncheckedProblems(
  { checkedManuscript }: Pick<SubmissionDraft, 'checkedManuscript'>,
  files: readonly FileFacts[],
): Problem[] {
  const manuscript = currentManuscript(files);
  if (!manuscript || manuscript.sha256 === checkedManuscript) return [];
  const message = t('authorSubmit.proofUnchecked');
  return [{ field: 'checkedManuscript', message }];
}
