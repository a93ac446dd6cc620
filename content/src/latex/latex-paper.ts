/** A folder of LaTeX read as a paper's folder. */
import type { ImportProblem } from '@quire/model/entities/import-problem';
import type { ConvertedText } from '../convert/converted.ts';
import { findMarkdown } from '../paper/find-files.ts';
import { type PaperFolder, type PaperRead, readPaper } from '../paper/read-paper.ts';
import { writePaper } from '../paper/write-paper.ts';
import { bodyWord, bodyWordsIn } from '../run/body-words.ts';
import { latexToMarkdown } from './latex-to-markdown.ts';

const encoder = new TextEncoder();
const UNTITLED: ImportProblem = { severity: 'warning', code: 'title/missing', values: {} };

/** Converted LaTeX as `paper.md`, its works as `paper.bib` and its pictures. */
export function paperFiles(converted: ConvertedText): Map<string, Uint8Array> {
  const { bibliography, pictures } = converted;
  const files = new Map<string, Uint8Array>(pictures);
  const name = bibliography.trim() ? 'paper.bib' : '';
  // A paper that names none has no title page of its own: the office gives it one.
  const words = bodyWordsIn(converted.details?.language);
  const titled = { ...converted, title: converted.title || bodyWord(words, 'untitled') };
  files.set('paper.md', encoder.encode(writePaper(titled, name)));
  if (name) files.set(name, encoder.encode(bibliography));
  return files;
}

const hasFrontMatter = (bytes: Uint8Array | undefined): boolean =>
  /^\uFEFF?\s*---\s*\n/.test(new TextDecoder().decode(bytes?.subarray(0, 20)));

/**
 * `readPaper`, and where the folder has no Markdown paper, its LaTeX. What LaTeX lost or left is among the problems.
 */
export function readPaperOrLatex(folder: PaperFolder): PaperRead {
  const { files } = folder;
  const markdown = findMarkdown([...files.keys()], (path) => hasFrontMatter(files.get(path)));
  const converted = markdown === null ? latexToMarkdown(files) : null;
  if (!converted) return readPaper(folder);
  const read = readPaper({ ...folder, files: paperFiles(converted) });
  const problems = [
    ...converted.problems,
    ...(converted.title ? [] : [UNTITLED]),
    ...read.problems,
  ];
  if (!read.ok) return { ...read, problems };
  // The text names pictures as its own folder has them, which may lie within the paper's.
  const paths = [...files.keys()];
  const placeOf = (path: string) =>
    paths.includes(path) ? path : (paths.find((each) => each.endsWith(`/${path}`)) ?? path);
  const figurePaths = new Map([...read.figurePaths].map(([name, path]) => [name, placeOf(path)]));
  const { source = read.source } = converted;
  return { ...read, figurePaths, source, problems };
}
