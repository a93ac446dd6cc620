import { expect } from 'vitest';

/** What a row asks of each person: what was expected, and what the rules said. */
export type Row = Readonly<
  Record<string, { readonly expected: boolean; readonly actual: boolean }>
>;

/** Fails with both tables where they differ, a line for each row and a column for each person. */
export function expectTable(rows: Readonly<Record<string, Row>>): void {
  expect(write(rows, 'actual')).toEqual(write(rows, 'expected'));
}

function write(rows: Readonly<Record<string, Row>>, which: 'actual' | 'expected'): string[] {
  const widest = Math.max(...Object.keys(rows).map((name) => name.length));
  return Object.entries(rows).map(([name, row]) => {
    const cells = Object.entries(row).map(([who, verdict]) => (verdict[which] ? who : '·'));
    return `${name.padEnd(widest)} ${cells.join(' ')}`;
  });
}
