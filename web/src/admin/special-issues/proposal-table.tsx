import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { IssueProposal } from '@quire/model/entities/issue-proposal';
import { t } from '@quire/model/messages/t';
import { adminIssueProposalPath } from '@quire/model/special-issue-paths';
import { Link as RouterLink } from 'react-router';
import type { WithId } from '../../data/live/office/of-issue.ts';
import { instant } from '../kit/dates.ts';
import { StatusChip } from '../kit/records/content-status.tsx';
import { ISSUE_PROPOSAL_LABELS } from './special-issue-labels.ts';

/** The proposals to an editor's journals, those without an answer first. */
export function ProposalTable({
  proposals,
}: {
  readonly proposals: readonly WithId<IssueProposal>[];
}) {
  return (
    <section aria-labelledby="proposals">
      <Typography variant="h2" id="proposals" gutterBottom>
        {t('officeSpecialIssues.proposals')}
      </Typography>
      <TableContainer component={Paper} variant="outlined">
        <Table size="small" aria-labelledby="proposals">
          <TableHead>
            <TableRow>
              <TableCell>{t('officeSpecialIssues.proposal')}</TableCell>
              <TableCell>{t('officeSpecialIssues.received')}</TableCell>
              <TableCell>{t('officeSpecialIssues.state')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {proposals.map(({ id, title, journal, proposer, receivedAt, status }) => (
              <TableRow key={id} hover>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  <Link component={RouterLink} to={adminIssueProposalPath(id)} underline="hover">
                    {title}
                  </Link>
                  <Typography variant="caption" component="p" color="text.secondary">
                    {journal}, {proposer.name}
                  </Typography>
                </TableCell>
                <TableCell>{instant(receivedAt)}</TableCell>
                <TableCell>
                  <StatusChip
                    status={status}
                    isOn={status === 'new'}
                    labels={ISSUE_PROPOSAL_LABELS}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
