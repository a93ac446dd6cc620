import { partsOfRow, styleHref, styleParts } from '../made/client-assets.ts';

/** One for each page module, as long as the server runs. */
const made = new Map<string, string>();

/**
 * The style of a page: the rules that it can need, in their order. `app/whole-style.ts` puts the
 * rest in its place when the reader goes on to another page.
 *
 * @param rows the paths of the rows that matched
 */
export function pageStyle(rows: readonly string[]): string {
  const row = rows.find((path) => path !== '*' && path in partsOfRow) ?? '*';
  const known = made.get(row);
  if (known !== undefined) return known;
  const css = (partsOfRow[row] ?? []).map((part) => styleParts[part]).join('');
  const tag = `<style data-whole="${styleHref}">${css}</style>`;
  made.set(row, tag);
  return tag;
}
