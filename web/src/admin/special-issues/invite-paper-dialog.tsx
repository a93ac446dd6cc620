import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { useState } from 'react';
import { CallError } from '../../data/call-error.ts';
import { call } from '../../data/calls.ts';
import { useCloseGuard } from '../kit/close-guard.tsx';
import { ConfirmDialog } from '../kit/confirm-dialog.tsx';
import { tell } from '../kit/notices.ts';

const FIELDS = [
  { name: 'name', label: t('office.name'), most: 80 },
  { name: 'email', label: t('officeSpecialIssues.emailAddress'), most: 254 },
  { name: 'topic', label: t('officeSpecialIssues.topicOptional'), most: 300 },
  { name: 'note', label: t('officeSpecialIssues.noteOptional'), most: 2_000 },
] as const;

const NOTHING = { name: '', email: '', topic: '', note: '' };

interface InvitePaperDialogProps {
  readonly issue: string;
  readonly onClose: () => void;
}

/** Invites a person by mail to write for a special issue. */
export function InvitePaperDialog({ issue, onClose }: InvitePaperDialogProps) {
  const [values, setValues] = useState(NOTHING);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const guard = useCloseGuard(onClose);
  async function invite() {
    const missing = {
      ...(values.name.trim() === '' && { name: t('officeSpecialIssues.enterName') }),
      ...(!/^\S+@\S+\.\S+$/.test(values.email.trim()) && {
        email: t('officeSpecialIssues.enterEmail'),
      }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) throw new CallError('input/invalid');
    try {
      await call('invitePaper', { ...values, email: values.email.trim(), issue });
    } catch (error) {
      if (error instanceof CallError && error.field) setProblems({ [error.field]: error.message });
      throw error;
    }
    guard.forget();
    tell(t('officeSpecialIssues.invitationSentTo', { email: values.email.trim() }));
  }
  return (
    <ConfirmDialog
      open
      title={t('officeSpecialIssues.inviteAuthor')}
      does={t('officeSpecialIssues.invite')}
      guard={guard}
      onConfirm={invite}
      onClose={onClose}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        {FIELDS.map(({ name, label, most }) => (
          <TextField
            key={name}
            label={label}
            value={values[name]}
            onChange={({ target }) => setValues((now) => ({ ...now, [name]: target.value }))}
            error={problems[name] !== undefined}
            helperText={problems[name]}
            autoFocus={name === 'name'}
            autoComplete="off"
            multiline={name === 'note'}
            minRows={name === 'note' ? 3 : undefined}
            slotProps={{ htmlInput: { maxLength: most } }}
          />
        ))}
        <Typography variant="body2" color="text.secondary">
          {t('officeSpecialIssues.inviteHint')}
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
