import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useEffect, useState } from 'react';
import { allRecords } from '../../../data/live/office/export-records.ts';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { Scope } from '../../../data/live/office/press-scope.ts';
import { requireFreshSignIn } from '../../../session/require-fresh-sign-in.ts';
import type { ExportFormatName } from './export-formats.ts';
import type { ListState } from './list-address.ts';
import type { ListDescription } from './list-description.ts';
import { saveListFile } from './save-list-file.ts';

interface ExportDialogProps<T> {
  readonly list: ListDescription<T>;
  readonly scope: Scope;
  readonly state: ListState;
  readonly format: ExportFormatName;
  readonly onClose: () => void;
}

/** Writes the filtered list to a file, page by page; can be stopped. */
export function ExportDialog<T>(props: ExportDialogProps<T>) {
  const { onClose } = props;
  // Changes to the list during an export apply to the next export.
  const [asked] = useState(props);
  const [count, setCount] = useState(0);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const { list, scope, state, format, onClose } = asked;
    async function write() {
      if (list.holdsPeople && !(await requireFreshSignIn())) {
        onClose();
        return;
      }
      const pages: (readonly Row<T>[])[] = [];
      let written = 0;
      for await (const rows of allRecords(list.plan, scope, state, list.read)) {
        if (!isWanted) return;
        pages.push(rows);
        written += rows.length;
        setCount(written);
      }
      await saveListFile(list, state.columns, pages, format);
      onClose();
    }
    write().catch(() => isWanted && setFailed(true));
    return () => {
      isWanted = false;
    };
  }, [asked]);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="export-title">
      <DialogTitle id="export-title">{t('officeList.export')}</DialogTitle>
      <DialogContent>
        {failed ? (
          <Alert severity="error">{t('officeList.notLoadedCompletely')}</Alert>
        ) : (
          <>
            <Typography role="status" gutterBottom>
              {t('officeList.exporting', { count })}
            </Typography>
            <LinearProgress aria-label={t('officeList.export')} />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{failed ? t('office.close') : t('officeList.stop')}</Button>
      </DialogActions>
    </Dialog>
  );
}
