/** Names of authors in text sources. Loaded in the thread that reads files. */

import { latexPeople } from '@quire/content/latex/latex-people';
import { notebookPeople } from '@quire/content/notebook/notebook-people';
import { bibtexPeople } from '@quire/content/paper/bibtex-people';
import { markdownPeople } from '@quire/content/paper/markdown-people';
import { fromText } from './offered/from-text.ts';

/** Where the source has names in its own macros: those that the document shows. */
function inLatex(text: string): readonly string[] {
  const names = latexPeople(text);
  if (names.length > 0 || !text.includes('\\documentclass')) return names;
  const authors = fromText('tex', new TextEncoder().encode(text))?.authors ?? [];
  return authors.map(({ given, family }) => `${given} ${family}`.trim());
}

const READ: readonly (readonly [RegExp, (text: string) => readonly string[]])[] = [
  [/\.(?:tex|ltx)$/i, inLatex],
  [/\.bib$/i, bibtexPeople],
  [/\.(?:md|markdown|qmd|rmd)$/i, markdownPeople],
  [/\.ipynb$/i, notebookPeople],
];

/** The authors named in the texts; `parts`: name → text. */
export const textPeople = (parts: ReadonlyMap<string, string>): string[] =>
  [...parts].flatMap(([name, text]) => READ.find(([ending]) => ending.test(name))?.[1](text) ?? []);
