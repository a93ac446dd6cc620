import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
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
      title={isReplacement ? 'Replace the published version' : 'Publish'}
      does={when === 'at' ? 'Schedule' : isReplacement ? 'Replace' : 'Publish now'}
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
          ? `Readers will see version ${revision} instead of version ${replaces}, which remains available. If the findings, the authors or any figures change, publish a correction instead.`
          : `Readers will see version ${revision}. A published version cannot be withdrawn. It can be corrected, or retracted with a notice.`}
      </Typography>
      {isReplacement && (
        <TextField
          label="Reason for the replacement"
          multiline
          minRows={3}
          required
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText={
            lacksReason
              ? `At least ${REPLACEMENT_NOTE_MIN} characters. Readers see it in the article’s list of versions.`
              : 'Readers see it in the article’s list of versions.'
          }
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
          sx={{ mt: 1 }}
        />
      )}
      {mayWait && (
        <RadioGroup
          aria-label="When"
          value={when}
          onChange={(_, value) => setWhen(value === 'at' ? 'at' : 'now')}
        >
          <FormControlLabel value="now" control={<Radio />} label="Now" />
          <FormControlLabel value="at" control={<Radio />} label="At a set time" />
        </RadioGroup>
      )}
      {when === 'at' && (
        <TextField
          type="datetime-local"
          label="Date and time"
          value={local}
          error={isWrong}
          helperText={
            isPast ? 'This time is in the past. Choose a later one.' : zoneOf(at ?? new Date())
          }
          onChange={(event) => setLocal(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        />
      )}
    </ConfirmDialog>
  );
}
