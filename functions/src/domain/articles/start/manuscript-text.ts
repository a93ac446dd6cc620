/** A manuscript's text in the press's own format, if its format can be read. */

import type { ConvertedText } from '@quire/content/convert/converted';
import { statedIn } from '@quire/content/paper/take-statements';
import { countProblems } from '@quire/content/report/compare-counts';
import type { BodyWords } from '@quire/content/run/body-words';
import { MARKDOWN_MAX_BYTES } from '@quire/model/constants';
import type { Funder } from '@quire/model/entities/funder';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { FileFormat } from '@quire/model/entities/submission-file';
import type { TextComparison } from '@quire/model/entities/text-counts';
import type {
  ArticleStatement,
  ArticleStatements,
} from '@quire/model/statements/article-statements';
import { compareText } from '../../render/compare-text.ts';
import { readPaperText } from '../../render/render-text.ts';
import { readApart } from '../../uploads/read-apart.ts';
import { unzipManuscript } from './unzip-manuscript.ts';

export interface ManuscriptText {
  readonly markdown: string;
  /** Statements in the text that its author has not entered in the form. */
  readonly statements: ArticleStatements;
  /** Who paid for the work, as its front matter or its notes of thanks say. */
  readonly funders: readonly Funder[];
  readonly bibtex: string;
  readonly macros: Readonly<Record<string, string>>;
  /** The pictures that the text names, by the names it uses. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The author's own figure files that the text uses: the name in the text for each file. */
  readonly figures: ReadonlyMap<string, string>;
  readonly problems: readonly ImportProblem[];
  /** The files to publish, besides the manuscript. */
  readonly counts?: TextComparison;
}

/** The author's data besides the text: names of figure files, LaTeX sources, and statements. */
interface Beside {
  readonly own: readonly string[];
  /** A bibliography, a class or further texts, by their names. */
  readonly sources: ReadonlyMap<string, Uint8Array>;
  readonly known: readonly ArticleStatement[];
  /** In the language of the text. */
  readonly words: BodyWords;
}

/** The time limit for converting a Word file as long as a book. */
const TEXT_MOST_MS = 60_000;
const OF_ITSELF =
  /^(author|affiliation|abstract|date|doi|keywords|front-matter|orcid|licence|key|title|type)s?\//;
/** Authors, an abstract and what else the submission has are not missed in the file. */
const isOfText = ({ code }: ImportProblem): boolean => !OF_ITSELF.test(code);
const encoder = new TextEncoder();

const isConverted = (value: unknown): value is ConvertedText =>
  typeof value === 'object' &&
  value !== null &&
  'markdown' in value &&
  typeof value.markdown === 'string' &&
  'pictures' in value &&
  value.pictures instanceof Map;

async function convert(
  format: 'docx' | 'odt' | 'ipynb' | 'xml',
  bytes: Uint8Array,
  { known, own, sources, words }: Beside,
): Promise<ManuscriptText | null> {
  // A notebook names what lies beside it.
  const named = [...own.map((name) => [name, new Uint8Array()] as const), ...sources];
  const beside = format === 'ipynb' ? { beside: new Map(named) } : {};
  const reading = { what: 'text', format, bytes, known, words, ...beside } as const;
  const read = await readApart(reading, TEXT_MOST_MS);
  if (!isConverted(read) || read.markdown.trim() === '') return null;
  const { markdown, statements = {}, bibliography, macros, pictures, problems } = read;
  if (markdown.length > MARKDOWN_MAX_BYTES || bibliography.length > MARKDOWN_MAX_BYTES) return null;
  const figures = new Map<string, string>();
  const funders = read.details?.funders ?? [];
  const made = { markdown, statements, funders, bibtex: bibliography, macros, pictures, figures };
  const ours = problems.filter(isOfText);
  if (!read.source) return { ...made, problems: ours };
  const counts = await compareText(read.source, {
    ...{ markdown, bibtex: bibliography, macros },
    abstract: read.titlePage ? '' : read.abstract,
    pictures: [...pictures.keys()],
    stated: { ...read.details, ...statements },
  });
  return { ...made, counts, problems: [...ours, ...countProblems(counts)] };
}

