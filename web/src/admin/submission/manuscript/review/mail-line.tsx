import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { instant } from '../../../kit/dates.ts';
import type { ReviewMails } from './use-review-mails.ts';

type MailNow = ReviewMails[string][number];

/** The status of the last mail to a reviewer. */
export function MailLine({ mails }: { readonly mails: readonly MailNow[] | undefined }) {
  const last = mails?.at(-1);
  if (!last) return null;
  const isLost = last.state === 'failed' || last.state === 'bounced';
  const status = t('officeReview.mailStatus', {
    what: last.what,
    state: last.state,
    date: instant(last.at),
  });
  return (
    <Typography variant="body2" color={isLost ? 'error' : 'text.secondary'}>
      {last.error ? t('officeReview.mailProblem', { status, problem: last.error }) : status}
    </Typography>
  );
}
