import { describe, expect, it } from 'vitest';
import { fallbackFont } from './fallback-fonts.ts';
import { sliceFace } from './slice-face.ts';

/** The tables of a TrueType font, by their names. */
function tablesOf(face: Uint8Array): ReadonlyMap<string, Buffer> {
  const bytes = Buffer.from(face);
  const tables = new Map<string, Buffer>();
  for (let entry = 12; entry < 12 + 16 * bytes.readUInt16BE(4); entry += 16) {
    const from = bytes.readUInt32BE(entry + 8);
    const table = bytes.subarray(from, from + bytes.readUInt32BE(entry + 12));
    tables.set(bytes.toString('latin1', entry, entry + 4), table);
  }
  return tables;
}

/** The names that a font has, by their numbers in its name table. */
function namesOf(table: Buffer): Record<number, string> {
  const texts = table.subarray(table.readUInt16BE(4));
  const names = Array.from({ length: table.readUInt16BE(2) }, (_, place) => {
    const record = table.subarray(6 + 12 * place);
    const from = record.readUInt16BE(10);
    const text = Buffer.from(texts.subarray(from, from + record.readUInt16BE(8)));
    return [record.readUInt16BE(6), text.swap16().toString('utf16le')] as const;
  });
  return Object.fromEntries(names);
}

describe('the face of a slice', () => {
  it.each([
    ['骨', 400, 'Noto Sans SC', 'NotoSansSC-Regular'],
    ['骨', 700, 'Noto Sans SC', 'NotoSansSC-Bold'],
    ['த', 700, 'Noto Sans Tamil', 'NotoSansTamil-Bold'],
  ] as const)(
    'is static and has the weight and the names of %s in %i',
    async (letter, weight, family, name) => {
      const slice = fallbackFont(letter, 'sc');
      if (!slice) throw new Error(`There is no font for ${letter}.`);
      const tables = tablesOf(await sliceFace(slice, weight));
      expect([...tables.keys()]).toEqual(expect.arrayContaining(['glyf', 'cmap', 'name']));
      expect(tables.has('fvar')).toBe(false);
      expect(tables.get('OS/2')?.readUInt16BE(4)).toBe(weight);
      const names = namesOf(tables.get('name') ?? Buffer.alloc(0));
      expect(names).toMatchObject({ 1: family, 6: name });
    },
  );
});
