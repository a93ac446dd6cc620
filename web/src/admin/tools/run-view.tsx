import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { phaseText } from '@quire/model/entities/tool-phases';
import { failureText, isUnderWay, type StoredToolRun } from '@quire/model/entities/tool-run';
import { errorMessage } from '@quire/model/errors';
import { formatNumber, formatPercent } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useToolRun } from '../../data/live/office/tool-runs.ts';
import { instant } from '../kit/dates.ts';
import { RunActions } from './run-actions.tsx';
import { countLabel, RUN_STATE_LABELS, runTitle, shownCounts } from './run-labels.ts';
import { RunReport } from './run-report.tsx';

function stateOf({ state, phase: stored, finishedAt }: StoredToolRun, percent: string): string {
  const phase = phaseText(stored);
  const label = RUN_STATE_LABELS[state];
  const hasPhase = state !== 'done' && phase !== '';
  if (hasPhase && finishedAt)
    return t('officeTools.stateWithPhaseEnded', {
      state: label,
      phase,
      percent,
      time: instant(finishedAt),
    });
  if (hasPhase) return t('officeTools.stateWithPhase', { state: label, phase, percent });
  return finishedAt
    ? t('officeTools.stateEnded', { state: label, time: instant(finishedAt) })
    : label;
}

/** One run, live: its progress, counts, actions and report. */
export function RunView({ id }: { readonly id: string }) {
  const { run, loading, problem } = useToolRun(id);
  if (problem) return <Alert severity="error">{errorMessage(problem)}</Alert>;
  if (!run) {
    return loading ? (
      <LinearProgress aria-label={t('officeTools.loadingRun')} />
    ) : (
      <Alert severity="warning">{t('officeTools.runNotFound')}</Alert>
    );
  }
  const { done, total } = run.progress;
  const value = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  const codes = Object.entries(run.counts).filter(([name]) => name.includes('/'));
  const failure = failureText(run);
  const isTry = 'dryRun' in run.options && run.options.dryRun;
  return (
    <Stack spacing={2}>
      <Typography variant="h2">{runTitle(run)}</Typography>
      <div role="status" aria-live="polite">
        <Typography>{stateOf(run, formatPercent(Math.floor(value) / 100))}</Typography>
      </div>
      {run.state !== 'done' && (
        <LinearProgress
          variant={total > 0 || !isUnderWay(run.state) ? 'determinate' : 'indeterminate'}
          value={value}
          aria-label={phaseText(run.phase) || t('officeTools.progress')}
        />
      )}
      {failure && <Alert severity="error">{failure}</Alert>}
      <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem', margin: 0 }}>
        {shownCounts(run.counts).map(([name, count]) => (
          <div key={name} style={{ display: 'flex', gap: '0.4rem', flexDirection: 'row-reverse' }}>
            <dt>{countLabel(name, isTry)}</dt>
            <dd style={{ margin: 0, fontWeight: 600 }}>{formatNumber(count)}</dd>
          </div>
        ))}
      </dl>
      <RunActions run={run} />
      {(run.rows > 0 || run.state === 'done') && <RunReport key={id} run={id} codes={codes} />}
    </Stack>
  );
}
