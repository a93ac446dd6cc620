import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { t } from '@quire/model/messages/t';
import { type FormEvent, useState } from 'react';
import { call } from '../../data/calls.ts';
import { rich } from '../../messages/rich.ts';
import { Panel } from '../../signed-in/panel.tsx';
import { ProblemNote } from '../../signed-in/problem-note.tsx';
import { DoneNote } from '../kit/done-note.tsx';
import { useAction } from '../kit/use-action.ts';

const looksLikeAddress = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** The address that the person signs in with. A new one takes effect when its link is opened. */
export function AddressPanel({ email }: { email: string }) {
  const [wanted, setWanted] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [isWrong, setWrong] = useState(false);
  const asking = useAction();
  async function ask(event: FormEvent) {
    event.preventDefault();
    const address = wanted.trim();
    setSentTo('');
    setWrong(!looksLikeAddress(address));
    if (!looksLikeAddress(address)) return;
    const worked = await asking.run(async () => {
      await call('requestEmailChange', { email: address });
    });
    if (worked) setSentTo(address);
  }
  return (
    <Panel title={t('authorAccount.emailAddress')}>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        {rich('authorAccount.currentAddress', { address: <strong>{email}</strong> })}
      </Typography>
      <form method="post" noValidate onSubmit={ask}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'start' }}>
          <TextField
            label={t('authorAccount.newAddress')}
            type="email"
            name="new-email"
            autoComplete="email"
            value={wanted}
            error={isWrong}
            helperText={
              isWrong ? t('authorAccount.addressNeeded') : t('authorAccount.newAddressHint')
            }
            onChange={(event) => {
              setWanted(event.target.value);
              setWrong(false);
            }}
          />
          <Button
            type="submit"
            variant="outlined"
            loading={asking.busy}
            sx={{ minHeight: 56, flexShrink: 0 }}
          >
            {t('authorAccount.sendLink')}
          </Button>
        </Stack>
        <DoneNote>{sentTo && t('authorAccount.linkSent', { address: sentTo })}</DoneNote>
        <ProblemNote>{asking.problem}</ProblemNote>
      </form>
    </Panel>
  );
}
