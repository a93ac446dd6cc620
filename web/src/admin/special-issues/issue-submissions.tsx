import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import { adminSubmissionPath } from '@quire/model/office-paths';
import type { Claims } from '@quire/model/roles';
import { Link as RouterLink } from 'react-router';
import { useIssueSubmissions } from '../../data/live/office/of-issue.ts';
import { daysSince, rightNow } from '../kit/labels/days.ts';
import { stateLabel } from '../kit/labels/state-label.ts';
import { TableSkeleton } from '../kit/list/table-skeleton.tsx';

interface IssueSubmissionsProps {
  readonly claims: Claims;
  readonly issue: string;
}

/** The submissions to a special issue, and their number in each state. */
export function IssueSubmissions({ claims, issue }: IssueSubmissionsProps) {
  const { rows, loading, problem } = useIssueSubmissions(claims, issue);
  const now = rightNow();
  const counts = [...Map.groupBy(rows, ({ state }) => stateLabel(state))];
  return (
    <section aria-labelledby="issue-submissions">
      <Typography variant="h2" id="issue-submissions" gutterBottom>
        {t('officeSpecialIssues.submissions')}
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && !problem && rows.length === 0 && (
        <Typography color="text.secondary">{t('officeSpecialIssues.noSubmissionsYet')}</Typography>
      )}
      {counts.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
          {counts.map(([label, found]) => (
            <Chip
              key={label}
              size="small"
              variant="outlined"
              label={t('officeSpecialIssues.stateCount', { state: label, count: found.length })}
            />
          ))}
        </Box>
      )}
      {(loading || rows.length > 0) && (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-labelledby="issue-submissions">
            <TableHead>
              <TableRow>
                <TableCell>{t('officeSpecialIssues.submission')}</TableCell>
                <TableCell>{t('officeSpecialIssues.state')}</TableCell>
                <TableCell>{t('officeSpecialIssues.inStateFor')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {loading && <TableSkeleton columns={3} />}
              {rows.map(({ id, number, title, state, stageEnteredAt }) => (
                <TableRow key={id} hover>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <Typography variant="caption" component="p" color="text.secondary">
                      {number}
                    </Typography>
                    <Link component={RouterLink} to={adminSubmissionPath(id)} underline="hover">
                      {title || t('officeSpecialIssues.untitled')}
                    </Link>
                  </TableCell>
                  <TableCell>{stateLabel(state)}</TableCell>
                  <TableCell>{daysSince(stageEnteredAt, now)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}
