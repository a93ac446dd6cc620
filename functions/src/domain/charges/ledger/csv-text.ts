type Cell = string | number;

/** Characters with which formulas start in a spreadsheet (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) && !isAmount(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `-900.00` is not a formula. */
const isAmount = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** Rows in the format of RFC 4180, with the byte order mark by which Excel recognises UTF-8. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
