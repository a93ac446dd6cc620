import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Mail } from '@quire/model/entities/mail';
import { instant } from '../kit/dates.ts';
import { MAIL_STATE_LABELS } from './mail-states.ts';

/** What had become of it each time before somebody sent it again. */
export function MailLog({ log }: Pick<Mail, 'log'>) {
  if (log.length === 0) return null;
  return (
    <section aria-labelledby="mail-log">
      <Typography variant="h2" id="mail-log" gutterBottom>
        Sent before
      </Typography>
      <TableContainer role="region" aria-labelledby="mail-log" tabIndex={0}>
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>What had become of it</TableCell>
              <TableCell align="right">Attempts</TableCell>
              <TableCell>Sent again by</TableCell>
              <TableCell>When</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {log.toReversed().map(({ at, byName, state, attempts, error, sentAt }) => (
              <TableRow key={at}>
                <TableCell>
                  {MAIL_STATE_LABELS[state]}
                  {sentAt && `, ${instant(sentAt)}`}
                  {error && `: ${error}`}
                </TableCell>
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
