import { locale } from './messages/language.ts';

/**
 * An amount in a currency's smallest unit as people read it: `90000`, `EUR` → `EUR 900.00`, in German `900,00 EUR`; a
 * currency without decimals (`90000`, `JPY`) → `JPY 90,000`. Always with the code, because a `$` alone says too little.
 * The same on the server and in every browser.
 */
export function formatMoney(amount: number, currency: string): string {
  const tag = locale();
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const number = new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
  const parts = money.formatToParts(1).map(({ type }) => type);
  const isCodeFirst = parts.indexOf('currency') < parts.indexOf('integer');
  return isCodeFirst ? `${currency} ${number}` : `${number} ${currency}`;
}
