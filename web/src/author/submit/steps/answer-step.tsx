import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
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
      <Typography>{t('authorSubmit.responseHint')}</Typography>
      <DraftLetter field="responseLetter" rows={14} />
    </Stack>
  );
}
