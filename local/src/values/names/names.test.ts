import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareIds, comparePaths } from './document-path.ts';
import { formatFieldPath, parseFieldPath } from './field-path.ts';
import { parseDocumentName } from './resource-name.ts';

describe('ids', () => {
  it('sort numeric ids by number and before all others', () => {
    const ids = ['a', '__id10__', 'Z', '__id-3__', '__id9__', ''];
    expect(ids.sort(compareIds)).toEqual(['__id-3__', '__id9__', '__id10__', '', 'Z', 'a']);
  });

  it('sort a parent before its children, whatever follows in the text', () => {
    expect(['a/b!/c', 'a/b/c', 'a/b'].sort(comparePaths)).toEqual(['a/b', 'a/b/c', 'a/b!/c']);
  });

  it('sort paths as their segments in turn', () => {
    const id = fc.constantFrom(
      'a',
      'a!',
      'ab',
      '__id7__',
      '__id07__',
      '__id10__',
      '__id7',
      '__id',
      'é',
      '\u{1f600}',
      '\ufffd',
    );
    const path = fc.array(id, { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(path, path, (a, b) => {
        const first = a.findIndex((segment, i) => segment !== b[i]);
        const [x, y] = [a[first], b[first]];
        const wanted = x !== undefined && y !== undefined ? compareIds(x, y) : a.length - b.length;
        expect(Math.sign(comparePaths(a.join('/'), b.join('/')))).toBe(Math.sign(wanted));
      }),
      { numRuns: 10_000 },
    );
  });

  it('tell apart two ids of one number', () => {
    expect(Math.abs(compareIds('__id7__', '__id07__'))).toBeGreaterThan(0);
  });
});

describe('field paths', () => {
  it('come back from their written form', () => {
    const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (path) => {
        expect(parseFieldPath(formatFieldPath(path))).toEqual(path);
      }),
    );
  });

  it.each(['', '.', 'a..b', 'a.', '`a', '`a`b', 'a-b', '1a', 'a.b c', '``'])(
    'refuse %j',
    (text) => {
      expect(() => parseFieldPath(text)).toThrow('field path');
    },
  );
});

describe('document names', () => {
  const root = 'projects/p/databases/(default)/documents';

  it('are taken apart', () => {
    const name = parseDocumentName(`${root}/a/b/c/d e`);
    expect(name).toEqual({ project: 'p', database: '(default)', path: 'a/b/c/d e' });
  });

  it.each(['a', 'a/b/c', 'a/', 'a/.', 'a/__reserved__', `a/${'x'.repeat(1501)}`])(
    'refuse %s',
    (path) => {
      expect(() => parseDocumentName(`${root}/${path}`)).toThrow(
        expect.objectContaining({ status: 'INVALID_ARGUMENT' }),
      );
    },
  );
});
