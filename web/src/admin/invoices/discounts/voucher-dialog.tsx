import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { VoucherDataSchema } from '@quire/model/entities/voucher';
import { useRef, useState } from 'react';
import { call } from '../../../data/calls.ts';
import { useJournalKeys } from '../../../data/live/journal-keys.ts';
import type { Person } from '../../../session/use-person.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { JournalsField } from './journals-field.tsx';
import { ValueField } from './value-field.tsx';
import { type ValueTyped, valueTyped } from './value-typed.ts';

interface VoucherDialogProps {
  readonly person: Person;
  readonly onClose: () => void;
}

/** Creates a voucher and shows its code once. */
export function VoucherDialog({ person, onClose }: VoucherDialogProps) {
  const [code, setCode] = useState<string | null>(null);
  if (code !== null) {
    return (
      <ConfirmDialog
        open
        title="Voucher code"
        does="Copy code"
        leaves="Close"
        onClose={onClose}
        onConfirm={() => navigator.clipboard.writeText(code)}
      >
        <Stack spacing={2}>
          <Typography component="output" sx={{ fontFamily: 'monospace', fontSize: '1.25rem' }}>
            {code}
          </Typography>
          <Alert severity="warning">
            Copy the code now. It is not stored and cannot be shown again.
          </Alert>
        </Stack>
      </ConfirmDialog>
    );
  }
  return <VoucherForm person={person} onMade={setCode} onClose={onClose} />;
}

interface VoucherFormProps extends VoucherDialogProps {
  readonly onMade: (code: string) => void;
}

function VoucherForm({ person, onMade, onClose }: VoucherFormProps) {
  const [value, setValue] = useState<ValueTyped>({ unit: '%', text: '100' });
  const [journals, setJournals] = useState<readonly string[]>([]);
  const [email, setEmail] = useState('');
  const [uses, setUses] = useState('1');
  const [until, setUntil] = useState('');
  const [note, setNote] = useState('');
  // A long random key: the code cannot be guessed, and a repeated request creates no second voucher.
  const [key] = useState(() => `${crypto.randomUUID()}${crypto.randomUUID()}`);
  const made = useRef<string | null>(null);
  const known = useJournalKeys(person.claims, 'charge.edit');
  const data = VoucherDataSchema.safeParse({
    ...{ value: valueTyped(value), journals, email: email.trim(), uses: Number(uses), note },
    ...(until ? { until } : {}),
  });
  const isWrong = (field: string) =>
    data.error?.issues.some(({ path }) => path[0] === field) ?? false;
  async function make() {
    if (!data.success) return;
    const { code } = await call('saveVoucher', { key, data: data.data });
    made.current = code;
  }
  return (
    <ConfirmDialog
      open
      title="New voucher"
      does="Create voucher"
      disabled={!data.success}
      onConfirm={make}
      // The dialog also closes after the voucher is created, and its code replaces it.
      onClose={() => (made.current === null ? onClose() : onMade(made.current))}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ValueField value={value} onChange={setValue} />
        <JournalsField known={known} chosen={journals} onChange={setJournals} />
        <TextField
          label="For one person"
          type="email"
          value={email}
          error={isWrong('email')}
          helperText="Their e-mail address. Leave empty for anyone who has the code."
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label="Number of uses"
          value={uses}
          error={isWrong('uses')}
          helperText="Once for each manuscript."
          onChange={(event) => setUses(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          type="date"
          label="Last day"
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label="Note"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          helperText="For staff: who received it, and why."
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
