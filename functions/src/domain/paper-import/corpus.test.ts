/** Real papers, which are beside the project and never part of it. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestJournal, type TestPress } from '../../testing/test-press.ts';
import { importPaper } from './import-paper.ts';

const CORPUS =
  process.env.QUIRE_CORPUS ?? join(import.meta.dirname, '../../../../../shared/corpus');
/** All of them on request. */
const IS_THOROUGH = process.env.QUIRE_THOROUGH === '1';
const PAPERS = join(CORPUS, 'papers');

async function folder(path: string): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  for (const entry of await readdir(path, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(relative(path, file), await readFile(file));
  }
  return files;
}

/** Every fourth, and the first with each kind of file. */
async function someOf(names: readonly string[]): Promise<string[]> {
  const seen = new Set<string>();
  const some: string[] = [];
  for (const [place, name] of names.toSorted().entries()) {
    const files = await readdir(join(PAPERS, name), { recursive: true });
    const kinds = new Set(files.map((file) => extname(file)));
    if (place % 4 === 0 || [...kinds].some((kind) => !seen.has(kind))) some.push(name);
    for (const kind of kinds) seen.add(kind);
  }
  return some;
}

describe.skipIf(!existsSync(PAPERS))(`the papers in ${PAPERS}`, () => {
  let press: TestPress;
  const run = async (name: string) =>
    importPaper(press, {
      journal: 'CES',
      issue: '1-1',
      files: await folder(join(PAPERS, name)),
      dryRun: false,
      publish: false,
      by: 'editor',
      mayEdit: () => true,
    });

  beforeAll(async () => {
    press = await startTestJournal('1-1');
  });
  afterAll(() => press.close());

  it('all become separate articles, and are unchanged on the second import', async () => {
    const entries = await readdir(PAPERS, { withFileTypes: true });
    const all = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    const names = IS_THOROUGH ? all : await someOf(all);
    const refused: unknown[] = [];
    for (const name of names) {
      const report = await run(name);
      if (report.outcome !== 'created') refused.push([name, report.outcome, report.problems[0]]);
    }
    expect(refused).toEqual([]);
    expect((await press.db.collection('articles').get()).size).toBe(names.length);
    const again = await Promise.all(names.slice(0, 3).map(run));
    expect(again.map(({ outcome }) => outcome)).toEqual(['unchanged', 'unchanged', 'unchanged']);
  });
});
