import { locale } from './language.ts';

/** `12345` → `12,345`, as the page's language writes it. */
export const formatNumber = (value: number): string => value.toLocaleString(locale());

/** `0.923` → `92%`; with one decimal, `92.3%`. */
export const formatPercent = (share: number, decimals = 0): string =>
  share.toLocaleString(locale(), { style: 'percent', maximumFractionDigits: decimals });

const lists: Record<string, Intl.ListFormat> = {};

function listFormat(): Intl.ListFormat {
  const tag = locale();
  const format = lists[tag] ?? new Intl.ListFormat(tag);
  lists[tag] = format;
  return format;
}

/** `['A', 'B', 'C']` → `A, B and C`. */
export const formatList = (items: readonly string[]): string => listFormat().format(items);

/** The same in pieces: items with their place in the list, and the words between them with null. */
export function listParts(
  items: readonly string[],
): { readonly place: number | null; readonly text: string }[] {
  let next = 0;
  return listFormat()
    .formatToParts(items)
    .map(({ type, value }) => ({ place: type === 'element' ? next++ : null, text: value }));
}
