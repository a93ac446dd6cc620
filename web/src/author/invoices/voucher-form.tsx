import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { t } from '@quire/model/messages/t';
import type { FormEvent } from 'react';
import { z } from 'zod';
import { call } from '../../data/calls.ts';
import { useSentForm } from './use-sent-form.ts';
import { useStoredValue } from './use-stored-value.ts';

const TypedSchema = z.object({ code: z.string() });
const LEAST = 4;

/** A voucher's code. */
export function VoucherForm({
  uid,
  submission,
}: {
  readonly uid: string;
  readonly submission: string;
}) {
  const typed = useStoredValue(`quire:voucher:${uid}:${submission}`, TypedSchema, { code: '' });
  const sending = useSentForm();
  const code = typed.value.code.trim();
  async function redeem(event: FormEvent) {
    event.preventDefault();
    if (code.length < LEAST) {
      sending.setProblems({ code: t('authorInvoices.codeNeeded') });
    } else if (await sending.send(() => call('redeemVoucher', { submission, code }))) {
      typed.forget();
      return;
    }
    document.getElementById('voucher-code')?.focus();
  }
  const problem = sending.problems.code ?? sending.problem ?? undefined;
  return (
    <Box
      component="form"
      method="post"
      noValidate
      onSubmit={redeem}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-start', mt: 3 }}
    >
      <TextField
        id="voucher-code"
        label={t('authorInvoices.voucher')}
        value={typed.value.code}
        error={problem !== undefined}
        helperText={problem ?? t('authorInvoices.voucherHint')}
        onChange={({ target }) => {
          sending.setProblems({});
          typed.set({ code: target.value });
        }}
        slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', spellCheck: false } }}
        sx={{ flex: '1 1 14rem' }}
      />
      <Button type="submit" variant="outlined" loading={sending.busy} sx={{ mt: 1 }}>
        {t('authorInvoices.redeem')}
      </Button>
    </Box>
  );
}
