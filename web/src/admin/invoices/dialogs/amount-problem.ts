import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import { smallestUnits } from '../../kit/money-units.ts';

/** The problem with an amount that may be at most `most`; null if there is none. */
export function amountProblem(typed: string, currency: string, most: number): string | null {
  const amount = smallestUnits(typed, currency);
  if (typeof amount !== 'number') return t('officeInvoices.enterAmount');
  if (amount === 0) return t('officeInvoices.amountIsZero');
  return amount > most
    ? t('officeInvoices.amountTooLarge', { amount: formatMoney(most, currency) })
    : null;
}
