const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

const PLAIN = /^(\d{1,9})(?:\.(\d*))?$/;
/** In English, commas separate groups of three digits. */
const GROUPED = /^(\d{1,3}(?:,\d{3})+)(?:\.(\d*))?$/;
/** `1.250,50`, `200,00`: as in much of Europe. A comma before three digits is not a decimal comma. */
const CONTINENTAL = /^(\d{1,3}(?:\.\d{3})+|\d{1,9}),(\d{1,2})$/;
const WHOLE_MOST = 9;

/**
 * What a person typed (`900`, `1,250.50`, `1.250,50`) in the currency's smallest unit; anything that is not an
 * amount, or is ambiguous, stays text.
 */
export function smallestUnits(typed: string, currency: string): number | string {
  const text = typed.replaceAll(/[\s’']/g, '');
  const digits = digitsOf(currency);
  const match = PLAIN.exec(text) ?? GROUPED.exec(text) ?? CONTINENTAL.exec(text);
  const whole = (match?.[1] ?? '').replaceAll(/[.,]/g, '');
  const part = match?.[2] ?? '';
  if (whole === '' || whole.length > WHOLE_MOST || part.length > digits) return typed.trim();
  return Number(whole + part.padEnd(digits, '0'));
}

/** An amount of a record as it is typed: `90000` in EUR is `900.00`. */
export function inUnits(value: unknown, currency: string): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  const digits = digitsOf(currency);
  return (value / 10 ** digits).toFixed(digits);
}
