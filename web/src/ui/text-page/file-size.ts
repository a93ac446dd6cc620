import { locale } from '@quire/model/messages/language';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/**
 * `812 bytes`, `3.4 kB`, `128 kB`, `5.2 MB`, as the page's language writes them: a unit is left where rounding would
 * write 1000 of it.
 */
export function fileSize(bytes: number): string {
  let amount = bytes;
  let power = 0;
  while (Math.round(amount) >= 1000 && power < UNITS.length - 1) {
    amount /= 1000;
    power += 1;
  }
  const digits = power > 0 && amount < 9.95 ? 1 : 0;
  return amount.toLocaleString(locale(), {
    ...{ style: 'unit', unit: UNITS[power], unitDisplay: power > 0 ? 'short' : 'long' },
    ...{ minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false },
  });
}
