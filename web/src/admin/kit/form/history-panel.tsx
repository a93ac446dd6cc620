import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { errorMessage } from '@quire/model/errors';
import { t } from '@quire/model/messages/t';
import type { RecordHistory } from '@quire/model/records/record-keeping';
import { RECORD_KINDS } from '@quire/model/records/record-kinds';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { useHistory } from '../../../data/live/office/use-history.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { instant } from '../dates.ts';
import { CloseIcon } from '../icons.tsx';
import { tell } from '../notices.ts';
import type { FormDescription } from './form-description.ts';
import { HistoryEntry } from './history-entry.tsx';

const AT_ONCE = 20;
const MOST = 98;

interface HistoryPanelProps {
  readonly form: FormDescription;
  readonly id: string;
  /** The revision on top of which a version is restored. */
  readonly revision: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Who changed what and when, newest first; an earlier version can be restored as a new one. */
export function HistoryPanel({ form, id, revision, open, onClose }: HistoryPanelProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': t('officeForm.history'),
          sx: { width: { xs: '100%', sm: 520 }, bgcolor: 'background.paper' },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2.5, pt: 2 }}>
        <Typography variant="h2" sx={{ flexGrow: 1 }}>
          {t('officeForm.history')}
        </Typography>
        <IconButton aria-label={t('office.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      {open && <Versions {...{ form, id, revision }} onRestored={onClose} />}
    </Drawer>
  );
}

function Versions({
  form,
  id,
  revision,
  onRestored,
}: Pick<HistoryPanelProps, 'form' | 'id' | 'revision'> & { onRestored: () => void }) {
  const [most, setMost] = useState(AT_ONCE);
  const { versions, loading, problem, hasMore } = useHistory(
    RECORD_KINDS[form.kind].collection,
    id,
    most,
  );
  const [wanted, setWanted] = useState<RecordHistory | null>(null);
  async function restore() {
    if (!wanted) return;
    await call('restoreVersion', {
      kind: form.kind,
      id,
      base: revision,
      revision: wanted.revision,
    });
    tell(t('officeForm.versionRestored', { date: instant(wanted.at) }));
    onRestored();
  }
  return (
    <Box sx={{ px: 2.5, pb: 3 }}>
      {loading && <LinearProgress aria-label={t('officeForm.loadingHistory')} />}
      {problem && <Alert severity="error">{errorMessage(problem)}</Alert>}
      {!loading && !problem && versions.length === 0 && (
        <Typography color="text.secondary">{t('officeForm.noHistory')}</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.slice(0, most).map((version, index) => (
          <HistoryEntry
            key={version.revision}
            {...{ form, version }}
            before={versions[index + 1] ?? null}
            isLatest={version.revision === revision}
            onRestore={() => setWanted(version)}
          />
        ))}
      </Box>
      {hasMore && most < MOST && (
        <Button onClick={() => setMost(Math.min(MOST, most + AT_ONCE))}>
          {t('officeForm.olderChanges')}
        </Button>
      )}
      <ConfirmDialog
        open={wanted !== null}
        title={t('officeForm.restoreVersion')}
        does={t('officeForm.restore')}
        onConfirm={restore}
        onClose={() => setWanted(null)}
      >
        {wanted && t('officeForm.restoreVersionHint', { date: instant(wanted.at) })}
      </ConfirmDialog>
    </Box>
  );
}
