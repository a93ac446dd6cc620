import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COVER_LETTER_MAX_CHARACTERS } from '@quire/model/constants';
import { useDecisions } from '../../../data/live/submission-records.ts';
import { DecisionLetter } from '../../kit/decision-letter.tsx';
import { DraftText } from '../fields/draft-text.tsx';
import { charactersLeft } from '../fields/limits-in-words.ts';
import { useWizard } from '../wizard/wizard-context.ts';

/** Of a revision: what the editor and the reviewers wrote, and the answer to it. */
export function AnswerStep() {
  const { id, draft } = useWizard();
  const decision = useDecisions(id).records.at(-1);
  return (
    <Stack spacing={3}>
      {decision && <DecisionLetter decision={decision} />}
      <Typography>
        Answer point by point: what you have changed and where, or why you have not. Instead, you
        may send the answer as a file in the next step.
      </Typography>
      <DraftText
        field="responseLetter"
        most={COVER_LETTER_MAX_CHARACTERS}
        lines={14}
        limit={charactersLeft(draft.responseLetter, COVER_LETTER_MAX_CHARACTERS)}
      />
    </Stack>
  );
}
