import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { creditable } from '@quire/model/charges/credit-sums';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
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
      tell(
        reissue
          ? t('officeInvoices.cancelledAndReissued')
          : t('officeInvoices.cancelledByCreditNote'),
      );
    } else if (typeof units === 'number') {
      await call('creditPart', { invoice: id, key, amount: units, reason });
      tell(t('officeInvoices.amountCredited', { amount: formatMoney(units, currency) }));
    }
  }
  return (
    <ConfirmDialog
      open
      danger
      title={
        number === null
          ? t('officeInvoices.asksCreditThis')
          : t('officeInvoices.asksCredit', { number })
      }
      does={t('officeInvoices.issueCreditNote')}
      disabled={reason.trim() === '' || !isAmount}
      onConfirm={credit}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography>{t('officeInvoices.creditHint')}</Typography>
        <RadioGroup
          aria-label={t('officeInvoices.amountToCredit')}
          value={isPart ? 'part' : 'all'}
          onChange={(_, value) => setPart(value === 'part')}
        >
          <FormControlLabel
            value="all"
            label={t('officeInvoices.creditAll', { amount: formatMoney(left, currency) })}
            control={<Radio />}
          />
          <FormControlLabel
            value="part"
            label={t('officeInvoices.creditPart')}
            control={<Radio />}
          />
        </RadioGroup>
        {isPart && <CreditedPart {...{ invoice, typed }} onChange={setTyped} />}
        {!isPart && kept > 0 && (
          <Typography>
            {t('officeInvoices.paidMustBeRefunded', { amount: formatMoney(kept, currency) })}
          </Typography>
        )}
        <TextField
          label={t('officeInvoices.why')}
          multiline
          minRows={2}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          helperText={t('officeInvoices.whyCreditHint')}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
        {!isPart && !isByHand && (
          <FormControlLabel
            label={t('officeInvoices.reissueNow')}
            control={<Checkbox checked={reissue} onChange={(_, checked) => setReissue(checked)} />}
          />
        )}
        {!isPart && reissue && credited > 0 && (
          <Typography variant="body2" color="text.secondary">
            {t('officeInvoices.reissueNowHint', { amount: formatMoney(credited, currency) })}
          </Typography>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
