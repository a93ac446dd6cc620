/**
 * Real papers, which are no part of the project: tests that need them are skipped without.
 * `QUIRE_CORPUS` says where they are; by default beside the project, in `shared/corpus`.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PaperFolder } from '../paper/read-paper.ts';

export const CORPUS =
  process.env.QUIRE_CORPUS ?? new URL('../../../../shared/corpus', import.meta.url).pathname;
export const isThere = existsSync(join(CORPUS, 'papers'));

function foldersIn(folder: string): string[] {
  if (!existsSync(join(CORPUS, folder))) return [];
  return readdirSync(join(CORPUS, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(CORPUS, folder, entry.name));
}

export function readFolder(path: string): PaperFolder {
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, Uint8Array] => {
      const full = join(entry.parentPath, entry.name);
      return [full.slice(path.length + 1), readFileSync(full)];
    });
  return { files: new Map(files), name: basename(path) };
}

/** The same papers with `\(…\)` for `$…$`: their text in place of the original's. */
function parenFolders(): [string, PaperFolder][] {
  const folder = join(CORPUS, 'papers-paren');
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((name) => {
    const original = readFolder(join(CORPUS, 'papers', name.replace(/\.md$/, '')));
    const files = new Map(original.files);
    const paper = [...files.keys()].find((path) => path.endsWith('paper.md')) ?? 'paper.md';
    files.set(paper, readFileSync(join(folder, name)));
    return [`paren/${name}`, { files, name }];
  });
}

/** Each paper by its name, and those of them whose formulas are written otherwise. */
export const PAPERS: [string, PaperFolder][] = [
  ...[...foldersIn('papers'), ...foldersIn('bench')].map((path): [string, PaperFolder] => [
    basename(path),
    readFolder(path),
  ]),
  ...parenFolders(),
];
