import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { call } from '../../data/calls.ts';
import { messageOf } from '../../signed-in/message-of.ts';
import type { Holder } from './roles-dialog.tsx';

/** Finds the account of a person without roles by e-mail address. */
export function FindAccountForm({ onFound }: { readonly onFound: (holder: Holder) => void }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const email = String(new FormData(form).get('email') ?? '').trim();
    if (!email || busy) return;
    setBusy(true);
    setProblem(null);
    try {
      const { account } = await call('findAccount', { email });
      if (account) {
        form.reset();
        onFound(account);
      } else {
        setProblem(t('officePeople.noSuchAccount'));
      }
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box component="form" onSubmit={(event) => void find(event)}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          name="email"
          type="email"
          label={t('officePeople.findAccountLabel')}
          autoComplete="off"
          sx={{ flex: '1 1 16rem', width: 'auto', maxWidth: 380 }}
        />
        <Button type="submit" variant="outlined" loading={busy}>
          {t('officePeople.findAccount')}
        </Button>
      </Box>
      {problem && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
    </Box>
  );
}
