/** A Jupyter notebook as a text of the press. */
import { MARKDOWN_MAX_BYTES } from '@quire/model/constants';
import type { ConvertedText } from '../convert/converted.ts';
import { readPaper } from '../paper/read-paper.ts';
import { notebookPaper } from './notebook-paper.ts';

const UNTITLED = 'Untitled notebook';
/** What a notebook may name: bibliographies and pictures, not further texts. */
const NAMED = /\.(bib|json|png|jpe?g|gif|webp|svg|pdf|tiff?|eps)$/i;
const NO_BYTES = new Uint8Array();

/** Without the lines of a file that nobody has. */
const withoutLine = <Problem extends { readonly line?: number | undefined }>({
  line: _,
  ...problem
}: Problem) => problem;

/**
 * Null where it is no notebook of format 4, or its text is too long for an article. Bound the file before.
 *
 * @param beside files of its folder, empty ones for pictures that are kept elsewhere
 */
export function notebookToMarkdown(
  bytes: Uint8Array,
  beside: ReadonlyMap<string, Uint8Array> = new Map(),
): ConvertedText | null {
  const made = notebookPaper(bytes);
  if (!made || made.markdown.length > MARKDOWN_MAX_BYTES) return null;
  const { pictures, problems } = made;
  const encoder = new TextEncoder();
  const read = (markdown: string) =>
    readPaper({
      files: new Map([
        ...[...beside].filter(([path]) => NAMED.test(path)),
        ...[...pictures.keys()].map((path) => [path, NO_BYTES] as const),
        ['paper.md', encoder.encode(markdown)] as const,
      ]),
    });
  const own = read(made.markdown);
  const paper = own.ok ? own : read(`---\ntitle: ${UNTITLED}\n---\n\n${made.markdown}`);
  if (!paper.ok) return null;
  const { metadata, markdown, bibtex, macros } = paper.content;
  const { title, abstract = '', ...details } = metadata;
  const all = new Map(pictures);
  for (const [name, path] of paper.figurePaths) {
    const found = beside.get(path);
    if (found && found.length > 0) all.set(name, new Uint8Array(found));
  }
  return {
    ...{
      title: own.ok ? title : '',
      abstract,
      markdown,
      bibliography: bibtex,
      macros,
      pictures: all,
    },
    details,
    source: paper.source,
    problems: [...problems, ...paper.problems.map(withoutLine)],
  };
}
