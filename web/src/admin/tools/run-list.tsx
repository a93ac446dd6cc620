import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { isUnderWay, type StoredToolRun } from '@quire/model/entities/tool-run';
import { errorMessage } from '@quire/model/errors';
import { Link as RouterLink } from 'react-router';
import { useToolRuns } from '../../data/live/office/tool-runs.ts';
import { instant } from '../kit/dates.ts';
import { RUN_STATE_COLOURS, RUN_STATE_LABELS, runTitle } from './run-labels.ts';

const percent = ({ progress: { done, total } }: StoredToolRun) =>
  total > 0 ? `${Math.floor((100 * done) / total)} %` : '';

function RunRow({ run }: { readonly run: StoredToolRun }) {
  return (
    <TableRow hover>
      <TableCell>
        <Link component={RouterLink} to={`?run=${run.id}`} underline="hover">
          {runTitle(run)}
        </Link>
      </TableCell>
      <TableCell>
        <Chip
          size="small"
          variant="outlined"
          color={RUN_STATE_COLOURS[run.state]}
          label={RUN_STATE_LABELS[run.state]}
        />{' '}
        {isUnderWay(run.state) && `${run.phase} ${percent(run)}`}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{instant(run.createdAt)}</TableCell>
    </TableRow>
  );
}

/** The latest runs, live. */
export function RunList() {
  const { runs, loading, problem } = useToolRuns();
  return (
    <section aria-labelledby="runs">
      <Typography variant="h2" id="runs" sx={{ mb: 1 }}>
        Latest runs
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label="Latest runs"
      >
        {loading && <LinearProgress aria-label="Loading runs" />}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Tool</TableCell>
              <TableCell>State</TableCell>
              <TableCell>Started</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {runs.map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
            {!loading && runs.length === 0 && (
              <TableRow>
                <TableCell colSpan={3}>
                  <Typography color="text.secondary">No runs yet.</Typography>
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
