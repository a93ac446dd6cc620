import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { ImportProblem } from '../../model/src/entities/import-problem.ts';
import type { FoundPaper } from './find-papers.ts';
import { isForeign, readForeignPaper } from './foreign-paper.ts';

/** What a paper may consist of beside its text; other files stay where they are, JSON but for a bibliography. */
const KINDS = /\.(bib|bbl|tex|ltx|sty|cls|tikz|ya?ml|csl|png|jpe?g|gif|webp|svg|pdf|tiff?|eps)$/i;
const FIGURES = /\.(png|jpe?g|gif|webp|svg|pdf|tiff?|eps)$/i;
const MAX_FILES = 200;
const MAX_BYTES = 30 * 1024 * 1024;

interface PaperFile {
  /** Seen from the paper's folder, with forward slashes. */
  path: string;
  bytes: Uint8Array;
}

export interface PaperFiles {
  files: PaperFile[];
  /** What was left out, in words for the report. */
  left: string[];
  /** What a manuscript of Word, OpenDocument, JATS or Jupyter lost when it was read. */
  problems: readonly ImportProblem[];
}

/**
 * The files that belong to a paper: those beside its text and below, and from the rest of its
 * folder those that the text names.
 */
export async function readPaperFiles(paper: FoundPaper): Promise<PaperFiles> {
  const file = join(paper.folder, paper.text);
  const text = await readFile(file, 'utf8');
  if (isForeign(paper.text, text)) return foreignFiles(paper, file);
  const beside = dirname(paper.text);
  const isNear = (path: string) => beside === '.' || path.startsWith(`${beside}/`);
  const isNamed = (path: string) => text.includes(basename(path).replace(/\.\w+$/, ''));
  const result: PaperFiles = { files: [], left: [], problems: [] };
  for (const path of await filesIn(paper)) {
    const isBibliography = path.endsWith('.json') && text.includes(basename(path));
    const isPart =
      path === paper.text ||
      isBibliography ||
      (KINDS.test(path) && (isNear(path) || isNamed(path)));
    if (!isPart) continue;
    const file = join(paper.folder, path);
    const { size } = await stat(file);
    if (size === 0) {
      result.left.push(`${path} is empty`);
    } else if (size > MAX_BYTES) {
      result.left.push(`${path} is larger than ${MAX_BYTES / 1024 / 1024} MB`);
    } else if (result.files.length >= MAX_FILES) {
      result.left.push(`${path} is one too many: a paper has at most ${MAX_FILES} files`);
    } else {
      result.files.push({ path, bytes: await readFile(file) });
    }
  }
  return result;
}

/** A manuscript of Word, OpenDocument, JATS or Jupyter as Markdown, with the figures beside it that it names. */
async function foreignFiles(paper: FoundPaper, file: string): Promise<PaperFiles> {
  const read = await readForeignPaper(file);
  if (!read) throw new Error(`${paper.text} cannot be read: the file is damaged.`);
  const result: PaperFiles = { files: [], left: [], problems: read.problems };
  for (const [path, bytes] of read.files) result.files.push({ path, bytes });
  const text = new TextDecoder().decode(read.files.get('paper.md'));
  for (const path of await filesIn(paper)) {
    const isFigure = FIGURES.test(path) && !read.files.has(path);
    if (!isFigure || !text.includes(basename(path).replace(/\.\w+$/, ''))) continue;
    const { size } = await stat(join(paper.folder, path));
    if (size > MAX_BYTES) result.left.push(`${path} is larger than ${MAX_BYTES / 1024 / 1024} MB`);
    else if (result.files.length < MAX_FILES)
      result.files.push({ path, bytes: await readFile(join(paper.folder, path)) });
    else result.left.push(`${path} is one too many: a paper has at most ${MAX_FILES} files`);
  }
  return result;
}

/** The text first, so that it is never what is left out. */
async function filesIn({ folder, text }: FoundPaper): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isHidden = (part: string) => part.startsWith('.') || part === 'node_modules';
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !path.split('/').some(isHidden))
    .sort((a, b) => Number(b === text) - Number(a === text) || (a < b ? -1 : 1));
}
