/** The articles of the demo press, as an import reads them. */
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExportedPaper } from '../export/read-paper-tree.ts';
import { readPaper } from '../paper/read-paper.ts';
import { readFolder } from './corpus.ts';

const FOLDER = fileURLToPath(new URL('../../../demo/press', import.meta.url));

/** The paper of a folder with its figures beside it; null where it cannot be read. */
export function exportedFolder(folder: ReturnType<typeof readFolder>): ExportedPaper | null {
  const paper = readPaper(folder);
  if (!paper.ok) return null;
  const figures = new Map(
    [...paper.figurePaths].map(([name, src]) => [name, { src, width: 10, height: 10 }]),
  );
  const { metadata, markdown, bibtex, macros } = paper.content;
  return { metadata, markdown, bibtex, macros, figures };
}

/** Each by its folder: `CES/1-1/creeks`. */
export const DEMO_PAPERS: readonly (readonly [string, ExportedPaper])[] = globSync(
  '*/*/*/paper.md',
  { cwd: FOLDER },
)
  .toSorted()
  .flatMap((path) => {
    const name = dirname(path);
    const paper = exportedFolder(readFolder(join(FOLDER, name)));
    return paper ? [[name, paper] as const] : [];
  });
