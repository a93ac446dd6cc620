import { creditable, creditSums } from '@quire/model/charges/credit-sums';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { formatMoney } from '@quire/model/money';
import { isOpenInvoice } from '@quire/model/states/invoice';
import { smallestUnits } from '../../kit/money-units.ts';
import { AmountField } from './amount-field.tsx';
import { amountProblem } from './amount-problem.ts';

interface CreditedPartProps {
  readonly invoice: StoredInvoice;
  readonly typed: string;
  readonly onChange: (typed: string) => void;
}

/** The net and tax of a credit note, and its effect on the invoice. */
export function creditedPart(invoice: StoredInvoice, amount: number): string {
  const { currency, state } = invoice;
  const money = (units: number) => formatMoney(units, currency);
  const { net, tax } = creditSums(invoice, amount);
  const split = `${money(net)} net and ${money(tax)} tax.`;
  if (!isOpenInvoice(state)) return `${split} The amount already paid must be refunded.`;
  const open = openAmount(invoice);
  if (amount < open) return `${split} ${money(open - amount)} is left to pay.`;
  if (invoice.paid <= invoice.refunded)
    return `${split} Nothing is left: the invoice is cancelled.`;
  return amount === open
    ? `${split} Nothing is left to pay: the invoice is paid.`
    : `${split} The invoice is paid, and ${money(amount - open)} must be refunded.`;
}

/** The amount to credit, including tax. */
export function CreditedPart({ invoice, typed, onChange }: CreditedPartProps) {
  const { currency } = invoice;
  const most = creditable(invoice);
  const problem = amountProblem(typed, currency, most);
  const units = smallestUnits(typed, currency);
  const isShown = problem === null && typeof units === 'number';
  return (
    <AmountField
      {...{ currency, typed, onChange }}
      label="Amount including tax"
      problem={typed === '' ? null : problem}
      help={isShown ? creditedPart(invoice, units) : `At most ${formatMoney(most, currency)}.`}
    />
  );
}
