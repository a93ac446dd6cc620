import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { creditOfRefund, type StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { isOpenInvoice } from '@quire/model/states/invoice';

/** Whether a credit note goes with a refund, and what it says. */
export interface RefundCredit {
  readonly isWanted: boolean;
  readonly reason: string;
}

/** What goes back of a settled invoice is not owed any more; of an open one, it mostly is paid again. */
export const firstRefundCredit = ({ state }: StoredInvoice): RefundCredit => ({
  isWanted: !isOpenInvoice(state),
  reason: 'Refund',
});

/** The credit note's reason, where there is to be one of this refund. */
export const creditReasonOf = (
  invoice: StoredInvoice,
  amount: number,
  { isWanted, reason }: RefundCredit,
): { readonly creditReason?: string } =>
  isWanted && creditOfRefund(invoice, amount) > 0 ? { creditReason: reason } : {};

/** Whether what is written is enough. */
export const isRefundCredit = ({ isWanted, reason }: RefundCredit): boolean =>
  !isWanted || reason.trim() !== '';

interface RefundCreditFieldsProps {
  readonly invoice: StoredInvoice;
  /** In the smallest unit. */
  readonly amount: number;
  readonly credit: RefundCredit;
  readonly onChange: (credit: RefundCredit) => void;
}

/** Offers the credit note that goes with a refund. Nothing where what goes back was never asked for. */
export function RefundCreditFields({ invoice, amount, credit, onChange }: RefundCreditFieldsProps) {
  const off = creditOfRefund(invoice, amount);
  if (off === 0) return null;
  const money = formatMoney(off, invoice.currency);
  return (
    <>
      <FormControlLabel
        label={`With a credit note of ${money}: so much less is asked for`}
        control={
          <Checkbox
            checked={credit.isWanted}
            onChange={(_, isWanted) => onChange({ ...credit, isWanted })}
          />
        }
      />
      {credit.isWanted ? (
        <TextField
          label="Why"
          multiline
          value={credit.reason}
          error={!isRefundCredit(credit)}
          onChange={(event) => onChange({ ...credit, reason: event.target.value })}
          helperText="Printed on the credit note."
          slotProps={{ htmlInput: { maxLength: 2_000 } }}
        />
      ) : (
        <Typography variant="body2" color="text.secondary">
          {isOpenInvoice(invoice.state)
            ? `${money} are owed again then.`
            : `Without it, ${money} stay owed in your bookings.`}
        </Typography>
      )}
    </>
  );
}
