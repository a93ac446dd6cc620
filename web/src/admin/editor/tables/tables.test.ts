import { describe, expect, it } from 'vitest';
import {
  addColumn,
  addRow,
  NEW_TABLE,
  pasteCells,
  removeColumn,
  removeRow,
  turnAlign,
} from './edit-table.ts';
import { tableAt, writeTable } from './markdown-table.ts';

const TEXT =
  'Before.\n\n| Site | Depth |\n|:-----|------:|\n| A\\|B | 1.5 |\n| C |\n\nAfter | this.';

describe('a table in a text', () => {
  it('is found from any position in it, with its alignment, and written back unchanged', () => {
    const found = tableAt(TEXT, TEXT.indexOf('1.5'));
    expect(found?.table).toEqual({
      aligns: ['left', 'right'],
      rows: [
        ['Site', 'Depth'],
        ['A|B', '1.5'],
        ['C', ''],
      ],
    });
    expect(tableAt(TEXT, TEXT.indexOf('Site'))).toEqual(found);
    expect(TEXT.slice(found?.from, found?.to)).toBe(
      '| Site | Depth |\n|:-----|------:|\n| A\\|B | 1.5 |\n| C |',
    );
    const written = writeTable(found?.table ?? NEW_TABLE);
    expect(written).toBe('| Site | Depth |\n| :--- | ----: |\n| A\\|B |   1.5 |\n| C    |       |');
    expect(tableAt(written, 3)?.table).toEqual(found?.table);
  });

  it.each([
    ['Before', 0],
    ['After', TEXT.length - 2],
  ])('is not found in %s', (_, at) => {
    expect(tableAt(TEXT, at)).toBe(null);
  });
});

describe('editing a table', () => {
  it('keeps its header and its last column', () => {
    expect(removeRow(NEW_TABLE, 0)).toEqual(NEW_TABLE);
    const narrow = removeColumn(removeColumn(NEW_TABLE, 0), 0);
    expect(removeColumn(narrow, 0).aligns).toHaveLength(1);
  });

  it('adds, removes and aligns', () => {
    expect(addRow(NEW_TABLE, 0).rows).toHaveLength(4);
    expect(removeRow(NEW_TABLE, 1).rows).toHaveLength(2);
    expect(addColumn(NEW_TABLE, 2).rows.every((row) => row.length === 4)).toBe(true);
    expect(turnAlign(turnAlign(NEW_TABLE, 0), 0).aligns[0]).toBe('right');
  });

  it('grows for pasted cells', () => {
    const pasted = pasteCells(NEW_TABLE, 2, 2, 'a\tb\nc\td\n');
    expect(pasted.rows.map((row) => row.join(','))).toEqual([',,,', ',,,', ',,a,b', ',,c,d']);
  });
});
