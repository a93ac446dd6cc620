import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPapers } from './find-papers.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'quire-find-'));
});
afterEach(() => rm(root, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
  }
}
const found = async () =>
  (await findPapers(root)).map(({ name, folder, text }) => [name, folder.slice(root.length), text]);

test('finds a paper in each folder, and gives it the folder above its text', async () => {
  await write({ 'a/paper.md': '', 'b/doc/joss/paper.md': '', 'b/img/x.png': '', 'c/x.txt': '' });
  expect(await found()).toEqual([
    ['a', '/a', 'paper.md'],
    ['b', '/b', 'doc/joss/paper.md'],
  ]);
});

test('takes a Markdown file with front matter where there is no paper.md', async () => {
  await write({
    'x/notes.md': '# Notes',
    'x/text.md': '---\ntitle: T\n---\n',
    'y/README.md': 'Hi',
    'z/paper.md': '',
  });
  expect(await found()).toEqual([
    ['x', '/x', 'text.md'],
    ['z', '/z', 'paper.md'],
  ]);
});

test('does not take the front page of a folder of papers for a paper', async () => {
  await write({ 'README.md': '---\na: b\n---\n', 'p/1/paper.md': '', 'p/2/paper.md': '' });
  expect(await found()).toEqual([
    ['1', '/p/1', 'paper.md'],
    ['2', '/p/2', 'paper.md'],
  ]);
});

test('takes the folder itself where it is a paper', async () => {
  await write({ 'paper.md': '', 'figures/a.svg': '' });
  expect((await findPapers(root)).map(({ folder, text }) => [folder, text])).toEqual([
    [root, 'paper.md'],
  ]);
});

test('takes the main LaTeX file where a folder has no Markdown paper', async () => {
  const latex = '\\documentclass{article}\n\\begin{document}x\\end{document}';
  await write({
    'a/ms.tex': latex,
    'a/other.tex': 'Words.',
    'a/parts/draft.tex': latex,
    'b/paper.md': '',
    'b/main.tex': latex,
    'c/part.tex': 'Words.',
  });
  expect(await found()).toEqual([
    ['a', '/a', 'ms.tex'],
    ['b', '/b', 'paper.md'],
  ]);
});

test('tells papers in folders of the same name apart', async () => {
  await write({
    'x/one/paper.md': '',
    'x/two/paper.md': '',
    'y/one/paper.md': '',
    'y/z/paper.md': '',
  });
  expect((await found()).map(([name]) => name)).toEqual(['one', 'two', 'one-2', 'z']);
});

test('does not look into installed packages and hidden folders', async () => {
  await write({ 'a/node_modules/p/paper.md': '', 'a/.git/paper.md': '' });
  expect(await found()).toEqual([]);
});
