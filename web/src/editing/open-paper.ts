import type { ConvertedText } from '@quire/content/convert/converted';
import { writePaper } from '@quire/content/paper/write-paper';
import type { ImportProblem } from '@quire/model/entities/import-problem';
import { t } from '@quire/model/messages/t';
import type { ForeignFile, OpenedPaper, Refusal } from './messages.ts';
import { unpack } from './unpack.ts';
import { unzip } from './unzip.ts';

/**
 * What was lost, for whoever goes on with the text: a comment, which no reader sees. The sentences of problems are loaded
 * with the first one.
 */
async function comment(format: string, problems: readonly ImportProblem[]): Promise<string> {
  const told = problems.filter(({ severity }) => severity !== 'note');
  if (told.length === 0) return '';
  const { problemText } = await import('@quire/model/entities/manuscript-problems');
  const lines = told.map((problem) => `- ${problemText(problem).replaceAll('--', '–')}`);
  return `<!--\n${t('editing.convertedFrom', { format })}\n${lines.join('\n')}\n-->\n\n`;
}

/** A text of another format as a paper of ours, front matter included. */
async function ownPaper(format: string, read: ConvertedText | null): Promise<OpenedPaper | null> {
  if (!read) return null;
  const { bibliography, pictures, problems } = read;
  const titled = {
    ...read,
    title: read.title || t('editing.untitled'),
    markdown: `${await comment(format, problems)}${read.markdown}`,
  };
  const markdown = writePaper(titled, bibliography.trim() ? 'paper.bib' : '');
  return { markdown, bibliography, pictures, leftOut: [] };
}

/** Its parser is large: it is loaded with the first LaTeX file. */
async function latex(files: ReadonlyMap<string, Uint8Array>): Promise<OpenedPaper | Refusal> {
  const { latexToMarkdown } = await import('@quire/content/latex/latex-to-markdown');
  const read = latexToMarkdown(files);
  return (await ownPaper('LaTeX', read)) ?? 'zip/no-paper';
}

/**
 * A file to continue, as a paper with its front matter: Markdown unchanged, Word, OpenDocument, JATS,
 * LaTeX, a Jupyter notebook, or an archive of a folder with Markdown or LaTeX. Null where it is none of these.
 */
export async function openPaper({
  name,
  bytes,
}: ForeignFile): Promise<OpenedPaper | Refusal | null> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const files = unzip(bytes);
    if (typeof files === 'string') return files;
    if (files.has('word/document.xml')) {
      const { docxToMarkdown } = await import('@quire/content/docx/docx-to-markdown');
      return ownPaper('Word', await docxToMarkdown(bytes));
    }
    if (files.has('mimetype') && files.has('content.xml')) {
      const { odtToMarkdown } = await import('@quire/content/odt/odt-to-markdown');
      return ownPaper('OpenDocument', await odtToMarkdown(bytes));
    }
    const opened = unpack(bytes);
    return opened === 'zip/no-paper' ? latex(files) : opened;
  }
  if (/\.ipynb$/i.test(name)) {
    const { notebookToMarkdown } = await import('@quire/content/notebook/notebook-to-markdown');
    return ownPaper('Jupyter', notebookToMarkdown(bytes));
  }
  const text = new TextDecoder().decode(bytes);
  if (/^\uFEFF?\s*<(\?xml|!DOCTYPE|article[\s>])/i.test(text)) {
    const { jatsToMarkdown } = await import('@quire/content/jats/jats-to-markdown');
    return ownPaper('JATS', jatsToMarkdown(text));
  }
  if (/\.(tex|ltx)$/i.test(name)) return latex(new Map([[name, bytes]]));
  if (!/\.(md|markdown|qmd|rmd|txt)$/i.test(name) || text.includes('\u0000')) return null;
  const markdown = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return { markdown, bibliography: '', pictures: new Map(), leftOut: [] };
}
