const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** What somebody typed (`900`, `1,250.50`) in the currency's smallest unit; what is no amount stays text. */
export function smallestUnits(typed: string, currency: string): number | string {
  const text = typed.replaceAll(/[,\s]/g, '');
  const digits = digitsOf(currency);
  const [, whole = '', part = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(text) ?? [];
  if (whole === '' || part.length > digits) return typed.trim();
  return Number(whole + part.padEnd(digits, '0'));
}

/** An amount of a record as it is typed: `90000` in EUR is `900.00`. */
export function inUnits(value: unknown, currency: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const digits = digitsOf(currency);
  return (value / 10 ** digits).toFixed(digits);
}
