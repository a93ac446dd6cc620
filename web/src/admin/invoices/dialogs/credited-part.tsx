import { creditable, creditSums } from '@quire/model/charges/credit-sums';
import { openAmount, type StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
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
  const sums = creditSums(invoice, amount);
  const [net, tax] = [money(sums.net), money(sums.tax)];
  if (!isOpenInvoice(state)) {
    return t('officeInvoices.creditedMustBeRefunded', { net, tax });
  }
  const open = openAmount(invoice);
  if (amount < open) {
    return t('officeInvoices.creditedLeftToPay', { net, tax, amount: money(open - amount) });
  }
  if (invoice.paid <= invoice.refunded) return t('officeInvoices.creditedCancelled', { net, tax });
  return amount === open
    ? t('officeInvoices.creditedPaid', { net, tax })
    : t('officeInvoices.creditedTooMuch', { net, tax, amount: money(amount - open) });
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
      label={t('officeInvoices.amountIncludingTax')}
      problem={typed === '' ? null : problem}
      help={
        isShown
          ? creditedPart(invoice, units)
          : t('officeInvoices.atMost', { amount: formatMoney(most, currency) })
      }
    />
  );
}
