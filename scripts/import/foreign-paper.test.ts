import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findPapers } from './find-papers.ts';
import { readPaperFiles } from './paper-files.ts';

const JATS = `<?xml version="1.0"?>
<!DOCTYPE article PUBLIC "-//NLM//DTD JATS (Z39.96) Journal Publishing DTD v1.2 20190208//EN" "JATS.dtd">
<article><front><article-meta><title-group><article-title>Tides in a jar</article-title></title-group></article-meta></front>
<body><sec><title>Results</title><p>The water rose.</p><fig id="f1"><label>Figure 1</label><caption><p>The jar.</p></caption>
<graphic xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="jar"/></fig></sec></body></article>`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quire-foreign-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('takes each JATS article of a folder as a paper, and no other XML', async () => {
  await writeFile(join(folder, 'one.xml'), JATS);
  await writeFile(join(folder, 'two.xml'), JATS);
  await writeFile(join(folder, 'deposit.xml'), '<doi_batch></doi_batch>');
  expect((await findPapers(folder)).map(({ name, text }) => [name, text])).toEqual([
    ['one', 'one.xml'],
    ['two', 'two.xml'],
  ]);
});

test('uploads it as Markdown, with the figures that it names', async () => {
  await writeFile(join(folder, 'one.xml'), JATS);
  await writeFile(join(folder, 'jar.png'), 'x');
  await writeFile(join(folder, 'other.png'), 'x');
  const [paper] = await findPapers(folder);
  if (!paper) throw new Error('no paper found');
  const { files, left } = await readPaperFiles(paper);
  expect(files.map(({ path }) => path)).toEqual(['paper.md', 'jar.png']);
  const text = new TextDecoder().decode(files[0]?.bytes);
  expect(text).toContain('title: Tides in a jar');
  expect(text).toContain('The water rose.');
  expect(left).toEqual([]);
});

test('says which file is damaged', async () => {
  await writeFile(join(folder, 'broken.docx'), 'no archive');
  const [paper] = await findPapers(folder);
  if (!paper) throw new Error('no paper found');
  await expect(readPaperFiles(paper)).rejects.toThrow('broken.docx');
});

const NOTEBOOK = JSON.stringify({
  ...{ nbformat: 4, nbformat_minor: 5, metadata: {} },
  cells: [
    { cell_type: 'markdown', metadata: {}, source: '---\ntitle: Wells\nbibliography: w.bib\n---' },
    { cell_type: 'markdown', metadata: {}, source: 'As @holt says.' },
  ],
});

test('takes a notebook as a paper, with the bibliography that it names, where there is no other text', async () => {
  await writeFile(join(folder, 'wells.ipynb'), NOTEBOOK);
  await writeFile(join(folder, 'w.bib'), '@book{holt, title = {Wells}, year = {2020}}');
  const [paper] = await findPapers(folder);
  if (!paper) throw new Error('no paper found');
  const { files } = await readPaperFiles(paper);
  const [text = '', works] = files.map(({ bytes }) => new TextDecoder().decode(bytes));
  expect(files.map(({ path }) => path)).toEqual(['paper.md', 'paper.bib']);
  expect(text).toContain('title: Wells');
  expect(works).toContain('@book{holt');
  await writeFile(join(folder, 'one.xml'), JATS);
  expect((await findPapers(folder)).map((each) => each.text)).toEqual(['one.xml']);
});
