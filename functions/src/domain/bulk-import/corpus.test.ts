/** All records of the corpus in a dry run if there is time for it, otherwise a sample. */
import { existsSync, readFileSync } from 'node:fs';
import type { MetadataImport } from '@quire/model/entities/import-run';
import { expect, it } from 'vitest';
import { putJournal, startTestPress } from '../../testing/test-press.ts';
import { askForImport, finish, readRun, toolPorts } from '../../testing/test-tools.ts';
import { openMetadataImport } from './import-metadata.ts';

const CORPUS =
  process.env.QUIRE_CORPUS ?? new URL('../../../../../shared/corpus', import.meta.url).pathname;
const FOLDER = `${CORPUS}/metadata`;
const IS_WHOLE = Boolean(process.env.QUIRE_THOROUGH);
const SOME = 400;

/** Every n-th line, so that each journal and year is included. */
function lines(name: string): string[] {
  const all = readFileSync(`${FOLDER}/${name}`, 'utf8').trimEnd().split('\n');
  const every = IS_WHOLE ? 1 : Math.ceil(all.length / SOME);
  return all.filter((_, place) => place % every === 0);
}

async function imported(text: readonly string[], options: Partial<MetadataImport>) {
  const press = await startTestPress();
  await putJournal(press, 'CES');
  await askForImport(press, 'run00001', text.join('\n'), { dryRun: true, ...options });
  const begun = performance.now();
  expect(await finish(toolPorts(press), openMetadataImport, 'run00001')).toBe('done');
  const seconds = (performance.now() - begun) / 1_000;
  const { run, rows } = await readRun(press, 'run00001');
  await press.close();
  console.info(`${text.length} records in ${seconds.toFixed(1)} s: ${JSON.stringify(run.counts)}`);
  return { counts: run.counts, rows };
}

const CREATE = { missingJournals: 'create' } as const;

// Skipped visibly if the corpus is not beside the project.
it.skipIf(!existsSync(FOLDER))(
  'accounts for each record of the corpus: it becomes an article, or the report gives the reason',
  { timeout: 600_000 },
  async () => {
    for (const name of ['articles.jsonl', 'articles_varied.jsonl']) {
      const text = lines(name);
      const options = name.includes('varied') ? { journal: 'CES' } : CREATE;
      const { counts, rows } = await imported(text, options);
      const { created = 0, refused = 0, duplicate = 0 } = counts;
      expect(created + refused + duplicate, name).toBe(text.length);
      expect(created / text.length, name).toBeGreaterThan(0.9);
      const told = rows.filter(({ severity }) => severity !== 'warning');
      expect(told, name).toHaveLength(refused + duplicate);
      for (const { line, raw } of told) expect(text[line - 1]).toContain(raw.slice(0, 40));
    }
  },
);

it.skipIf(!existsSync(FOLDER))(
  'writes the records of the corpus, and adds the abstracts',
  { timeout: 900_000 },
  async () => {
    const text = lines('articles.jsonl');
    const press = await startTestPress();
    const begun = performance.now();
    const seconds = () => ((performance.now() - begun) / 1_000).toFixed(1);
    await askForImport(press, 'run00001', text.join('\n'), CREATE);
    expect(await finish(toolPorts(press), openMetadataImport, 'run00001', 200)).toBe('done');
    const { run } = await readRun(press, 'run00001');
    console.info(`${text.length} records written in ${seconds()} s: ${JSON.stringify(run.counts)}`);
    const { count } = (await press.db.collection('articles').count().get()).data();
    expect(count).toBe(run.counts.created);
    const abstracts = lines('abstracts.jsonl');
    await askForImport(press, 'run00002', abstracts.join('\n'), { existing: 'fill' });
    expect(await finish(toolPorts(press), openMetadataImport, 'run00002', 200)).toBe('done');
    const { counts } = (await readRun(press, 'run00002')).run;
    console.info(`${abstracts.length} abstracts by ${seconds()} s: ${JSON.stringify(counts)}`);
    const { filled = 0, unchanged = 0, refused = 0 } = counts;
    expect(filled + unchanged + refused).toBe(abstracts.length);
    await press.close();
  },
);
