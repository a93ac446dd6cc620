import Papa from 'papaparse';
import { expect, test } from 'vitest';
import type { Row } from '../../../data/live/office/list-request.ts';
import type { Column } from './list-description.ts';
import { csvHead, csvLines } from './write-csv.ts';

const COLUMNS: readonly Column<string>[] = [
  { key: 'title', label: 'Title', render: (title) => title, csv: (title) => title },
];
const row = (record: string | null): Row<string> => ({
  id: 'a',
  record,
  revision: 1,
  deletedAt: undefined,
});

test.each(['=1+1', '+1', '-1+2', '@SUM(A1)', '\t=1', '\r=1', '=cmd|"/c calc"!A1'])(
  'writes %j as text that spreadsheets do not execute',
  (formula) => {
    const [cells] = Papa.parse<string[]>(csvLines(COLUMNS, [row(formula)]).trimEnd()).data;
    expect(cells?.[1]).toBe(`'${formula}`);
  },
);

test('keeps quotes, commas and line breaks', () => {
  const text = 'A "tide", or\ntwo; Zürich';
  const file = csvHead(COLUMNS) + csvLines(COLUMNS, [row(text), row(null)]);
  expect(file.startsWith('\uFEFF')).toBe(true);
  expect(Papa.parse<string[]>(file.slice(1).trimEnd()).data).toEqual([
    ['id', 'Title'],
    ['a', text],
    ['a', ''],
  ]);
});
