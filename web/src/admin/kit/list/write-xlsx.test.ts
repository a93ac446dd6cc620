import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Row } from '../../../data/live/office/list-request.ts';
import { EXPORT_FORMATS } from './export-formats.ts';
import type { Column } from './list-description.ts';
import { xlsxFile } from './write-xlsx.ts';

const parts = (bytes: Uint8Array) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, part]) => [path, strFromU8(part)]),
  );
/** Each part, read by an independent XML parser. */
const readCells = (bytes: Uint8Array) => {
  const sheet = parts(bytes)['xl/worksheets/sheet1.xml'] ?? '';
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)].map(
      ([, attributes = '', inside = '']) => ({
        type: /t="(\w+)"/.exec(attributes)?.[1] ?? 'n',
        text: inside.replace(/<[^>]*>/g, ''),
      }),
    ),
  );
};

it('has the parts of a workbook, each in its expected place', () => {
  const files = parts(xlsxFile('news', ['id'], []));
  expect(Object.keys(files).toSorted()).toEqual([
    ...['[Content_Types].xml', '_rels/.rels', 'xl/_rels/workbook.xml.rels'],
    ...['xl/styles.xml', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml'],
  ]);
  for (const path of ['/xl/workbook.xml', '/xl/styles.xml', '/xl/worksheets/sheet1.xml']) {
    expect(files['[Content_Types].xml']).toContain(`PartName="${path}"`);
  }
});

it('keeps numbers, words, symbols and gaps, and writes no text as a formula', () => {
  const [head, row] = readCells(
    xlsxFile('a', ['Title'], [['=1+1', 12.5, true, null, 'a <b> & "c"\u0000\ud800']]),
  );
  expect(head).toEqual([{ type: 'inlineStr', text: 'Title' }]);
  expect(row).toEqual([
    { type: 'inlineStr', text: '=1+1' },
    { type: 'n', text: '12.5' },
    { type: 'b', text: '1' },
    { type: 'n', text: '' },
    { type: 'inlineStr', text: 'a &lt;b&gt; &amp; &quot;c&quot;' },
  ]);
});

it('names the sheet without forbidden characters, in at most 31 characters', () => {
  const named = (name: string) =>
    /<sheet name="([^"]*)"/.exec(parts(xlsxFile(name, [], []))['xl/workbook.xml'] ?? '')?.[1];
  expect(named('bank: entries/all [x]')).toBe('bank  entries all  x');
  expect(named('x'.repeat(40))).toBe('x'.repeat(31));
  expect(named('')).toBe('List');
});

it('writes amounts of a list as numbers, and what only looks like a number as text', async () => {
  const column = (key: string, align?: 'right'): Column<string> => ({
    ...{ key, label: key, render: () => key, csv: (value) => value },
    ...(align ? { align } : {}),
  });
  const row = (id: string, record: string | null): Row<string> => ({
    ...{ id, record, revision: 1, deletedAt: undefined },
  });
  const columns = [column('amount', 'right'), column('code')];
  const pages = [[row('a', '-900.00')], [row('b', null)]];
  const [bytes] = await EXPORT_FORMATS.xlsx.file('a', columns, pages);
  if (!(bytes instanceof Uint8Array)) throw new Error('no bytes');
  expect(readCells(bytes).slice(1)).toEqual([
    [
      { type: 'inlineStr', text: 'a' },
      { type: 'n', text: '-900' },
      { type: 'inlineStr', text: '-900.00' },
    ],
    [
      { type: 'inlineStr', text: 'b' },
      { type: 'n', text: '' },
      { type: 'n', text: '' },
    ],
  ]);
});
