import Alert from '@mui/material/Alert';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { MIGRATION_WORDS, type MigrationState } from '@quire/model/entities/migration-state';
import { errorMessage } from '@quire/model/errors';
import { formatNumber } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useMigrationState } from '../../data/live/office/migration-state.ts';
import { instant } from '../kit/dates.ts';

/** The newest first. */
function rowsOf({ done, underWay }: MigrationState) {
  const ended = done.map((run) => ({ ...run, finished: instant(run.endedAt) }));
  const rest = underWay ? [{ ...underWay, finished: t('officeTools.underWay') }] : [];
  return [...ended, ...rest].reverse();
}

/** The version of the stored data, and what updates have changed in them. */
export function MigrationList() {
  const { state, loading, problem } = useMigrationState();
  return (
    <section aria-labelledby="stored-data">
      <Typography variant="h2" id="stored-data" sx={{ mb: 1 }}>
        {t('officeTools.storedData')}
      </Typography>
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {loading && <LinearProgress aria-label={t('officeTools.loadingStoredData')} />}
      {!loading && !problem && (
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('officeTools.storedDataVersion', { version: state?.version ?? 0 })}
        </Typography>
      )}
      {state && (
        <TableContainer
          component={Paper}
          variant="outlined"
          tabIndex={0}
          role="region"
          aria-label={t('officeTools.storedData')}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                <TableCell>{t('officeTools.change')}</TableCell>
                <TableCell>{t('officeTools.finished')}</TableCell>
                <TableCell align="right">{t('officeTools.recordsChanged')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rowsOf(state).map(({ number, changed, finished }) => (
                <TableRow key={number} hover>
                  <TableCell>{MIGRATION_WORDS[number] ?? number}</TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap' }}>{finished}</TableCell>
                  <TableCell align="right">{formatNumber(changed)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </section>
  );
}
