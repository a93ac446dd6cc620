import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { isUnderWay } from '@quire/model/entities/tool-run';
import { errorMessage } from '@quire/model/errors';
import { useToolRun } from '../../data/live/office/tool-runs.ts';
import { instant } from '../kit/dates.ts';
import { RunActions } from './run-actions.tsx';
import { countLabel, RUN_STATE_LABELS, runTitle, shownCounts } from './run-labels.ts';
import { RunReport } from './run-report.tsx';

/** One run, live: its progress, counts, actions and report. */
export function RunView({ id }: { readonly id: string }) {
  const { run, loading, problem } = useToolRun(id);
  if (problem) return <Alert severity="error">{errorMessage(problem)}</Alert>;
  if (!run) {
    return loading ? (
      <LinearProgress aria-label="Loading the run" />
    ) : (
      <Alert severity="warning">Run not found.</Alert>
    );
  }
  const { done, total } = run.progress;
  const value = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  const codes = Object.entries(run.counts).filter(([name]) => name.includes('/'));
  const isTry = 'dryRun' in run.options && run.options.dryRun;
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{runTitle(run)}</Typography>
      <div role="status" aria-live="polite">
        <Typography>
          {RUN_STATE_LABELS[run.state]}
          {run.state !== 'done' && run.phase ? `: ${run.phase}, ${Math.floor(value)} %` : ''}
          {run.finishedAt ? `, ${instant(run.finishedAt)}` : ''}
        </Typography>
      </div>
      {run.state !== 'done' && (
        <LinearProgress
          variant={total > 0 || !isUnderWay(run.state) ? 'determinate' : 'indeterminate'}
          value={value}
          aria-label={run.phase || 'Progress'}
        />
      )}
      {run.error && <Alert severity="error">{run.error}</Alert>}
      <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem', margin: 0 }}>
        {shownCounts(run.counts).map(([name, count]) => (
          <div key={name} style={{ display: 'flex', gap: '0.4rem', flexDirection: 'row-reverse' }}>
            <dt>{countLabel(name, isTry)}</dt>
            <dd style={{ margin: 0, fontWeight: 600 }}>{count.toLocaleString('en-GB')}</dd>
          </div>
        ))}
      </dl>
      <RunActions run={run} />
      {(run.rows > 0 || run.state === 'done') && <RunReport key={id} run={id} codes={codes} />}
    </Stack>
  );
}
