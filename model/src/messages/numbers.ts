import { locale } from './language.ts';

/** `12345` → `12,345`, as the page's language writes it. */
export const formatNumber = (value: number): string => value.toLocaleString(locale());

/** `0.923` → `92%`; with one decimal, `92.3%`. */
export const formatPercent = (share: number, decimals = 0): string =>
  share.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: decimals });

const lists: Record<string, Intl.ListFormat> = {};

/** `['A', 'B', 'C']` → `A, B and C`. */
export function formatList(items: readonly string[]): string {
  const tag = locale();
  const format = lists[tag] ?? new Intl.ListFormat(tag);
  lists[tag] = format;
  return format.format(items);
}
