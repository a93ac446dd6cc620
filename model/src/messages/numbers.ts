import { locale } from './language.ts';

/** `12345` → `12,345`, as the page's language writes it. */
export const formatNumber = (value: number): string => value.toLocaleString(locale());

/** `['A', 'B', 'C']` → `A, B and C`. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(locale()).format(items);
