import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { useId } from 'react';

interface KeyDialogProps {
  readonly name: string;
  readonly apiKey: string;
  readonly onClose: () => void;
}

/** The key of an institution, this once: the press keeps only its hash. */
export function KeyDialog({ name, apiKey, onClose }: KeyDialogProps) {
  const titleId = useId();
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('officeUsage.keyTitle', { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('officeUsage.keyHint')}</DialogContentText>
        <TextField
          fullWidth
          margin="normal"
          label={t('officeUsage.key')}
          value={apiKey}
          slotProps={{ htmlInput: { readOnly: true, dir: 'ltr' } }}
          onFocus={({ target }) => target.select()}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {t('office.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
