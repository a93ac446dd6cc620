import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { articlePath, issuePath } from '@quire/model/paths';
import { demoPaper } from '../journeys/demo-paper.ts';

export interface Paper {
  readonly name: string;
  readonly path: string;
}

const PLACE = { journal: 'CES', issue: 'bench' };

/**
 * The papers to measure: those of the corpus, imported and published in this press, else, saying
 * so, the longest of the demo's.
 */
export async function papersToMeasure(
  root: string,
  press: { readonly home: string; readonly url: string },
): Promise<readonly Paper[]> {
  const corpus = process.env.QUIRE_CORPUS ?? join(root, '..', 'shared', 'corpus');
  const folder = join(corpus, 'bench');
  if (!existsSync(folder)) {
    console.log(`\n  SKIPPED: the papers of the corpus, which is not at ${corpus} (QUIRE_CORPUS).`);
    console.log('  Measured instead: the longest paper of the demo press.');
    const { journal, issue, akey } = demoPaper();
    return [{ name: akey, path: articlePath(journal, issue, akey) }];
  }
  const { journal, issue } = PLACE;
  await promisify(execFile)(
    process.execPath,
    [
      ...['scripts/import.mjs', folder, '--journal', journal, '--issue', issue],
      ...['--create', '--publish', '--home', press.home],
    ],
    { cwd: root, maxBuffer: 50_000_000 },
  );
  const html = await (await fetch(press.url + issuePath(journal, issue))).text();
  const paths = [...html.matchAll(/href="(\/article\/[^"]+)"/g)].map(([, path = '']) => path);
  return [...new Set(paths)]
    .filter((path) => path.startsWith(articlePath(journal, issue, '')) && !path.endsWith('.pdf'))
    .map((path) => ({ name: path.slice(path.lastIndexOf('/') + 1), path }));
}
