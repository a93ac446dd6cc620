import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { ConferenceSession } from '@quire/model/entities/conference';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useId, useState } from 'react';

type Facts = Pick<ConferenceSession, 'title' | 'day' | 'from' | 'to' | 'room' | 'chairs'>;

interface SessionDialogProps {
  /** Null for a new session. */
  readonly session: ConferenceSession | null;
  readonly firstDay: string;
  readonly onKeep: (facts: Facts) => void;
  readonly onRemove: (() => void) | null;
  readonly onClose: () => void;
}

const FIELDS = [
  ['title', t('office.title'), 'text'],
  ['day', t('officeConference.day'), 'date'],
  ['from', t('officeConference.from'), 'time'],
  ['to', t('officeConference.to'), 'time'],
  ['room', t('officeConference.room'), 'text'],
] as const;

/** The details of a session; day, time and room decide its place in the programme. */
export function SessionDialog({
  session,
  firstDay,
  onKeep,
  onRemove,
  onClose,
}: SessionDialogProps) {
  const titleId = useId();
  const [facts, setFacts] = useState(() => ({
    ...{ title: '', day: firstDay, from: '', to: '', room: '' },
    ...(session ?? {}),
    chairs: session?.chairs.join(', ') ?? '',
  }));
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  function keep(event: FormEvent) {
    event.preventDefault();
    const { title, day, from, to, room } = facts;
    const found: Record<string, string> = {};
    if (title.trim() === '') found.title = t('officeConference.enterTitle');
    if (day === '') found.day = t('officeConference.enterDay');
    if (to !== '' && to <= from) found.to = t('officeConference.endAfterStart');
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const chairs = facts.chairs
      .split(',')
      .map((chair) => chair.trim())
      .filter(Boolean)
      .slice(0, 10);
    onKeep({ title: title.trim(), day, from, to, room: room.trim(), chairs });
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <Box component="form" method="post" noValidate onSubmit={keep}>
        <DialogTitle id={titleId}>
          {session ? t('officeConference.editSession') : t('officeConference.addSession')}
        </DialogTitle>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {FIELDS.map(([field, label, type]) => (
              <TextField
                key={field}
                label={label}
                type={type}
                value={facts[field]}
                error={problems[field] !== undefined}
                helperText={problems[field]}
                onChange={({ target }) => setFacts({ ...facts, [field]: target.value })}
                slotProps={{
                  htmlInput: type === 'text' ? { maxLength: field === 'room' ? 120 : 200 } : {},
                  ...(type === 'text' ? {} : { inputLabel: { shrink: true } }),
                }}
                sx={field === 'title' ? { gridColumn: '1 / -1' } : {}}
              />
            ))}
            <TextField
              label={t('officeConference.chairs')}
              value={facts.chairs}
              helperText={t('officeConference.separatedByCommas')}
              onChange={({ target }) => setFacts({ ...facts, chairs: target.value })}
              sx={{ gridColumn: '1 / -1' }}
            />
          </Box>
        </DialogContent>
        <DialogActions>
          {onRemove && (
            <Button color="error" onClick={onRemove} sx={{ mr: 'auto' }}>
              {t('officeConference.removeSession')}
            </Button>
          )}
          <Button onClick={onClose}>{t('office.cancel')}</Button>
          <Button type="submit" variant="contained">
            {session ? t('officeConference.apply') : t('officeConference.addSession')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
