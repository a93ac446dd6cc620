import { locale } from './messages/language.ts';

interface MoneyFormat {
  readonly number: Intl.NumberFormat;
  readonly digits: number;
  readonly isCodeFirst: boolean;
}

const made: Record<string, MoneyFormat> = {};

/** Made once for a language and a currency: tables have an amount in each row. */
function moneyFormat(currency: string): MoneyFormat {
  const tag = locale();
  const name = tag + currency;
  const known = made[name];
  if (known) return known;
  const money = new Intl.NumberFormat(tag, {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
  });
  const digits = money.resolvedOptions().maximumFractionDigits ?? 2;
  const number = new Intl.NumberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const parts = money.formatToParts(1).map(({ type }) => type);
  const isCodeFirst = parts.indexOf('currency') < parts.indexOf('integer');
  const format = { number, digits, isCodeFirst };
  made[name] = format;
  return format;
}

/**
 * An amount in a currency's smallest unit as people read it: `90000`, `EUR` → `EUR 900.00`, in German `900,00 EUR`; a
 * currency without decimals (`90000`, `JPY`) → `JPY 90,000`. Always with the code, because a `$` alone says too little.
 * The same on the server and in every browser.
 */
export function formatMoney(amount: number, currency: string): string {
  const { number, digits, isCodeFirst } = moneyFormat(currency);
  const words = number.format(amount / 10 ** digits);
  return isCodeFirst ? `${currency} ${words}` : `${words} ${currency}`;
}
