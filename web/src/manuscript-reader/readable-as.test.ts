import { expect, it } from 'vitest';
import { readableAs } from './readable-as.ts';

it.each([
  ['paper.pdf', 'pdf'],
  ['Paper.DOCX', 'typeset'],
  ['paper.qmd', 'typeset'],
  ['article.xml', 'typeset'],
  ['paper.zip', 'typeset'],
  ['main.tex', 'typeset'],
  ['refs.bib', 'plain'],
  ['map.png', 'picture'],
  ['map.svg', null],
  ['paper.odt', 'typeset'],
  ['film.mp4', null],
  ['paper', null],
])('shows %s as %s', (name, kind) => expect(readableAs(name)).toBe(kind));
