import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { VoucherDataSchema } from '@quire/model/entities/voucher';
import { t } from '@quire/model/messages/t';
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
        title={t('officeDiscounts.voucherCode')}
        does={t('officeDiscounts.copyCode')}
        leaves={t('office.close')}
        onClose={onClose}
        onConfirm={() => navigator.clipboard.writeText(code)}
      >
        <Stack spacing={2}>
          <Typography component="output" sx={{ fontFamily: 'monospace', fontSize: '1.25rem' }}>
            {code}
          </Typography>
          <Alert severity="warning">{t('officeDiscounts.copyCodeNow')}</Alert>
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
      title={t('officeDiscounts.newVoucher')}
      does={t('officeDiscounts.createVoucher')}
      disabled={!data.success}
      onConfirm={make}
      // The dialog also closes after the voucher is created, and its code replaces it.
      onClose={() => (made.current === null ? onClose() : onMade(made.current))}
    >
      <Stack spacing={2} sx={{ pt: 1 }}>
        <ValueField value={value} onChange={setValue} />
        <JournalsField known={known} chosen={journals} onChange={setJournals} />
        <TextField
          label={t('officeDiscounts.forOnePerson')}
          type="email"
          value={email}
          error={isWrong('email')}
          helperText={t('officeDiscounts.forOnePersonHint')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <TextField
          label={t('officeDiscounts.numberOfUses')}
          value={uses}
          error={isWrong('uses')}
          helperText={t('officeDiscounts.numberOfUsesHint')}
          onChange={(event) => setUses(event.target.value)}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          type="date"
          label={t('officeDiscounts.lastDay')}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <TextField
          label={t('officeDiscounts.note')}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          helperText={t('officeDiscounts.voucherNoteHint')}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
