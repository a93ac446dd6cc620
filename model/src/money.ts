/**
 * An amount in a currency's smallest unit as people read it: `90000`, `EUR` → `EUR 900.00`; a
 * currency without decimals (`90000`, `JPY`) → `JPY 90,000`. The code comes before the number,
 * because a `$` alone says too little. The same on the server and in every browser.
 */
export function formatMoney(amount: number, currency: string): string {
  const digits =
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
      .maximumFractionDigits ?? 2;
  const number = new Intl.NumberFormat('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits);
  return `${currency} ${number}`;
}
