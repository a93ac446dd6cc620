import { withoutLatexPeople } from '@quire/content/latex/latex-people';
import { withoutBibtexPeople } from '@quire/content/paper/bibtex-people';
import { withoutMarkdownPeople } from '@quire/content/paper/markdown-people';

/** Sources whose authors stand in places of their own. Classes and styles are other people's work. */
const CLEAN: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/\.(?:tex|ltx|tikz)$/i, withoutLatexPeople],
  [/\.bib$/i, withoutBibtexPeople],
  [/\.(?:md|markdown|qmd|rmd)$/i, withoutMarkdownPeople],
];

/** A source by its name, without who wrote it. Whatever its encoding, its other bytes stay as they are. */
export function anonymousText(bytes: Uint8Array, name: string): Uint8Array {
  const clean = CLEAN.find(([ending]) => ending.test(name))?.[1];
  if (!clean) return bytes;
  return Buffer.from(clean(Buffer.from(bytes).toString('latin1')), 'latin1');
}
