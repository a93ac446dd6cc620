import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { call } from '../../data/calls.ts';
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
    <Panel title="E-mail address">
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        Your account’s e-mail address is <strong>{email}</strong>. You sign in with it and receive
        e-mails there.
      </Typography>
      <form method="post" noValidate onSubmit={ask}>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ alignItems: 'start' }}>
          <TextField
            label="New address"
            type="email"
            name="new-email"
            autoComplete="email"
            value={wanted}
            error={isWrong}
            helperText={
              isWrong ? 'Enter an e-mail address.' : 'We will send a link to this address.'
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
            Send link
          </Button>
        </Stack>
        <DoneNote>
          {sentTo && `We have sent a link to ${sentTo}. Your address changes when you open it.`}
        </DoneNote>
        <ProblemNote>{asking.problem}</ProblemNote>
      </form>
    </Panel>
  );
}
