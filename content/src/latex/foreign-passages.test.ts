import { expect, it } from 'vitest';
import { babelName, tagOfBabel } from '../tex/babel-languages.ts';
import { latexToMarkdown } from './latex-to-markdown.ts';

const read = (body: string) => {
  const source = `\\documentclass{article}\\begin{document}\\section{One}\n${body}\n\\end{document}`;
  const made = latexToMarkdown(new Map([['main.tex', new TextEncoder().encode(source)]]));
  if (!made) throw new Error('is LaTeX');
  return { markdown: made.markdown, codes: made.problems.map(({ code }) => code) };
};

it('knows languages by their names, and their names', () => {
  expect(['ngerman', 'British', 'klingon'].map(tagOfBabel)).toEqual(['de', 'en-GB', null]);
  expect(['fr-CA', 'pt-BR', 'fa', 'tlh'].map(babelName)).toEqual([
    ...['french', 'brazilian', 'persian', null],
  ]);
});

it('reads the language of words and passages', () => {
  const { markdown, codes } = read(
    String.raw`So \foreignlanguage{french}{les \emph{mots}}, \textarabic{طين}, \textlang{german}{Schlamm} and \foreignlanguage{klingon}{tlhIngan}.

\begin{otherlanguage}{spanish}
El barro.

La sal.
\end{otherlanguage}

\begin{french}La boue.\end{french}`.replaceAll('\\\\', '\\'),
  );
  expect(markdown).toContain(
    'So [les *mots*]{lang=fr}, [طين]{lang=ar dir=rtl}, [Schlamm]{lang=de} and tlhIngan.',
  );
  expect(markdown).toContain('::: {lang=es}\n\nEl barro.\n\nLa sal.\n\n:::');
  expect(markdown).toContain('::: {lang=fr}\n\nLa boue.\n\n:::');
  expect(codes).not.toContain('latex/unknown');
});
