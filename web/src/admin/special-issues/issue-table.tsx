import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { formatScope } from '@quire/model/role-labels';
import { adminSpecialIssuesPath } from '@quire/model/special-issue-paths';
import { Link as RouterLink } from 'react-router';
import type { EditedIssue } from '../../data/live/office/edited-issues.ts';
import { day } from '../kit/dates.ts';
import { StatusChip } from '../kit/records/content-status.tsx';
import { ISSUE_STATUS_LABELS } from './special-issue-labels.ts';

/** The special issues that a person edits, those open for submissions first. */
export function IssueTable({ issues }: { readonly issues: readonly EditedIssue[] }) {
  return (
    <section aria-labelledby="special-issues">
      <Typography variant="h2" id="special-issues" gutterBottom>
        {t('officeSpecialIssues.yourSpecialIssues')}
      </Typography>
      {issues.length === 0 ? (
        <Typography color="text.secondary">
          {t('officeSpecialIssues.noSpecialIssuesYet')}
        </Typography>
      ) : (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-labelledby="special-issues">
            <TableHead>
              <TableRow>
                <TableCell>{t('officeSpecialIssues.specialIssue')}</TableCell>
                <TableCell>{t('officeSpecialIssues.submissionDeadline')}</TableCell>
                <TableCell>{t('officeSpecialIssues.state')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {issues.map(({ id, title, deadline, status }) => (
                <TableRow key={id} hover>
                  <TableCell sx={{ overflowWrap: 'anywhere' }}>
                    <Link component={RouterLink} to={adminSpecialIssuesPath(id)} underline="hover">
                      {title || formatScope(id)}
                    </Link>
                    <Typography variant="caption" component="p" color="text.secondary">
                      {formatScope(id)}
                    </Typography>
                  </TableCell>
                  <TableCell>{deadline ? day(deadline) : '–'}</TableCell>
                  <TableCell>
                    <StatusChip
                      status={status}
                      isOn={status === 'open'}
                      labels={ISSUE_STATUS_LABELS}
                    />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}
