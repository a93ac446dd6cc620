import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
