import { withoutLatexPeople } from '@quire/content/latex/latex-people';
import { withoutBibtexPeople } from '@quire/content/paper/bibtex-people';
import { withoutMarkdownPeople } from '@quire/content/paper/markdown-people';

/** Sources that have fields for their authors. Classes and styles are other people's work. */
const CLEAN: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/\.(?:tex|ltx|tikz)$/i, withoutLatexPeople],
  [/\.bib$/i, withoutBibtexPeople],
  [/\.(?:md|markdown|qmd|rmd)$/i, withoutMarkdownPeople],
];

/** A source without its authors, by its name. In any encoding, its other bytes stay unchanged. */
export function anonymousText(bytes: Uint8Array, name: string): Uint8Array {
  const clean = CLEAN.find(([ending]) => ending.test(name))?.[1];
  if (!clean) return bytes;
  return Buffer.from(clean(Buffer.from(bytes).toString('latin1')), 'latin1');
}
