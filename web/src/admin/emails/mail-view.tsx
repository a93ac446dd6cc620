import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { errorMessage } from '@quire/model/errors';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
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
      <OfficeFrame person={person} title={t('officeEmails.untitledMail')} crumbs={[list]}>
        {loading ? (
          <LinearProgress aria-label={t('office.loading')} />
        ) : (
          <Alert severity={problem ? 'error' : 'info'}>
            {problem ? errorMessage(problem) : t('officeEmails.notFound')}
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
          {isOver(mail) && (
            <Button onClick={() => setAsking(true)}>{t('officeEmails.sendAgain')}</Button>
          )}
        </>
      }
    >
      <Stack spacing={2} sx={{ maxWidth: 980 }}>
        {mail.error && (
          <Alert severity={mail.state === 'sent' ? 'info' : 'error'}>
            {t('officeEmails.mailServerSaid', { error: mail.error })}
          </Alert>
        )}
        {mail.knownBounce && mail.state !== 'bounced' && (
          <Alert severity="warning">{t('officeEmails.earlierBouncedText')}</Alert>
        )}
        <Paper variant="outlined" sx={{ p: 2 }}>
          <MailFacts mail={mail} claims={person.claims} />
        </Paper>
        {mail.secret ? (
          <Alert severity="info">{t('officeEmails.secretText')}</Alert>
        ) : (
          <MailFrame title={mail.subject} html={mail.html} text={mail.text} />
        )}
        <MailLog log={mail.log} />
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={t('officeEmails.sendAgainTitle')}
        does={t('officeEmails.sendAgain')}
        onConfirm={async () => {
          await call('resendMail', { mail: id, again: mail.again });
          tell(RESEND.done(1));
        }}
        onClose={() => setAsking(false)}
      >
        {t('officeEmails.sentAgainTo', { recipients: formatList(mail.to) })}
      </ConfirmDialog>
    </OfficeFrame>
  );
}
