/** The text of an EPC069-12 code (“GiroCode”), from which a bank's app fills in the transfer. */
import { decimalAmount } from '@quire/model/currencies';
import { type Invoice, openAmount } from '@quire/model/entities/invoice';

const NAME_MAX = 70;
/** 999,999,999.99 */
const MOST = 99_999_999_999;

/** The code of an invoice in euros with an IBAN; null for all others. */
export function epcCode(
  invoice: Pick<
    Invoice,
    | 'kind'
    | 'state'
    | 'currency'
    | 'seller'
    | 'total'
    | 'paid'
    | 'refunded'
    | 'credited'
    | 'reference'
  >,
): string | null {
  const { kind, currency, seller, reference } = invoice;
  const amount = openAmount(invoice);
  if (kind !== 'invoice' || currency !== 'EUR' || !seller?.iban || amount < 1 || amount > MOST) {
    return null;
  }
  const name = seller.legalName.slice(0, NAME_MAX);
  const euros = `EUR${decimalAmount(amount, currency)}`;
  // Service, version, character set (UTF-8), transfer; the purpose is omitted; the reference is a structured one.
  return ['BCD', '002', '1', 'SCT', seller.bic, name, seller.iban, euros, '', reference].join('\n');
}
