import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { openTransfer } from './open-transfer.ts';
import { ENTRIES_MAX } from './unzip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const MANIFEST = bytes(
  '<manifest><item item-type="manuscript"><instance href="paper.pdf"/></item></manifest>',
);
const PACKAGE = { 'manifest.xml': MANIFEST, 'paper.pdf': bytes('x') };

describe('an archive that may be a package from another publisher', () => {
  test('is opened where it is one', () => {
    const opened = openTransfer(zipSync(PACKAGE));
    expect(opened).toMatchObject({ files: [{ kind: 'manuscript', name: 'paper.pdf' }] });
  });

  test.each([
    ['has no list', zipSync({ 'paper.tex': bytes('x') })],
    ['has another list', zipSync({ 'manifest.xml': bytes('<manifest/>') })],
    ['is no archive', bytes('PK, I am not a zip')],
    // It is told so where it is uploaded.
    [
      'is cut off',
      zipSync({ ...PACKAGE, 'z.csv': [new Uint8Array(999), { level: 0 }] }).slice(0, 700),
    ],
    [
      'has many files',
      zipSync(
        Object.fromEntries(Array.from({ length: ENTRIES_MAX + 1 }, (_, at) => [`${at}`, MANIFEST])),
        { level: 0 },
      ),
    ],
  ])('is any other archive where it %s', (_, archive) => {
    expect(openTransfer(archive)).toBeNull();
  });

  test('is refused where a file of it is outside', () => {
    expect(openTransfer(zipSync({ '../evil.pdf': bytes('x'), ...PACKAGE }))).toBe(
      'zip/unsafe-path',
    );
  });

  test('is refused where far too much comes out of it', () => {
    // Of zeros next to nothing is left. Either file is within the bounds.
    const zeros: [Uint8Array, { level: 9 }] = [new Uint8Array(600_000), { level: 9 }];
    const bomb = zipSync({ ...PACKAGE, 'a.csv': zeros, 'b.csv': zeros });
    expect(openTransfer(bomb, { packed: 10_000, unpacked: 1_000_000 })).toBe('zip/too-large');
    expect(openTransfer(bomb)).toMatchObject({ files: [{ name: 'paper.pdf' }] });
  });
});
