import { describe, expect, it } from 'vitest';
import { dataStart } from './data-start.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('the beginning of a file of data', () => {
  it('is read whichever sign is between the values', () => {
    const rows = [
      ['site', 'depth'],
      ['A', '1.5'],
    ];
    for (const text of ['site,depth\nA,1.5\n', 'site;depth\r\nA;1.5', 'site\tdepth\nA\t1.5\n']) {
      expect(dataStart(bytes(text), true)).toEqual({ rows, isWhole: true });
    }
  });

  it('keeps what is in quotes together, and fills short rows', () => {
    expect(dataStart(bytes('a,b\n"1, ""x""\n2"\n'), true).rows).toEqual([
      ['a', 'b'],
      ['1, "x"\n2', ''],
    ]);
  });

  it('has two hundred rows at most, and says whether these are all', () => {
    const file = (rows: number) => bytes(`n,m\n${'1,2\n'.repeat(rows)}`);
    expect(dataStart(file(200), true)).toMatchObject({ isWhole: true });
    const { rows, isWhole } = dataStart(file(201), true);
    expect([rows.length, isWhole]).toEqual([201, false]);
  });

  it('leaves out a row that is cut at the end of what was asked for', () => {
    const { rows, isWhole } = dataStart(bytes('n,m\n1,2\n3,4'), false);
    expect([rows, isWhole]).toEqual([
      [
        ['n', 'm'],
        ['1', '2'],
      ],
      false,
    ]);
  });

  it('reads UTF-8 that is cut in the middle of a letter, and what is not UTF-8', () => {
    const cut = bytes('Ort,Größe\nA,1\nB,ö').slice(0, -1);
    expect(dataStart(cut, false).rows[0]).toEqual(['Ort', 'Größe']);
    const latin = Uint8Array.from('Ort,Größe\nA,1\n', (sign) => sign.charCodeAt(0));
    expect(dataStart(latin, true).rows[0]).toEqual(['Ort', 'Größe']);
  });

  it('is empty for an empty file, and bounded for a very wide one', () => {
    expect(dataStart(bytes(''), true).rows).toEqual([]);
    const wide = dataStart(bytes(`${'a,'.repeat(500)}a\n${'x'.repeat(1_000)}\n`), true);
    expect(wide.rows.map(({ length }) => length)).toEqual([60, 60]);
    expect(wide.rows[1]?.[0]).toHaveLength(300);
    expect(wide.isWhole).toBe(false);
  });
});
