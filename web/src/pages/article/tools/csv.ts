/** Rows as a file for spreadsheets (RFC 4180). What a spreadsheet would run as a formula is text. */
export function csv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(field).join(',')).join('\r\n');
}

function field(value: string): string {
  const text = /^[=@\t\r]|^[+-](?![\d.])/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
