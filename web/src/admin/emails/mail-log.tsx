import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Mail } from '@quire/model/entities/mail';
import { t } from '@quire/model/messages/t';
import { instant } from '../kit/dates.ts';
import { MAIL_STATE_LABELS } from './mail-states.ts';

/** The result of each earlier sending of this mail. */
export function MailLog({ log }: Pick<Mail, 'log'>) {
  if (log.length === 0) return null;
  return (
    <section aria-labelledby="mail-log">
      <Typography variant="h2" id="mail-log" gutterBottom>
        {t('officeEmails.sentEarlier')}
      </Typography>
      <TableContainer role="region" aria-labelledby="mail-log" tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('officeEmails.result')}</TableCell>
              <TableCell align="right">{t('officeEmails.attempts')}</TableCell>
              <TableCell>{t('officeEmails.sentAgainBy')}</TableCell>
              <TableCell>{t('office.date')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {log.toReversed().map(({ at, byName, state, attempts, error, sentAt }) => (
              <TableRow key={at}>
                <TableCell>{resultOf(MAIL_STATE_LABELS[state], sentAt, error)}</TableCell>
                <TableCell align="right">{attempts}</TableCell>
                <TableCell>{byName}</TableCell>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{instant(at)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}

function resultOf(state: string, sentAt: string | undefined, error: string | undefined): string {
  if (sentAt && error)
    return t('officeEmails.resultSentWithError', { state, time: instant(sentAt), error });
  if (sentAt) return t('officeEmails.resultSent', { state, time: instant(sentAt) });
  return error ? t('officeEmails.resultWithError', { state, error }) : state;
}
