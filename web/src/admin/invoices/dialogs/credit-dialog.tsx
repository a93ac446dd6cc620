import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { creditable } from '@quire/model/charges/credit-sums';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { useState } from 'react';
import { call } from '../../../data/calls.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { smallestUnits } from '../../kit/money-units.ts';
import { tell } from '../../kit/notices.ts';
import { amountProblem } from './amount-problem.ts';
import { CreditedPart } from './credited-part.tsx';

interface CreditDialogProps {
  readonly invoice: StoredInvoice;
  readonly onClose: () => void;
}

/** Issues a credit note for all or part of an invoice. An invoice cancelled in full can be replaced. */
export function CreditDialog({ invoice, onClose }: CreditDialogProps) {
  const { id, number, currency, paid, refunded, credited, submission } = invoice;
  // An invoice written by hand is replaced by hand.
  const isByHand = submission === '';
  const left = creditable(invoice);
  const kept = paid - refunded;
  const [isPart, setPart] = useState(false);
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [reissue, setReissue] = useState(!isByHand);
  // One key for each dialog, so that a repeated request issues no second credit note.
  const [key] = useState(() => crypto.randomUUID());
  const units = smallestUnits(typed, currency);
  const isAmount = !isPart || amountProblem(typed, currency, left) === null;
  async function credit() {
    if (!isPart) {
      await call('creditInvoice', { invoice: id, reason, reissue });
      tell(reissue ? 'Invoice cancelled and reissued.' : 'Invoice cancelled by a credit note.');
    } else if (typeof units === 'number') {
      await call('creditPart', { invoice: id, key, amount: units, reason });
      tell(`${formatMoney(units, currency)} credited.`);
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      title={`Credit ${number ?? 'this invoice'}?`}
      does="Issue credit note"
      disabled={reason.trim() === '' || !isAmount}
      onConfirm={credit}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>
          An issued invoice cannot be changed. A credit note cancels all or part of it and is sent
          to the payer. This cannot be undone.
        </Typography>
        <RadioGroup
          aria-label="Amount to credit"
          value={isPart ? 'part' : 'all'}
          onChange={(_, value) => setPart(value === 'part')}
        >
          <FormControlLabel
            value="all"
            label={`${formatMoney(left, currency)}: the invoice is cancelled`}
            control={<Radio />}
          />
          <FormControlLabel value="part" label="Part of the invoice" control={<Radio />} />
        </RadioGroup>
        {isPart && <CreditedPart {...{ invoice, typed }} onChange={setTyped} />}
        {!isPart && kept > 0 && (
          <Typography>
            {formatMoney(kept, currency)} has been paid and must then be refunded.
          </Typography>
        )}
        <TextField
          label="Why"
          multiline
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText="Printed on the credit note."
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
        {!isPart && !isByHand && (
          <FormControlLabel
            label="Issue a new invoice with the current billing details"
            control={<Checkbox checked={reissue} onChange={(_, checked) => setReissue(checked)} />}
          />
        )}
        {!isPart && reissue && credited > 0 && (
          <Typography variant="body2" color="text.secondary">
            The new invoice is for the full fee, including the {formatMoney(credited, currency)}{' '}
            credited earlier.
          </Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
