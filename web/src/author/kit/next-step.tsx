import Typography from '@mui/material/Typography';
import type { StoredSubmission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { rich } from '../../messages/rich.ts';
import { describeNext, describeTurn, isLate } from './describe-next.ts';
import { readersDay } from './readers-date.ts';

type Standing = Pick<StoredSubmission, 'state' | 'dueAt' | 'stageEnteredAt'>;

/** Who has to act and the next step, in a sentence. */
export function NextStep({ submission }: { readonly submission: Standing }) {
  const turn = describeTurn(submission);
  const next = describeNext(submission, readersDay);
  return (
    <Typography>
      {turn ? rich('author.nextStep', { turn: <strong>{turn}</strong>, next }) : next}
      {isLate(submission, Date.now()) && <strong> {t('author.deadlinePassed')}</strong>}
    </Typography>
  );
}
