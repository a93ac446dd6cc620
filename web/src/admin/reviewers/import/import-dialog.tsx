import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import { ImportReport } from './import-report.tsx';
import { REVIEWER_COLUMNS, type RowsIn, rowsIn } from './rows-in.ts';
import { useImport } from './use-import.ts';

/** Imports reviewers from a file: first a preview, then the import. */
export function ImportReviewersDialog({ onClose }: { readonly onClose: () => void }) {
  const [journal, setJournal] = useState('');
  const [file, setFile] = useState<{ readonly name: string; readonly text: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const state = useImport();
  const { reports, isRunning, isWritten, problem, run, stop } = state;
  const read: RowsIn | null = file && rowsIn(file.text, journal.trim());
  const rows = read && 'rows' in read ? read.rows : [];
  const isDone = !isRunning && reports.length > 0 && problem === '';
  const worth = reports.filter(({ outcome }) => outcome === 'added' || outcome === 'changed');

  async function choose(chosen: File | undefined) {
    stop();
    if (chosen) setFile({ name: chosen.name, text: await chosen.text() });
  }

  return (
    <Dialog
      open
      onClose={isRunning ? undefined : onClose}
      fullWidth
      maxWidth="md"
      aria-labelledby="import-title"
    >
      <DialogTitle id="import-title">{t('officeReviewers.importTitle')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ pt: 0.5 }}>
          <Typography variant="body2" color="text.secondary">
            {t('officeReviewers.importHint', { columns: formatList(REVIEWER_COLUMNS) })}
          </Typography>
          <Stack
            direction={{ xs: 'column', sm: 'row' }}
            spacing={2}
            sx={{ alignItems: { xs: 'start', sm: 'end' } }}
          >
            <Button
              variant="outlined"
              disabled={isRunning}
              sx={{ flexShrink: 0 }}
              onClick={() => input.current?.click()}
            >
              {file ? file.name : t('officeReviewers.chooseFile')}
            </Button>
            <input
              ref={input}
              type="file"
              accept=".csv,text/csv,text/plain"
              hidden
              aria-label={t('officeReviewers.csvFile')}
              onChange={({ target }) => void choose(target.files?.[0])}
            />
            <TextField
              label={t('officeReviewers.importJournal')}
              value={journal}
              disabled={isRunning}
              onChange={({ target }) => setJournal(target.value)}
              size="small"
              helperText={t('officeReviewers.importJournalHint')}
            />
          </Stack>
          {read && 'problem' in read && <Alert severity="error">{read.problem}</Alert>}
          {read && 'ignored' in read && read.ignored.length > 0 && (
            <Alert severity="info">
              {t('officeReviewers.ignoredColumns', { columns: formatList(read.ignored) })}
            </Alert>
          )}
          {(isRunning || isDone) && (
            <LinearProgress
              variant="determinate"
              value={rows.length === 0 ? 0 : (reports.length / rows.length) * 100}
              aria-label={t('officeReviewers.rows')}
            />
          )}
          {problem && (
            <Alert severity="error">{t('officeReviewers.importStopped', { problem })}</Alert>
          )}
          {reports.length > 0 && (
            <ImportReport reports={reports} total={rows.length} isWritten={isWritten} />
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={isRunning ? stop : onClose}>
          {isRunning ? t('officeReviewers.stop') : t('office.close')}
        </Button>
        <Button
          disabled={isRunning || rows.length === 0}
          onClick={() => void run(rows, true)}
          variant={isDone ? 'text' : 'contained'}
        >
          {rows.length > 0
            ? t('officeReviewers.previewCount', { count: rows.length })
            : t('officeReviewers.preview')}
        </Button>
        {isDone && !isWritten && (
          <Button
            variant="contained"
            disabled={worth.length === 0}
            onClick={() => void run(rows, false)}
          >
            {t('officeReviewers.importCount', { count: worth.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
