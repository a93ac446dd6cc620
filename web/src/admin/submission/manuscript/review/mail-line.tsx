import Typography from '@mui/material/Typography';
import { instant } from '../../../kit/dates.ts';
import type { ReviewMails } from './use-review-mails.ts';

type MailNow = ReviewMails[string][number];

const STATES = {
  queued: 'waiting to be sent',
  sending: 'being sent',
  sent: 'sent',
  failed: 'could not be sent',
  bounced: 'bounced',
} as const satisfies Readonly<Record<MailNow['state'], string>>;

/** The status of the last mail to a reviewer. */
export function MailLine({ mails }: { readonly mails: readonly MailNow[] | undefined }) {
  const last = mails?.at(-1);
  if (!last) return null;
  const isLost = last.state === 'failed' || last.state === 'bounced';
  const what = last.what === 'invitation' ? 'Invitation' : 'Reminder';
  return (
    <Typography variant="body2" color={isLost ? 'error' : 'text.secondary'}>
      {what} {STATES[last.state]}
      {last.state === 'sent' && ` ${instant(last.at)}`}
      {last.error && `: ${last.error}`}
    </Typography>
  );
}
