/**
 * LaTeX sources of real papers, which are not part of the project: tests that need them are skipped without.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORPUS } from './corpus.ts';

interface LatexProject {
  readonly folder: string;
  /** The main file, as who collected the papers says. */
  readonly main: string;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

function readProject(folder: string): LatexProject {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry): [string, Uint8Array] => {
      const full = join(entry.parentPath, entry.name);
      return [full.slice(folder.length + 1), readFileSync(full)];
    });
  const main = readFileSync(join(folder, 'MAIN'), 'utf8').trim();
  return { folder, main, files: new Map(files) };
}

const ROOT = join(CORPUS, 'latex');

/** Each by its name. */
export const LATEX_PROJECTS: [string, LatexProject][] = existsSync(ROOT)
  ? readdirSync(ROOT)
      .filter((name) => existsSync(join(ROOT, name, 'MAIN')))
      .map((name) => [name, readProject(join(ROOT, name))])
  : [];
