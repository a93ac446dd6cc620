import { expect, it } from 'vitest';
import { ROWS_SHOWN, readTable } from './read-table.ts';

const HEADER = ['Report_Name', 'Report_ID', ...Array.from({ length: 11 }, (_, n) => `Label_${n}`)];
const table = (rows: number) =>
  `\uFEFF${[
    ...HEADER.map((label) => `${label}\t${label === 'Report_ID' ? 'TR' : ''}\t`),
    '\t\t',
    'Title\tMetric_Type\tMay-2026',
    ...Array.from({ length: rows }, (_, n) => `Estuaries\tTotal_Item_Requests\t${n}`),
  ].join('\n')}\n`;

it('reads header, heads and rows', () => {
  expect(readTable(table(2))).toEqual({
    header: [['Report_ID', 'TR']],
    heads: ['Title', 'Metric_Type', 'May-2026'],
    rows: [
      ['Estuaries', 'Total_Item_Requests', '0'],
      ['Estuaries', 'Total_Item_Requests', '1'],
    ],
    count: 2,
  });
});

it('shows some of many rows, and says how many there are', () => {
  const { rows, count } = readTable(table(ROWS_SHOWN + 30));
  expect([rows.length, count]).toEqual([ROWS_SHOWN, ROWS_SHOWN + 30]);
});

it('reads a report without rows', () => {
  expect(readTable(table(0))).toMatchObject({ rows: [], count: 0 });
});
