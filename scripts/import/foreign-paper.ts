import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ConvertedText } from '../../content/src/convert/converted.ts';
import { docxToMarkdown } from '../../content/src/docx/docx-to-markdown.ts';
import { jatsToMarkdown } from '../../content/src/jats/jats-to-markdown.ts';
import { notebookToMarkdown } from '../../content/src/notebook/notebook-to-markdown.ts';
import { odtToMarkdown } from '../../content/src/odt/odt-to-markdown.ts';
import { writePaper } from '../../content/src/paper/write-paper.ts';
import type { ImportProblem } from '../../model/src/entities/import-problem.ts';

/** A paper that was written elsewhere, as the press's own files. */
export interface ForeignPaper {
  /** `paper.md`, its bibliography and its pictures, by path. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What was lost, guessed or left out. */
  readonly problems: readonly ImportProblem[];
}

const FOREIGN = /\.(docx|odt|ipynb|xml)$/i;
const JATS = /<article[\s>]/;

/** Whether a file is a manuscript of Word or OpenDocument, a notebook, or a JATS article. `head`: how it begins, as text. */
export const isForeign = (name: string, head: string): boolean =>
  FOREIGN.test(name) && (!/\.xml$/i.test(name) || JATS.test(head));

/** Reads a manuscript of Word, OpenDocument, Jupyter or JATS; null where the file is damaged. */
export async function readForeignPaper(file: string): Promise<ForeignPaper | null> {
  const bytes = new Uint8Array(await readFile(file));
  const text = await convert(file, bytes);
  if (!text) return null;
  const bibliography = text.bibliography.trim();
  const encoder = new TextEncoder();
  const works = bibliography.startsWith('[') ? 'paper.json' : 'paper.bib';
  const files = new Map<string, Uint8Array>();
  files.set('paper.md', encoder.encode(writePaper(text, bibliography ? works : '')));
  if (bibliography) files.set(works, encoder.encode(bibliography));
  for (const [path, picture] of text.pictures) files.set(path, picture);
  return { files, problems: text.problems };
}

/** A notebook names its bibliography. */
async function bibliographiesBeside(file: string): Promise<Map<string, Uint8Array>> {
  const folder = dirname(file);
  const names = (await readdir(folder)).filter((name) => /\.bib$/i.test(name));
  const read = names.map(async (name) => [name, await readFile(join(folder, name))] as const);
  return new Map(await Promise.all(read));
}

async function convert(
  file: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ConvertedText | null> {
  if (/\.xml$/i.test(file)) return jatsToMarkdown(new TextDecoder().decode(bytes));
  if (/\.odt$/i.test(file)) return odtToMarkdown(bytes);
  if (/\.ipynb$/i.test(file)) return notebookToMarkdown(bytes, await bibliographiesBeside(file));
  return docxToMarkdown(bytes);
}
