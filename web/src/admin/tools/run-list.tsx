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
import { phaseText } from '@quire/model/entities/tool-phases';
import { isUnderWay, type StoredToolRun } from '@quire/model/entities/tool-run';
import { errorMessage } from '@quire/model/errors';
import { formatPercent } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { Link as RouterLink } from 'react-router';
import { useToolRuns } from '../../data/live/office/tool-runs.ts';
import { instant } from '../kit/dates.ts';
import { RUN_STATE_COLOURS, RUN_STATE_LABELS, runTitle } from './run-labels.ts';

function progressOf({ phase: stored, progress: { done, total } }: StoredToolRun): string {
  const phase = phaseText(stored);
  return total > 0
    ? t('officeTools.phaseWithPercent', {
        phase,
        percent: formatPercent(Math.floor((100 * done) / total) / 100),
      })
    : phase;
}

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
        {isUnderWay(run.state) && progressOf(run)}
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
        {t('officeTools.latestRuns')}
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label={t('officeTools.latestRuns')}
      >
        {loading && <LinearProgress aria-label={t('officeTools.loadingRuns')} />}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('officeTools.tool')}</TableCell>
              <TableCell>{t('officeTools.state')}</TableCell>
              <TableCell>{t('officeTools.started')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {runs.map((run) => (
              <RunRow key={run.id} run={run} />
            ))}
            {!loading && runs.length === 0 && (
              <TableRow>
                <TableCell colSpan={3}>
                  <Typography color="text.secondary">{t('officeTools.noRunsYet')}</Typography>
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
