import { readPaper } from '@quire/content/paper/read-paper';
import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { pack } from './pack.ts';
import { unpack } from './unpack.ts';
import { ENTRIES_MAX, unzip } from './unzip.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const MARKDOWN = '---\ntitle: A\nbibliography: refs.bib\n---\n\nText [@a].\n';

describe('an archive of a paper', () => {
  test('gives back what was put into it', () => {
    const files = new Map([
      ['paper.md', bytes(MARKDOWN)],
      ['refs.bib', bytes('@misc{a, title={A}}')],
      ['figures/höhe 1.png', new Uint8Array([137, 80, 0, 255])],
    ]);
    expect(unpack(pack('my-paper', files))).toEqual({
      markdown: MARKDOWN,
      bibliography: '@misc{a, title={A}}',
      pictures: new Map([['figures/höhe 1.png', files.get('figures/höhe 1.png')]]),
      leftOut: [],
    });
  });

  test('is a folder that the press’s import reads', () => {
    const files = new Map([
      ['paper.md', bytes('---\ntitle: A\n---\n\n![Mud.](figures/mud.png)\n')],
      ['figures/mud.png', new Uint8Array([137])],
    ]);
    const folder = unzip(pack('mud', files));
    if (typeof folder === 'string') throw new Error(folder);
    expect(readPaper({ files: folder })).toMatchObject({
      ok: true,
      figurePaths: new Map([['figures/mud.png', 'mud/figures/mud.png']]),
    });
  });

  test('says what of it has no place in the editor', () => {
    const archive = zipSync({
      'paper.md': bytes(MARKDOWN),
      'paper.pdf': bytes('%PDF-'),
      'data/all.csv': bytes('1,2'),
      'other.bib': bytes('@misc{b}'),
      'refs.bib': bytes('@misc{a}'),
      '__MACOSX/._paper.md': bytes('x'),
      '.git/config': bytes('x'),
    });
    expect(unpack(archive)).toMatchObject({
      bibliography: '@misc{a}',
      leftOut: ['paper.pdf', 'data/all.csv', 'other.bib'],
    });
  });

  test('may hold a single text without front matter, and CSL-JSON beside it', () => {
    const archive = zipSync({ 'a/notes.md': bytes('Words.'), 'a/references.json': bytes('[]') });
    expect(unpack(archive)).toMatchObject({ markdown: 'Words.', bibliography: '[]' });
  });

  test.each([
    ['no text', zipSync({ 'a.png': bytes('x') }), 'zip/no-paper'],
    ['two texts', zipSync({ 'a.md': bytes('x'), 'b.md': bytes('y') }), 'zip/no-paper'],
    ['nothing', zipSync({}), 'zip/unreadable'],
    ['no archive', bytes('PK, I am not a zip'), 'zip/unreadable'],
    [
      'half an archive',
      pack('a', new Map([['paper.md', bytes(MARKDOWN.repeat(90))]])).slice(0, 120),
      'zip/unreadable',
    ],
  ])('is refused with %s in it', (_, archive, code) => {
    expect(unpack(archive)).toBe(code);
  });
});

describe('an archive that means harm', () => {
  test.each([
    '../paper.md',
    'a/../../paper.md',
    '/etc/paper.md',
    'C:\\paper.md',
    '\\\\host\\paper.md',
    '..\\paper.md',
  ])('is refused for the name %s', (name) => {
    expect(unzip(zipSync({ [name]: bytes(MARKDOWN) }))).toBe('zip/unsafe-path');
  });

  test('is refused for too many files', () => {
    const many = Array.from({ length: ENTRIES_MAX + 1 }, (_, at) => [`${at}.txt`, bytes('x')]);
    expect(unzip(zipSync(Object.fromEntries(many)))).toBe('zip/too-many');
  });

  test('is refused for what comes out of it, whatever it says of its size', () => {
    const most = 1_000_000;
    const bounds = { packed: most, unpacked: most };
    const bomb = zipSync({ 'paper.md': [new Uint8Array(most + 1), { level: 9 }] });
    expect(bomb.length).toBeLessThan(most / 100);
    expect(unzip(bomb, bounds)).toBe('zip/too-large');
    expect(unzip(bomb, { ...bounds, unpacked: most + 1 })).toBeInstanceOf(Map);
    // The uncompressed size, in the local header and in the directory: one byte.
    const lying = bomb.slice();
    const view = new DataView(lying.buffer);
    for (let at = 0; at < lying.length - 4; at += 1) {
      const sign = view.getUint32(at, true);
      if (sign === 0x04034b50) view.setUint32(at + 22, 1, true);
      if (sign === 0x02014b50) view.setUint32(at + 24, 1, true);
    }
    expect(unzip(lying, bounds)).toBe('zip/too-large');
  });
});
