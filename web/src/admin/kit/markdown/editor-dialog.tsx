import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { t } from '@quire/model/messages/t';
import type { ReactNode } from 'react';

interface EditorDialogProps {
  readonly title: string;
  /** The label of the confirming button. */
  readonly does?: string;
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
  readonly isWide?: boolean;
  readonly onDo?: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog with a form over the editor: Enter submits it, Escape closes it. */
export function EditorDialog({ title, does, onDo, onClose, children, ...rest }: EditorDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={rest.isWide ? 'lg' : 'sm'}
      aria-labelledby="editor-dialog"
    >
      <form
        style={{ display: 'contents' }}
        onSubmit={(event) => {
          event.preventDefault();
          // React events bubble from the dialog to the page, so its submit must not reach another form.
          event.stopPropagation();
          onDo?.();
        }}
      >
        <DialogTitle id="editor-dialog">{title}</DialogTitle>
        <DialogContent>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{does ? t('office.cancel') : t('office.close')}</Button>
          {does && (
            <Button
              type="submit"
              variant="contained"
              loading={rest.isBusy ?? false}
              disabled={rest.isDisabled ?? false}
            >
              {does}
            </Button>
          )}
        </DialogActions>
      </form>
    </Dialog>
  );
}
