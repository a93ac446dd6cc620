/** Cells that say that there is nothing: they stay last, whichever way a column is sorted. */
const NOTHING = /^[-–—−.]?$|^n\/?[ad]\.?$/i;
/** `1,234.5`, `−0.3 ± 0.1`, `< 0.05`, `12%`, `1.2e−3`: what a cell begins with counts. */
const NUMBER = /^[$<>≤≥~≈(\s]*([-+−–]?(?:\d[\d,\u00a0\u2009\u202f]*)?\.?\d+(?:e[-+−]?\d+)?)/i;

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

function numberOf(text: string): number {
  const found = NUMBER.exec(text)?.[1] ?? '';
  return Number.parseFloat(found.replace(/[−–]/g, '-').replace(/[,\u00a0\u2009\u202f]/g, ''));
}

/**
 * The order of the rows of a table by the texts of one column, as their places before. Numbers are
 * compared as numbers where all that the column says begins with one, else as words.
 */
export function sortOrder(texts: readonly string[], isDescending: boolean): number[] {
  const places = texts.map((_, place) => place);
  const said = places.filter((place) => !NOTHING.test(texts[place] ?? ''));
  const numbers = texts.map(numberOf);
  const areNumbers = said.every((place) => !Number.isNaN(numbers[place]));
  const compare = (a: number, b: number) =>
    areNumbers
      ? (numbers[a] ?? 0) - (numbers[b] ?? 0)
      : collator.compare(texts[a] ?? '', texts[b] ?? '');
  const sorted = said.toSorted((a, b) => (isDescending ? compare(b, a) : compare(a, b)));
  return [...sorted, ...places.filter((place) => !said.includes(place))];
}
