import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { describeNext, describeTurn, isLate } from './describe-next.ts';
import { readersDay } from './readers-date.ts';

type Standing = Pick<StoredSubmission, 'state' | 'dueAt' | 'stageEnteredAt'>;

/** Who has to act and the next step, in a sentence. */
export function NextStep({ submission }: { readonly submission: Standing }) {
  const turn = describeTurn(submission);
  return (
    <Typography>
      {turn && <strong>{turn}: </strong>}
      {describeNext(submission, readersDay)}
      {isLate(submission, Date.now()) && <strong> This deadline has passed.</strong>}
    </Typography>
  );
}
