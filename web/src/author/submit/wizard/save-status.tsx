import Box from '@mui/material/Box';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import type { SubmissionDraftView } from '../draft/draft-store.ts';

function inWords({ draft, isDirty, isSaving, problem }: SubmissionDraftView): string {
  if (draft.conflict) return t('authorSubmit.changedElsewhere');
  if (problem) return t('authorSubmit.notSaved', { problem: errorMessage(problem) });
  if (isSaving) return t('forms.saving');
  if (isDirty) return t('authorSubmit.notSavedYet');
  return draft.revision < 0 ? t('authorSubmit.nothingToSaveYet') : t('authorSubmit.saved');
}

/** Whether what was written is safe, said aloud once it is or is not. */
export function SaveStatus({ view }: { readonly view: SubmissionDraftView }) {
  const words = inWords(view);
  const isWrong = view.problem !== null || view.draft.conflict !== null;
  const isQuiet = !isWrong && (view.isSaving || view.isDirty);
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
