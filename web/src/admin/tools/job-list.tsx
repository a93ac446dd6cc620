import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { JobRun } from '@quire/model/entities/job-run';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import {
  JOB_WORDS,
  type JobName,
  nextRun,
  SCHEDULED_JOBS,
  SCHEDULES,
  type ScheduleName,
} from '@quire/model/schedules';
import { useJobRuns } from '../../data/live/office/job-runs.ts';
import { instant } from '../kit/dates.ts';
import { jobResult, OUTCOME_COLOURS, OUTCOME_LABELS } from './job-labels.ts';

const SCHEDULE_NAMES = ['everyMinute', 'everyFiveMinutes', 'hourly', 'daily'] as const;

function JobRow(row: {
  readonly job: JobName;
  readonly schedule: ScheduleName;
  readonly run: JobRun | undefined;
}) {
  const { job, schedule, run } = row;
  return (
    <TableRow hover>
      <TableCell>{JOB_WORDS[job]}</TableCell>
      <TableCell>{SCHEDULES[schedule].words}</TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {run ? instant(run.at) : t('officeTools.notRunYet')}
      </TableCell>
      <TableCell>
        {run && (
          <>
            <Chip
              size="small"
              variant="outlined"
              color={OUTCOME_COLOURS[run.outcome]}
              label={OUTCOME_LABELS[run.outcome]}
            />{' '}
            {jobResult(run)}
          </>
        )}
      </TableCell>
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        {instant(nextRun(schedule, new Date()).toISOString())}
      </TableCell>
    </TableRow>
  );
}

/** The scheduled jobs: last run, result and next run. */
export function JobList() {
  const { runs, loading, problem } = useJobRuns();
  return (
    <section aria-labelledby="jobs">
      <Typography variant="h2" id="jobs" sx={{ mb: 1 }}>
        {t('officeTools.scheduledJobs')}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('officeTools.jobsHint')}
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-label={t('officeTools.scheduledJobs')}
      >
        {loading && <LinearProgress aria-label={t('officeTools.loadingJobs')} />}
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>{t('officeTools.job')}</TableCell>
              <TableCell>{t('officeTools.schedule')}</TableCell>
              <TableCell>{t('officeTools.lastRun')}</TableCell>
              <TableCell>{t('officeTools.result')}</TableCell>
              <TableCell>{t('officeTools.nextRun')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {SCHEDULE_NAMES.flatMap((schedule) =>
              SCHEDULED_JOBS[schedule].map((job) => (
                <JobRow key={job} job={job} schedule={schedule} run={runs.get(job)} />
              )),
            )}
          </TableBody>
        </Table>
      </TableContainer>
    </section>
  );
}
