import { compareConverted } from '@quire/content/convert/compare-converted';
import type { ConvertedText } from '@quire/content/convert/converted';
import { docxToMarkdown } from '@quire/content/docx/docx-to-markdown';
import { jatsToMarkdown } from '@quire/content/jats/jats-to-markdown';
import { odtToMarkdown } from '@quire/content/odt/odt-to-markdown';
import { countMarkdown } from '@quire/content/paper/count-markdown';
import { readFrontMatter } from '@quire/content/paper/front-matter';
import { fundersStated } from '@quire/content/paper/funders-in-text';
import { readPaper } from '@quire/content/paper/read-paper';
import { knownStatements, statedIn, takeStatements } from '@quire/content/paper/take-statements';
import { countProblems } from '@quire/content/report/compare-counts';
import { newReport, problem } from '@quire/content/report/problems';
import { bodyWordsIn } from '@quire/content/run/body-words';
import { ARTICLE_FIELDS } from '@quire/model/statements/statement-forms';
import { besideText } from './beside-text.ts';
import type { ForeignFile, OpenedPaper, ReadText, Refusal } from './messages.ts';
import { unpack } from './unpack.ts';
import { unzip } from './unzip.ts';

const NO_BYTES = new Uint8Array();

/** A paper of ours: what its front matter says is told apart from its text. */
function ownPaper({ markdown, bibliography, pictures, leftOut }: OpenedPaper): ConvertedText {
  const source = markdown.replace(/\r\n?/g, '\n');
  const encoder = new TextEncoder();
  const files = new Map<string, Uint8Array>([...pictures.keys()].map((path) => [path, NO_BYTES]));
  files.set('paper.md', encoder.encode(source));
  const name = bibliography.trim().startsWith('[') ? 'paper.json' : 'paper.bib';
  if (bibliography.trim()) files.set(name, encoder.encode(bibliography));
  const front = readFrontMatter(source, newReport());
  const paper = front ? readPaper({ files }) : null;
  const content = paper?.ok ? paper.content : null;
  const left = leftOut.map((name) => problem('note', 'import/left-out', { name }));
  const named = paper?.ok ? paper.figurePaths : new Map<string, string>();
  const shown = [...named].flatMap(([text, path]): [string, Uint8Array<ArrayBuffer>][] => {
    const bytes = pictures.get(path);
    return bytes ? [[text, bytes]] : [];
  });
  return {
    title: content?.metadata.title ?? '',
    abstract: content?.metadata.abstract ?? '',
    markdown: content?.markdown ?? front?.body ?? source,
    ...(content ? { details: content.metadata } : {}),
    bibliography: content?.bibtex || bibliography,
    macros: content?.macros ?? {},
    pictures: content ? new Map(shown) : pictures,
    source: paper?.ok ? paper.source : countMarkdown(front?.body ?? source),
    problems: [...besideText(paper?.problems ?? [], source, files), ...left],
  };
}

/** With the statements that are sections of its text among its details. */
function withSections(text: ConvertedText): ReadText {
  const { details = {} } = text;
  const { statements } = takeStatements(text.markdown, knownStatements(details));
  const sections = ARTICLE_FIELDS.map(({ field }) => field).filter((field) => field in statements);
  const counts = compareConverted(text);
  const problems = [...text.problems, ...(counts ? countProblems(counts) : [])];
  const funders = fundersStated({ ...statements, ...statedIn(details) });
  const found = { ...statements, ...(funders.length > 0 ? { funders } : {}) };
  return { ...text, details: { ...found, ...details }, sections, counts, problems };
}

const isWord = (files: ReadonlyMap<string, unknown>) => files.has('word/document.xml');
const isOpenDocument = (files: ReadonlyMap<string, unknown>) =>
  files.has('mimetype') && files.has('content.xml');

/** Its parser is large: it is loaded with the first LaTeX file. */
async function latex(files: ReadonlyMap<string, Uint8Array>): Promise<ConvertedText | null> {
  const { latexToMarkdown } = await import('@quire/content/latex/latex-to-markdown');
  const text = latexToMarkdown(files);
  return text && { ...text, problems: besideText(text.problems, null, files) };
}

/** Loaded with the first notebook. */
async function notebook(
  bytes: Uint8Array,
  beside?: ReadonlyMap<string, Uint8Array>,
): Promise<ConvertedText | null> {
  const { notebookToMarkdown } = await import('@quire/content/notebook/notebook-to-markdown');
  return notebookToMarkdown(bytes, beside);
}

/** The only notebook of a folder, or null. */
async function notebookIn(files: ReadonlyMap<string, Uint8Array>): Promise<ConvertedText | null> {
  const [only, ...others] = [...files].filter(([path]) => /\.ipynb$/i.test(path));
  return only && others.length === 0 ? notebook(only[1], files) : null;
}

/**
 * Reads a file to go on with: Word, OpenDocument, JATS, LaTeX, Markdown, a Jupyter notebook, or a paper's folder as an archive. Its name says
 * nothing: its contents do. Null where it is none of these.
 */
export async function convertFile(file: ForeignFile): Promise<ReadText | Refusal | null> {
  const text = await convert(file);
  return text === null || typeof text === 'string' ? text : withSections(text);
}

async function convert({
  name,
  bytes,
  language,
}: ForeignFile): Promise<ConvertedText | Refusal | null> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const files = unzip(bytes);
    if (typeof files === 'string') return files;
    // It has been unpacked within bounds: what it is does not grow any more.
    if (isWord(files))
      return docxToMarkdown(bytes, language === undefined ? undefined : bodyWordsIn(language));
    if (isOpenDocument(files)) return odtToMarkdown(bytes);
    const opened = unpack(bytes);
    if (opened === 'zip/no-paper')
      return (await latex(files)) ?? (await notebookIn(files)) ?? opened;
    return typeof opened === 'string' ? opened : ownPaper(opened);
  }
  if (/\.ipynb$/i.test(name)) return notebook(bytes);
  const text = new TextDecoder().decode(bytes);
  if (/^\uFEFF?\s*<(\?xml|!DOCTYPE|article[\s>])/i.test(text)) return jatsToMarkdown(text);
  if (/\.(tex|ltx)$/i.test(name)) return latex(new Map([[name, bytes]]));
  if (!/\.(md|markdown|qmd|rmd|txt)$/i.test(name) || text.includes('\u0000')) return null;
  return ownPaper({ markdown: text, bibliography: '', pictures: new Map(), leftOut: [] });
}
