import Box from '@mui/material/Box';
import { errorMessage } from '@quire/model/errors';
import type { SubmissionDraftView } from '../draft/draft-store.ts';

function inWords({ draft, isDirty, isSaving, problem }: SubmissionDraftView): string {
  if (draft.conflict) return 'Not saved. This draft was changed in another window.';
  if (problem)
    return `Not saved. ${errorMessage(problem)} Your changes are kept on this device until then.`;
  if (isSaving) return 'Saving…';
  if (isDirty) return 'Not saved yet';
  return draft.revision < 0 ? 'Nothing to save yet' : 'Saved';
}

/** Whether what was written is safe, said aloud once it is or is not. */
export function SaveStatus({ view }: { readonly view: SubmissionDraftView }) {
  const words = inWords(view);
  const isQuiet = words === 'Saving…' || words === 'Not saved yet';
  const isWrong = view.problem !== null || view.draft.conflict !== null;
  return (
    <Box
      sx={{
        fontSize: 'var(--small)',
        color: isWrong ? 'error.main' : 'text.secondary',
        fontWeight: isWrong ? 600 : 400,
      }}
    >
      <span aria-hidden="true">{words}</span>
      <Box component="span" role="status" className="visually-hidden">
        {isQuiet ? '' : words}
      </Box>
    </Box>
  );
}
