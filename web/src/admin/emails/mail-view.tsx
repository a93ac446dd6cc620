import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@quire/model/errors';
import { useState } from 'react';
import { call } from '../../data/calls.ts';
import { useMail } from '../../data/live/office/mails.ts';
import type { Person } from '../../session/use-person.ts';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import type { Crumb } from '../kit/crumbs.tsx';
import { MailFrame } from '../kit/mail-frame.tsx';
import { tell } from '../kit/notices.ts';
import { OfficeFrame } from '../kit/office-frame.tsx';
import { MailFacts } from './mail-facts.tsx';
import { RESEND } from './mail-list.tsx';
import { MailLog } from './mail-log.tsx';
import { isOver, MAIL_STATE_COLOURS, MAIL_STATE_LABELS } from './mail-states.ts';

interface MailViewProps {
  readonly person: Person;
  readonly id: string;
  readonly list: Crumb;
}

/** One mail: its text, recipients and delivery. */
export function MailView({ person, id, list }: MailViewProps) {
  const { mail, loading, problem } = useMail(id);
  const [isAsking, setAsking] = useState(false);
  if (!mail) {
    return (
      <OfficeFrame person={person} title="Mail" crumbs={[list]}>
        {loading ? (
          <LinearProgress aria-label="Loading" />
        ) : (
          <Alert severity={problem ? 'error' : 'info'}>
            {problem ? errorMessage(problem) : 'E-mail not found.'}
          </Alert>
        )}
      </OfficeFrame>
    );
  }
  return (
    <OfficeFrame
      person={person}
      title={mail.subject}
      crumbs={[list]}
      actions={
        <>
          <Chip
            size="small"
            variant="outlined"
            color={MAIL_STATE_COLOURS[mail.state]}
            label={MAIL_STATE_LABELS[mail.state]}
          />
          {isOver(mail) && <Button onClick={() => setAsking(true)}>Send again</Button>}
        </>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 980 }}>
        {mail.error && (
          <Alert severity={mail.state === 'sent' ? 'info' : 'error'}>
            The mail server said: {mail.error}
          </Alert>
        )}
        {mail.knownBounce && mail.state !== 'bounced' && (
          <Alert severity="warning">
            An earlier mail to this address bounced, so this one may not arrive either. Use another
            address for this person.
          </Alert>
        )}
        <Paper variant="outlined" sx={{ p: 2 }}>
          <MailFacts mail={mail} claims={person.claims} />
        </Paper>
        {mail.secret ? (
          <Alert severity="info">
            The text is not shown, because it contains a link that only the recipient may use.
          </Alert>
        ) : (
          <MailFrame title={mail.subject} html={mail.html} text={mail.text} />
        )}
        <MailLog log={mail.log} />
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title="Send this e-mail again?"
        does="Send again"
        onConfirm={async () => {
          await call('resendMail', { mail: id, again: mail.again });
          tell(RESEND.done(1));
        }}
        onClose={() => setAsking(false)}
      >
        To {mail.to.join(', ')}, unchanged.
      </ConfirmDialog>
    </OfficeFrame>
  );
}
