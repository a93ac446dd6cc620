/** Where a notebook names its authors: its metadata, and front matter, comments and thanks in its cells. */
import { asText, type Fields, isFields } from '../paper/fields.ts';
import { markdownPeople, withoutMarkdownPeople } from '../paper/markdown-people.ts';
import { harmlessCell, harmlessFrame } from './harmless-metadata.ts';
import { notebookJson } from './read-notebook.ts';

const cellsOf = (notebook: Fields): readonly Fields[] =>
  (Array.isArray(notebook.cells) ? notebook.cells : []).filter(isFields);
const sourceOf = ({ source }: Fields): string => {
  if (typeof source === 'string') return source;
  return Array.isArray(source) ? source.filter((line) => typeof line === 'string').join('') : '';
};
const isText = ({ cell_type: kind }: Fields): boolean => kind === 'markdown' || kind === 'raw';

const THANKS = '## Acknowledgements\n\n';
const LAST = 'The last words of a cell.';
/** What is left of a section of thanks: its heading, or nothing. */
const leftOfThanks = (): string => withoutMarkdownPeople(`${THANKS}${LAST}`).trim();

/** The texts of cells without their people. A section of thanks goes on in the next cell, up to a heading. */
function cleaned(sources: readonly string[]): string[] {
  const head = leftOfThanks();
  let before = '';
  return sources.map((source) => {
    const clean = withoutMarkdownPeople(before + source);
    const left = before && head && clean.startsWith(head) ? clean.slice(head.length) : clean;
    before = withoutMarkdownPeople(`${before}${source}\n\n${LAST}`).includes(LAST) ? '' : THANKS;
    return left.trimStart();
  });
}

/** The names, as they are written; none in what is no notebook. */
export function notebookPeople(text: string): string[] {
  const notebook = notebookJson(text);
  if (!notebook) return [];
  const metadata = isFields(notebook.metadata) ? notebook.metadata : {};
  const stated = [metadata.authors, metadata.author].flatMap((value) =>
    (Array.isArray(value) ? value : [value]).map((each) =>
      asText(isFields(each) ? each.name : each),
    ),
  );
  const inCells = cellsOf(notebook)
    .filter(isText)
    .flatMap((cell) => markdownPeople(sourceOf(cell)));
  return [...stated, ...inCells].filter((name) => name.trim() !== '');
}

/**
 * The notebook without them, and without metadata that programs write about their users. Throws where it is none: it
 * must not be handed on then.
 */
export function withoutNotebookPeople(text: string): string {
  const notebook = notebookJson(text);
  if (!notebook) throw new Error('no notebook');
  const texts = cellsOf(notebook).filter(isText);
  const sources = cleaned(texts.map(sourceOf));
  const left = new Map(texts.map((cell, place) => [cell, sources[place] ?? '']));
  const cells = cellsOf(notebook).map((cell) => {
    const source = left.get(cell);
    return harmlessCell(source === undefined ? cell : { ...cell, source });
  });
  return JSON.stringify({ ...harmlessFrame(notebook), cells }, null, 1);
}
