import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { instantOf, localOf, zoneOf } from '../../kit/local-zone.ts';

interface PublishDialogProps {
  readonly revision: number;
  /** It can be published at a time: what readers see already cannot. */
  readonly mayWait: boolean;
  readonly onClose: () => void;
  /** Without a time: now. Rejects with what keeps it from readers. */
  readonly onPublish: (at: string | undefined) => Promise<void>;
}

const HOUR_MS = 3_600_000;

/** Tomorrow at nine, which is when people look. */
function tomorrow(): string {
  const at = new Date(Date.now() + 24 * HOUR_MS);
  at.setHours(9, 0, 0, 0);
  return localOf(at);
}

/** Now, or at a time in the zone of this device. */
export function PublishDialog({ revision, mayWait, onClose, onPublish }: PublishDialogProps) {
  const [when, setWhen] = useState<'now' | 'at'>('now');
  const [local, setLocal] = useState(tomorrow);
  const at = instantOf(local);
  const isPast = at !== null && at.getTime() <= Date.now();
  const isWrong = when === 'at' && (at === null || isPast);
  return (
    <ConfirmDialog
      open
      title="Publish"
      does={when === 'now' ? 'Publish now' : 'Set the time'}
      disabled={isWrong}
      onConfirm={() => onPublish(when === 'at' ? at?.toISOString() : undefined)}
      onClose={onClose}
    >
      <Typography gutterBottom>
        Readers get version {revision}. What is published is never taken back: it can be corrected,
        or retracted with a notice.
      </Typography>
      {mayWait && (
        <RadioGroup
          aria-label="When"
          value={when}
          onChange={(_, value) => setWhen(value === 'at' ? 'at' : 'now')}
        >
          <FormControlLabel value="now" control={<Radio />} label="Now" />
          <FormControlLabel value="at" control={<Radio />} label="At a time" />
        </RadioGroup>
      )}
      {when === 'at' && (
        <TextField
          type="datetime-local"
          label="Day and time"
          value={local}
          error={isWrong}
          helperText={isPast ? 'This time is over: choose a later one.' : zoneOf(at ?? new Date())}
          onChange={(event) => setLocal(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        />
      )}
    </ConfirmDialog>
  );
}
