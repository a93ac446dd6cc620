import { FILE_KINDS, type FileKind } from '@quire/model/entities/submission-file';
import { describe, expect, it } from 'vitest';
import { sortChosen } from './sort-chosen.ts';

const KINDS: readonly FileKind[] = ['manuscript', 'figure', 'source', 'supplement', 'cover_letter'];
const named = (...names: string[]) => names.map((name) => ({ name, size: 9 }));
const sorted = (...names: string[]) =>
  sortChosen(named(...names), KINDS, []).wanted.map(({ file, kind }) => [file.name, kind]);

describe('files that are chosen together', () => {
  it('takes the PDF of a LaTeX text for the manuscript, whatever comes first', () => {
    expect(sorted('paper.tex', 'refs.bib', 'paper.pdf', 'fig1.eps')).toEqual([
      ['refs.bib', 'source'],
      ['paper.pdf', 'manuscript'],
      ['fig1.eps', 'figure'],
      ['paper.tex', 'source'],
    ]);
  });

  it('takes every usual format', () => {
    const usual = [
      ...['a.bst', 'a.bbl', 'a.cls', 'a.sty', 'a.svg', 'a.eps', 'a.csv', 'a.tsv', 'a.zip'],
      ...['a.docx', 'a.odt', 'a.md', 'a.qmd', 'a.Rmd', 'a.ipynb', 'a.R', 'a.py', 'a.jpg', 'a.png'],
      ...['a.tif', 'a.webp', 'a.pdf', 'a.xlsx', 'a.ods', 'a.pptx', 'a.mp4', 'a.mov', 'a.tar.gz'],
    ];
    expect(sortChosen(named(...usual), KINDS, []).refused).toEqual([]);
  });

  it('lists what is refused, with what to do instead', () => {
    const files = [...named('old.doc', 'tool.exe', 'paper.docx'), { name: 'empty.csv', size: 0 }];
    const { wanted, refused } = sortChosen(files, KINDS, []);
    expect(wanted.map(({ file }) => file.name)).toEqual(['paper.docx']);
    expect(refused).toEqual([
      '“old.doc” was not accepted: Save it as .docx or .pdf.',
      '“tool.exe” was not accepted: You can send it in a .zip file, as a supplement.',
      '“empty.csv” is empty (0 bytes).',
    ]);
  });

  it('begins a picture that is too large for a figure as a supplement', () => {
    const size = FILE_KINDS.figure.maxBytes + 1;
    const { wanted } = sortChosen([{ name: 'map.tif', size }], KINDS, []);
    expect(wanted.map(({ kind }) => kind)).toEqual(['supplement']);
  });
});
