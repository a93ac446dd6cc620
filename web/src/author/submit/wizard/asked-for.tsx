import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useDecisions } from '../../../data/live/submission-records.ts';
import { DecisionLetter } from '../../kit/decision-letter.tsx';

interface AskedForProps {
  readonly submission: string;
  /** Whether these changes are the only task. */
  readonly isOpen: boolean;
}

/** The requested changes, shown while the author makes them. */
export function AskedFor({ submission, isOpen }: AskedForProps) {
  const letter = useDecisions(submission).records.at(-1);
  if (!letter) return null;
  return (
    <Paper variant="outlined" component="details" open={isOpen} sx={{ p: 2, mb: 3 }}>
      <Typography component="summary" sx={{ fontWeight: 600 }}>
        {t('authorSubmit.requestedChanges')}
      </Typography>
      <DecisionLetter decision={letter} />
    </Paper>
  );
}
