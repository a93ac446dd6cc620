import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zip } from './zip.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CORPUS = process.env.QUIRE_CORPUS ?? join(ROOT, '..', 'shared', 'corpus');

/** A paper of the corpus with a figure beside it, or null where there is no corpus. */
export function corpusPaper(): { readonly manuscript: string; readonly figure: string } | null {
  const papers = join(CORPUS, 'papers');
  if (!existsSync(papers)) return null;
  for (const name of readdirSync(papers).toSorted()) {
    for (const inside of ['', 'joss', 'paper']) {
      const folder = join(papers, name, inside);
      if (!existsSync(join(folder, 'paper.md'))) continue;
      const figure = readdirSync(folder).find((file) => /\.(png|pdf)$/.test(file));
      if (figure) return { manuscript: join(folder, 'paper.md'), figure: join(folder, figure) };
    }
  }
  return null;
}

/** What a paper of this size has beside its text. */
const BESIDE = /\.(md|bib|png|jpe?g|pdf)$/;

/** The same paper whole, as its author would send it: its text, bibliography and figures in one archive. */
export function corpusArchive(): { readonly title: string; readonly bytes: Buffer } | null {
  const paper = corpusPaper();
  if (!paper) return null;
  const folder = dirname(paper.manuscript);
  const names = readdirSync(folder).filter((name) => BESIDE.test(name));
  const title = /^title: *['"]?(.+?)['"]?$/m.exec(readFileSync(paper.manuscript, 'utf8'))?.[1];
  if (!title) throw new Error(`${paper.manuscript} has no title`);
  const parts = names.map((name) => [name, readFileSync(join(folder, name))] as const);
  return { title, bytes: zip(Object.fromEntries(parts)) };
}
