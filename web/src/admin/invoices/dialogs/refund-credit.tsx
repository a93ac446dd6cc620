import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { creditOfRefund, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { isOpenInvoice } from '@quire/model/states/invoice';

/** Whether a refund has a credit note, and its reason. */
export interface RefundCredit {
  readonly isWanted: boolean;
  readonly reason: string;
}

/** A refund of a settled invoice usually has a credit note; one of an open invoice is usually paid again. */
export const firstRefundCredit = ({ state }: StoredInvoice): RefundCredit => ({
  isWanted: !isOpenInvoice(state),
  reason: t('officeInvoices.refundReason'),
});

/** The reason of the credit note, if this refund has one. */
export const creditReasonOf = (
  invoice: StoredInvoice,
  amount: number,
  { isWanted, reason }: RefundCredit,
): { readonly creditReason?: string } =>
  isWanted && creditOfRefund(invoice, amount) > 0 ? { creditReason: reason } : {};

/** Whether the form is complete. */
export const isRefundCredit = ({ isWanted, reason }: RefundCredit): boolean =>
  !isWanted || reason.trim() !== '';

interface RefundCreditFieldsProps {
  readonly invoice: StoredInvoice;
  /** In the smallest unit. */
  readonly amount: number;
  readonly credit: RefundCredit;
  readonly onChange: (credit: RefundCredit) => void;
}

/** Offers a credit note with a refund. It renders nothing where the refund is of an overpayment. */
export function RefundCreditFields({ invoice, amount, credit, onChange }: RefundCreditFieldsProps) {
  const off = creditOfRefund(invoice, amount);
  if (off === 0) return null;
  const money = formatMoney(off, invoice.currency);
  return (
    <>
      <FormControlLabel
        label={t('officeInvoices.withCreditNote', { amount: money })}
        control={
          <Checkbox
            checked={credit.isWanted}
            onChange={(_, isWanted) => onChange({ ...credit, isWanted })}
          />
        }
      />
      {credit.isWanted ? (
        <TextField
          label={t('officeInvoices.why')}
          multiline
          value={credit.reason}
          error={!isRefundCredit(credit)}
          onChange={(event) => onChange({ ...credit, reason: event.target.value })}
          helperText={t('officeInvoices.whyCreditHint')}
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {isOpenInvoice(invoice.state)
            ? t('officeInvoices.dueAgain', { amount: money })
            : t('officeInvoices.remainsDue', { amount: money })}
        </Typography>
      )}
    </>
  );
}
