import { latexToMarkdown } from '@quire/content/latex/latex-to-markdown';
import { writePaper } from '@quire/content/paper/write-paper';
import type { ForeignFile, OpenedPaper, Refusal } from './messages.ts';
import { unzip } from './unzip.ts';

/** What was lost, for whoever goes on with the text: a comment, which no reader sees. */
function comment(messages: readonly string[]): string {
  if (messages.length === 0) return '';
  const lines = messages.map((message) => `- ${message.replaceAll('--', '–')}`);
  return `<!--\nConverted from LaTeX. Please check:\n${lines.join('\n')}\n-->\n\n`;
}

/** A LaTeX file, or an archive of its folder, as a paper in Markdown. */
export function openLatex({ name, bytes }: ForeignFile): OpenedPaper | Refusal {
  const files = /\.zip$/i.test(name) ? unzip(bytes) : new Map([[name, bytes]]);
  if (typeof files === 'string') return files;
  const read = latexToMarkdown(files);
  if (!read) return 'zip/no-paper';
  const { bibliography, pictures, problems } = read;
  const told = problems.filter(({ severity }) => severity !== 'note').map(({ message }) => message);
  const titled = {
    ...read,
    title: read.title || 'Untitled',
    markdown: `${comment(told)}${read.markdown}`,
  };
  const markdown = writePaper(titled, bibliography.trim() ? 'paper.bib' : '');
  return { markdown, bibliography, pictures, leftOut: [] };
}
