const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const;

/** `812 bytes`, `3.4 kB`, `128 kB`, `5.2 MB`. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const amount = bytes / 1000 ** power;
  const digits = power > 0 && amount < 10 ? 1 : 0;
  return `${amount.toFixed(digits)} ${UNITS[power]}`;
}