/** Plain text, or a text with front matter: both are read as a paper. */
function asPaper(bytes: Uint8Array): Uint8Array {
  const text = new TextDecoder().decode(bytes);
  return /^\uFEFF?\s*---\s*\r?\n/.test(text)
    ? bytes
    : encoder.encode(`---\ntitle: Manuscript\nabstract: Given apart\n---\n\n${text}`);
}

/** A folder with one Markdown text, or with LaTeX. */
async function paperText(
  folder: ReadonlyMap<string, Uint8Array>,
  { own, known }: Beside,
): Promise<ManuscriptText | null> {
  const besides = own.map((name) => [name, new Uint8Array()] as const);
  const paper = await readPaperText(new Map([...besides, ...folder]), undefined, known);
  if (!paper.ok) return null;
  const { markdown, bibtex, macros, metadata } = paper.content;
  const counts = await compareText(paper.source, {
    ...{ markdown, bibtex, macros },
    abstract: metadata.abstract ?? '',
    pictures: [...paper.figurePaths.keys()],
    stated: metadata,
  });
  const pictures = new Map<string, Uint8Array>();
  const figures = new Map<string, string>();
  for (const [name, path] of paper.figurePaths) {
    const bytes = folder.get(path);
    if (bytes) pictures.set(name, bytes);
    else figures.set(name, path);
  }
  const problems = [...paper.problems.filter(isOfText), ...countProblems(counts)];
  const statements = statedIn(metadata);
  const { funders } = metadata;
  return { markdown, statements, funders, bibtex, macros, pictures, figures, problems, counts };
}

/** A folder as a file in it sees it: what lies beside and below. */
function besideOf(
  path: string,
  folder: ReadonlyMap<string, Uint8Array>,
): ReadonlyMap<string, Uint8Array> {
  const root = path.slice(0, path.lastIndexOf('/') + 1);
  const inside = [...folder].filter(([each]) => each.startsWith(root));
  return new Map(inside.map(([each, bytes]) => [each.slice(root.length), bytes]));
}

async function zipText(bytes: Uint8Array, beside: Beside): Promise<ManuscriptText | null> {
  const folder = await unzipManuscript(bytes);
  if (!folder) return null;
  const named = [...folder.keys()];
  const paper = named.find((path) =>
    /(^|\/)(paper|manuscript|article|main)\.(md|markdown)$/i.test(path),
  );
  const texts = named.filter((path) => /\.(md|markdown)$/i.test(path) && !/readme/i.test(path));
  const text = paper ?? (texts.length === 1 ? texts[0] : undefined);
  const content = text === undefined ? undefined : folder.get(text);
  if (text !== undefined && content) {
    return await paperText(new Map([...folder, [text, asPaper(content)]]), beside);
  }
  if (named.some((path) => /\.(tex|ltx)$/i.test(path))) {
    const read = await paperText(folder, beside);
    if (read) return read;
  }
  const notebooks = named.filter((path) => /\.ipynb$/i.test(path));
  const [only = ''] = notebooks;
  const notebook = notebooks.length === 1 ? folder.get(only) : undefined;
  if (notebook) return convert('ipynb', notebook, { ...beside, sources: besideOf(only, folder) });
  const jats = named.find((path) => /\.xml$/i.test(path));
  const xml = jats === undefined ? undefined : folder.get(jats);
  return xml ? convert('xml', xml, beside) : null;
}

/**
 * Null if the format cannot be read as a text (PDF), or the conversion fails: it is then set by hand. Never fails
 * because of a file's content.
 */
export async function manuscriptText(
  format: FileFormat,
  bytes: Uint8Array,
  beside: Beside,
): Promise<ManuscriptText | null> {
  try {
    if (format === 'docx' || format === 'odt' || format === 'ipynb' || format === 'xml')
      return await convert(format, bytes, beside);
    if (format === 'md') return await paperText(new Map([['paper.md', asPaper(bytes)]]), beside);
    if (format === 'tex') {
      return await paperText(new Map([...beside.sources, ['main.tex', bytes]]), beside);
    }
    return format === 'zip' ? await zipText(bytes, beside) : null;
  } catch {
    return null;
  }
}
