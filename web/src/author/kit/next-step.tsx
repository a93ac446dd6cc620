import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { isLate, nextInWords, turnInWords } from './next-in-words.ts';
import { readersDay } from './readers-date.ts';

type Standing = Pick<StoredSubmission, 'state' | 'dueAt' | 'stageEnteredAt'>;

/** Whose turn it is and what comes next, in a sentence. */
export function NextStep({ submission }: { readonly submission: Standing }) {
  const turn = turnInWords(submission);
  return (
    <Typography>
      {turn && <strong>{turn}: </strong>}
      {nextInWords(submission, readersDay)}
      {isLate(submission, Date.now()) && <strong> This day has passed.</strong>}
    </Typography>
  );
}
