type Cell = string | number;

/** Signs by which a spreadsheet knows a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) && !isAmount(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `-900.00` is no formula. */
const isAmount = (text: string): boolean => /^-?\d+(\.\d+)?$/.test(text);

/** Rows as RFC 4180 has them, with the byte order mark by which Excel knows the letters. */
export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
