import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { tell } from '../notices.ts';
import type { FormDescription } from './form-description.ts';
import { HistoryPanel } from './history-panel.tsx';
import type { RecordFormState } from './use-record-form.ts';

interface FormActionsProps {
  readonly form: FormDescription;
  readonly state: RecordFormState;
  readonly id: string;
  /** The path of its list, shown after deleting. */
  readonly listPath: string;
  readonly canDelete: boolean;
  readonly onDeleted: () => void;
}

/** Beside the title of a record: its status, the public page, its history, and Delete. */
export function FormActions(props: FormActionsProps) {
  const { form, state, id, listPath, canDelete, onDeleted } = props;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { data, keeping } = state.live;
  const status = data?.status;
  const publicPath = data && form.publicPath?.(data);

  async function remove() {
    const base = keeping.revision;
    const deleted = await call('deleteRecord', { kind: form.kind, id, base });
    onDeleted();
    tell(t('officeForm.movedToBin'), async () => {
      await call('undeleteRecord', { kind: form.kind, id, base: deleted.revision });
    });
    await navigate(listPath);
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      {typeof status === 'string' && (
        <Chip size="small" variant="outlined" label={form.statusLabels?.[status] ?? status} />
      )}
      {publicPath && <Button href={publicPath}>{t('officeForm.viewPublicPage')}</Button>}
      <Button onClick={() => setHistoryOpen(true)}>{t('officeForm.history')}</Button>
      {canDelete && keeping.deletedAt === undefined && (
        <Button color="error" onClick={() => setAsking(true)}>
          {t('office.delete')}
        </Button>
      )}
      <HistoryPanel
        {...{ form, id }}
        revision={keeping.revision}
        open={isHistoryOpen}
        onClose={() => setHistoryOpen(false)}
      />
      <ConfirmDialog
        open={isAsking}
        title={t('officeForm.deleteTitle')}
        does={t('office.delete')}
        danger
        onConfirm={remove}
        onClose={() => setAsking(false)}
      >
        {t('officeForm.deleteHint')}
      </ConfirmDialog>
    </Stack>
  );
}
