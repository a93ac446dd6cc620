import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@quire/model/messages/t';
import type { OfficeMenuGroup } from './office-menu.ts';
import { shortcutsOf } from './shortcuts.ts';
import { ShortcutsTable } from './shortcuts-table.tsx';

interface ShortcutsDialogProps {
  readonly menu: readonly OfficeMenuGroup[];
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog opened by `?`. */
export function ShortcutsDialog({ menu, open, onClose }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth aria-labelledby="shortcuts-title">
      <DialogTitle id="shortcuts-title">{t('officeKit.keyboardShortcuts')}</DialogTitle>
      <DialogContent>
        <ShortcutsTable groups={shortcutsOf(menu)} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('office.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
