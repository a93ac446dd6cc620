import Alert from '@mui/material/Alert';
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
import { adminSubmissionPath } from '@quire/model/office-paths';
import { Link as RouterLink } from 'react-router';
import { useProductionWork } from '../../../data/live/desk/use-production-work.ts';
import type { Person } from '../../../session/use-person.ts';
import { TableSkeleton } from '../../kit/list/table-skeleton.tsx';
import { OfficeFrame } from '../../kit/office-frame.tsx';
import { daysSince, rightNow } from '../labels/days.ts';
import { stateLabel } from '../labels/state-label.ts';
import { Due } from './due.tsx';

/** For production staff: the accepted manuscripts that an editor has put into their hands. */
export function ProductionPage({ person }: { readonly person: Person }) {
  const { submissions, loading, problem } = useProductionWork(person.uid);
  const now = rightNow();
  return (
    <OfficeFrame person={person} title="Submissions">
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && !problem && submissions.length === 0 && (
        <Typography color="text.secondary">
          No accepted manuscript is assigned to you. An editor assigns them.
        </Typography>
      )}
      {(loading || submissions.length > 0) && (
        <TableContainer component={Paper} variant="outlined">
          <Table size="small" aria-label="Assigned to you">
            <TableHead>
              <TableRow>
                <TableCell>Submission</TableCell>
                <TableCell>State</TableCell>
                <TableCell>Since</TableCell>
                <TableCell>Due</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {loading && <TableSkeleton columns={4} />}
              {submissions.map(({ id, number, title, state, stageEnteredAt, dueAt }) => (
                <TableRow key={id} hover>
                  <TableCell>
                    <Typography variant="caption" component="p" color="text.secondary">
                      {number}
                    </Typography>
                    <Link component={RouterLink} to={adminSubmissionPath(id)} underline="hover">
                      {title}
                    </Link>
                  </TableCell>
                  <TableCell>{stateLabel(state)}</TableCell>
                  <TableCell>{daysSince(stageEnteredAt, now)}</TableCell>
                  <TableCell>
                    <Due due={dueAt} now={now} />
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </OfficeFrame>
  );
}
