import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { messageOf } from '../../signed-in/message-of.ts';
import { dismissNotice, tell, tellFailure, useNotice } from './notices.ts';

/** Long enough to read and to undo; deleted records can also be restored later from the bin. */
const UNDO_MS = 12_000;
const SHOWN_MS = 5_000;

/** Says what was done, with “Undo” if possible. */
export function NoticeBar() {
  const notice = useNotice();
  const [busy, setBusy] = useState(false);
  if (!notice) return null;
  const { undo } = notice;
  async function takeBack() {
    if (!undo) return;
    setBusy(true);
    try {
      await undo();
      tell(t('officeKit.undone'));
    } catch (error) {
      tellFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Snackbar
      key={notice.id}
      open
      autoHideDuration={undo ? UNDO_MS : SHOWN_MS}
      // Escape closes the open menu or dialog, and must not close “Undo” with it.
      onClose={(_, reason) => reason === 'timeout' && dismissNotice()}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    >
      <Alert
        severity={notice.severity}
        onClose={dismissNotice}
        sx={{ boxShadow: 6, border: 1, borderColor: 'divider' }}
        {...(undo && {
          action: (
            <Button color="inherit" size="small" loading={busy} onClick={() => void takeBack()}>
              {t('office.undo')}
            </Button>
          ),
        })}
      >
        {notice.text}
      </Alert>
    </Snackbar>
  );
}
