import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import type { CategoryKind } from '@quire/model/entities/category';
import { t } from '@quire/model/messages/t';
import { useRef, useState } from 'react';
import { type FoundRecord, recordsWith } from '../../data/live/office/records-with.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import { saveChanged } from '../kit/save-changed.ts';
import { USED_IN } from './category-kinds.ts';
import { type RenamePorts, type RenameReport, renameIn } from './rename-run.ts';

export interface Renamed {
  readonly kind: CategoryKind;
  readonly before: string;
  readonly after: string;
}

const PORTS: RenamePorts = {
  find: ({ kind, only, field }, value, most) => recordsWith(kind, { only, field, value, most }),
  save: ({ kind, field }, { id, revision, record }: FoundRecord, values) =>
    saveChanged(kind, { id, record, revision, deletedAt: undefined }, { [field]: values }),
};

/** Offers to rename a renamed category in the records that use it. */
export function RenameDialog({ renamed, onClose }: { renamed: Renamed; onClose: () => void }) {
  const { kind, before, after } = renamed;
  const uses = USED_IN[kind];
  const [state, setState] = useState<'asked' | 'running' | 'over'>('asked');
  const [report, setReport] = useState<RenameReport>({ done: 0, failed: 0, isMore: false });
  const [problem, setProblem] = useState<string | null>(null);
  const isStopped = useRef(false);

  async function run() {
    isStopped.current = false;
    setState('running');
    setProblem(null);
    try {
      setReport(
        await renameIn(PORTS, uses, { before, after }, (soFar) => {
          setReport(soFar);
          return !isStopped.current;
        }),
      );
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setState('over');
    }
  }
  const { done, failed, isMore } = report;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="rename">
      <DialogTitle id="rename">
        {state === 'over' ? t('officeCategory.renamed') : t('officeCategory.renameTitle', { kind })}
      </DialogTitle>
      <DialogContent>
        {state === 'asked' && <>{t('officeCategory.renameText', { kind, before, after })}</>}
        {state === 'running' && (
          <LinearProgress aria-label={t('officeCategory.renaming')} sx={{ mb: 2 }} />
        )}
        {state !== 'asked' && (
          <div role="status">
            {failed > 0
              ? t('officeCategory.savedWithFailures', { done, failed })
              : t('officeCategory.saved', { done })}
            {isMore && ` ${t('officeCategory.thereAreMore')}`}
          </div>
        )}
        {problem && <Alert severity="error">{problem}</Alert>}
      </DialogContent>
      <DialogActions>
        {state === 'running' ? (
          <Button
            onClick={() => {
              isStopped.current = true;
            }}
          >
            {t('officeCategory.stop')}
          </Button>
        ) : (
          <Button onClick={onClose}>
            {state === 'over' ? t('office.close') : t('officeCategory.keepOldName')}
          </Button>
        )}
        {(state === 'asked' || isMore) && (
          <Button variant="contained" onClick={() => void run()}>
            {t('officeCategory.rename')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
