import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useDecisions } from '../../../data/live/submission-records.ts';
import { DecisionLetter } from '../../kit/decision-letter.tsx';
import { useWizard } from '../context/wizard-context.ts';
import { DraftLetter } from '../fields/draft-letter.tsx';

/** Of a revision: what the editor and the reviewers wrote, and the answer to it. */
export function AnswerStep() {
  const { id } = useWizard();
  const decision = useDecisions(id).records.at(-1);
  return (
    <Stack spacing={3}>
      {decision && <DecisionLetter decision={decision} />}
      <Typography>
        Respond point by point: what you have changed and where, or why you have not. You can also
        upload your response as a file in the next step.
      </Typography>
      <DraftLetter field="responseLetter" rows={14} />
    </Stack>
  );
}
