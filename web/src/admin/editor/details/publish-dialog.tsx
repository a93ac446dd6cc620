import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { REPLACEMENT_NOTE_MIN } from '@quire/model/replacement-note';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { instantOf, localOf, zoneOf } from '../../kit/local-zone.ts';
import type { PublishChoice } from './publish.ts';

interface PublishDialogProps {
  readonly revision: number;
  /** The version that readers see now and that would be replaced; 0: none. */
  readonly replaces: number;
  /** Whether it can be scheduled; a published article cannot. */
  readonly mayWait: boolean;
  readonly onClose: () => void;
  /** Rejects with what prevents publication. */
  readonly onPublish: (choice: PublishChoice) => Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Tomorrow at nine, a suitable time for publication. */
function tomorrow(): string {
  const at = new Date(Date.now() + 24 * HOUR_MS);
  at.setHours(9, 0, 0, 0);
  return localOf(at);
}

/**
 * Publishes now, or at a time in the time zone of this device. Asks for a reason if it replaces a published version.
 */
export function PublishDialog(props: PublishDialogProps) {
  const { revision, replaces, mayWait, onClose, onPublish } = props;
  const [when, setWhen] = useState<'now' | 'at'>('now');
  const [local, setLocal] = useState(tomorrow);
  const [reason, setReason] = useState('');
  const note = reason.trim();
  const isReplacement = replaces > 0;
  const at = instantOf(local);
  const isPast = at !== null && at.getTime() <= Date.now();
  const isWrong = when === 'at' && (at === null || isPast);
  const lacksReason = isReplacement && note.length < REPLACEMENT_NOTE_MIN;
  return (
    <ConfirmDialog
      open
      title={
        isReplacement
          ? t('officeEditorDetails.replaceTitle')
          : t('officeEditorDetails.publishTitle')
      }
      does={
        when === 'at'
          ? t('officeEditorDetails.schedule')
          : isReplacement
            ? t('officeEditorDetails.replace')
            : t('officeEditorDetails.publishNow')
      }
      disabled={isWrong || lacksReason}
      onConfirm={() =>
        onPublish({
          ...(when === 'at' && at ? { at: at.toISOString() } : {}),
          ...(isReplacement ? { note } : {}),
        })
      }
      onClose={onClose}
    >
      <Typography gutterBottom>
        {isReplacement
          ? t('officeEditorDetails.replaceHint', { revision, replaces })
          : t('officeEditorDetails.publishHint', { revision })}
      </Typography>
      {isReplacement && (
        <TextField
          label={t('officeEditorDetails.replaceReason')}
          multiline
          minRows={3}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText={
            lacksReason
              ? t('officeEditorDetails.replaceReasonShort', { least: REPLACEMENT_NOTE_MIN })
              : t('officeEditorDetails.replaceReasonHint')
          }
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
          sx={{ mt: 1 }}
        />
      )}
      {mayWait && (
        <RadioGroup
          aria-label={t('officeEditorDetails.when')}
          value={when}
          onChange={(_, value) => setWhen(value === 'at' ? 'at' : 'now')}
        >
          <FormControlLabel value="now" control={<Radio />} label={t('officeEditorDetails.now')} />
          <FormControlLabel
            value="at"
            control={<Radio />}
            label={t('officeEditorDetails.setTime')}
          />
        </RadioGroup>
      )}
      {when === 'at' && (
        <TextField
          type="datetime-local"
          label={t('officeEditorDetails.dateAndTime')}
          value={local}
          error={isWrong}
          helperText={isPast ? t('officeEditorDetails.timePast') : zoneOf(at ?? new Date())}
          onChange={(event) => setLocal(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        />
      )}
    </ConfirmDialog>
  );
}
