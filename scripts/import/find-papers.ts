import { open, readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, parse, relative, sep } from 'node:path';
import { findMain } from '../../content/src/latex/find-main.ts';
import { isForeign } from './foreign-paper.ts';

/** A paper on disk. */
export interface FoundPaper {
  /** What its report line and its upload are called: unique in one import. */
  name: string;
  /** The folder its files are taken from; its text lies here or in a folder below. */
  folder: string;
  /** The Markdown file, main LaTeX file, or file of Word, OpenDocument, JATS or Jupyter, seen from `folder`, with forward slashes. */
  text: string;
}

const SKIPPED = new Set(['node_modules', '.git']);
/** An XML file begins with declarations before its first element. */
const HEAD_BYTES = 4096;
const FRONT_MATTER = /^\uFEFF?---\r?\n/;

/**
 * Finds the papers in a folder, at any depth: each `paper.md`, and elsewhere the Markdown files
 * that begin with YAML front matter, one a folder, unless papers lie below it, or the folder's LaTeX, or its
 * files of Word, OpenDocument and JATS, or where it has nothing else its notebooks, each a paper. A paper gets the largest folder that holds no other one, because
 * texts name figures as `../img/x.png`.
 */
export async function findPapers(root: string): Promise<FoundPaper[]> {
  const texts = await textsIn(root);
  const names = new Set<string>();
  return texts.map((file) => {
    const folder = ownFolder(root, file, texts);
    const alone = texts.every((other) => other === file || dirname(other) !== dirname(file));
    const name = uniqueName(alone ? basename(folder) : parse(file).name, names);
    return { name, folder, text: relative(folder, file).split(sep).join('/') };
  });
}

/** The files of papers in a folder and below it, by path. */
async function textsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  entries.sort((a, b) => (a.name < b.name ? -1 : 1));
  const texts: string[] = [];
  const paper = entries.find((entry) => entry.isFile() && entry.name.toLowerCase() === 'paper.md');
  if (paper) texts.push(join(folder, paper.name));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const latex = paper ? null : await latexIn(folder, files);
  // What lies below a LaTeX document are its parts.
  if (latex) return [latex];
  for (const entry of entries) {
    if (!entry.isDirectory() || SKIPPED.has(entry.name) || entry.name.startsWith('.')) continue;
    texts.push(...(await textsIn(join(folder, entry.name))));
  }
  if (paper) return texts;
  texts.push(...(await foreignIn(folder, files)));
  if (texts.length > 0) return texts;
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith('.md')) continue;
    const file = join(folder, entry.name);
    if (FRONT_MATTER.test(await firstBytes(file))) return [file];
  }
  // Beside any other text, notebooks are what was calculated for it.
  return files.filter((name) => /\.ipynb$/i.test(name)).map((name) => join(folder, name));
}

/** The manuscripts of Word and OpenDocument and the JATS articles of a folder. */
async function foreignIn(folder: string, files: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const name of files) {
    if (!/\.(docx|odt|xml)$/i.test(name)) continue;
    if (isForeign(name, await firstBytes(join(folder, name), HEAD_BYTES)))
      found.push(join(folder, name));
  }
  return found;
}

/** The LaTeX document that a folder holds, unless it holds the paper as Markdown as well. */
async function latexIn(folder: string, files: readonly string[]): Promise<string | null> {
  const sources = files.filter((name) => /\.(tex|ltx)$/i.test(name));
  if (sources.length === 0) return null;
  for (const name of files.filter((each) => each.endsWith('.md')))
    if (FRONT_MATTER.test(await firstBytes(join(folder, name)))) return null;
  const texts = await Promise.all(
    sources.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  const main = findMain(new Map(texts));
  return main ? join(folder, main.path) : null;
}

/** The highest folder above a text, not above `root`, in which it is the only one. */
function ownFolder(root: string, file: string, texts: readonly string[]): string {
  let folder = dirname(file);
  while (folder !== root) {
    const above = dirname(folder);
    if (texts.some((other) => other !== file && other.startsWith(above + sep))) break;
    folder = above;
  }
  return folder;
}

function uniqueName(wanted: string, taken: Set<string>): string {
  const plain =
    wanted
      .normalize('NFC')
      .replace(/[^\p{L}\p{N}._~-]+/gu, '-')
      .slice(0, 120) || 'paper';
  let name = plain;
  for (let i = 2; taken.has(name); i += 1) name = `${plain}-${i}`;
  taken.add(name);
  return name;
}

async function firstBytes(file: string, most = 16): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(most), 0, most, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}
