import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readPaperFiles } from './paper-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quire-paper-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(text: string, files: Record<string, string>) {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const { files: found, left } = await readPaperFiles({ name: 'p', folder, text });
  return { paths: found.map(({ path }) => path), left };
}

test('takes the text first, and the figures and bibliography around it', async () => {
  const files = { 'a.png': 'x', 'fig/b.svg': 'x', 'paper.bib': 'x', 'paper.md': 'x' };
  const { paths } = await read('paper.md', files);
  expect(paths).toEqual(['paper.md', 'a.png', 'fig/b.svg', 'paper.bib']);
});

test('takes from other folders only what the text names', async () => {
  const files = {
    'doc/paper.md': '![](../img/used.png)',
    'img/used.png': 'x',
    'img/other.png': 'x',
  };
  expect((await read('doc/paper.md', files)).paths).toEqual(['doc/paper.md', 'img/used.png']);
});

test('leaves programs, other texts and hidden files where they are', async () => {
  const files = { 'paper.md': 'x', 'run.py': 'x', 'README.md': 'x', '.git/a.png': 'x' };
  expect((await read('paper.md', files)).paths).toEqual(['paper.md']);
});

test('says which files it left out', async () => {
  const { paths, left } = await read('paper.md', { 'paper.md': 'x', 'paper.bib': '' });
  expect(paths).toEqual(['paper.md']);
  expect(left).toEqual(['paper.bib is empty']);
});
