import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ARTICLES } from '@quire/model/collections';
import { PAGE_ENTRY } from '../../../functions/src/testing/public-visits.ts';
import { corpusTexts, type Texts } from './corpus-texts.ts';
import { measureFind } from './find-in-office.ts';
import { type MeasuredPress, measurePress } from './measure-press.ts';
import { type Cost, type MeasuredScale, MeasuredScaleSchema, type Row } from './measured-scale.ts';
import { LIST_GROUPS, type ListGroup, listName, measureLists } from './office-lists.ts';
import { scalePage } from './scale-page.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MEASURED = fileURLToPath(new URL('./measured.json', import.meta.url));
const PAGE = `${ROOT}/docs/scale.md`;
/** `QUIRE_BENCH_SIZES=50,500` tries the benchmark itself, without writing anything. */
const TRIED = process.env.QUIRE_BENCH_SIZES?.split(',').map(Number);
const SIZES = TRIED ?? [50, 5_000, 100_000];

/** The tables of the sizes as rows of one table, each with a cost at every size. */
const rowsOf = (tables: readonly ReadonlyMap<string, Cost>[]): Row[] =>
  [...(tables[0]?.keys() ?? [])].map((what) => ({
    what,
    costs: tables.flatMap((table) => table.get(what) ?? []),
  }));

const PARTS = ['press', 'lists', 'find'] as const;
type Part = (typeof PARTS)[number];

/** Of `articles` as many records as the press has articles, of the others a tenth. */
const recordsAt = (size: number, [{ collection }]: ListGroup): number =>
  collection === ARTICLES ? size : Math.max(50, size / 10);

async function measureListTables(): Promise<Pick<MeasuredScale, 'lists'>> {
  const lists: Row[] = [];
  for (const group of LIST_GROUPS) {
    const tables: Cost[][] = [];
    console.log(`  the office’s lists of ${group.map(listName).join(' and of ')} …`);
    for (const size of SIZES) tables.push(await measureLists(group, recordsAt(size, group)));
    lists.push(
      ...group.map((plan, at) => ({
        what: listName(plan),
        costs: tables.flatMap((table) => table[at] ?? []),
      })),
    );
  }
  return { lists };
}

async function measurePressTables(texts: Texts) {
  const presses: MeasuredPress[] = [];
  for (const size of SIZES) {
    console.log(`  a press of ${size.toLocaleString('en-GB')} articles …`);
    presses.push(await measurePress(size, texts));
  }
  return {
    source: texts.source,
    pages: rowsOf(presses.map(({ pages }) => pages)),
    machines: rowsOf(presses.map(({ machines }) => machines)),
    harvesting: rowsOf(presses.map(({ harvesting }) => harvesting)),
    documents: rowsOf(presses.map(({ documents }) => documents)),
    publication: rowsOf(presses.map(({ publication }) => publication)),
  };
}

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/**
 * Measures what a press of each size costs, and writes `docs/scale.md`. Skipped, visibly, where the web app is not built.
 *
 * @param parts `press`, `lists` or `find` alone: the tables of the others are kept as they were
 */
export async function benchScale(parts: readonly string[] | null): Promise<void> {
  const wanted = (parts ?? PARTS).filter(isPart);
  if (wanted.includes('press') && !existsSync(PAGE_ENTRY)) {
    console.log('\n  SKIPPED: scale, as the web app is not built: npm run build -w web');
    return;
  }
  const made = {
    ...(wanted.includes('press') ? await measurePressTables(corpusTexts(ROOT)) : {}),
    ...(wanted.includes('lists') ? await measureListTables() : {}),
    ...(wanted.includes('find') ? { find: await measureFind(corpusTexts(ROOT), TRIED) } : {}),
  };
  const known = existsSync(MEASURED) ? JSON.parse(await readFile(MEASURED, 'utf8')) : {};
  const measured = MeasuredScaleSchema.parse({
    ...(TRIED ? {} : known),
    ...made,
    // The search has a date of its own.
    ...(known.measured && !TRIED && wanted.join() === 'find'
      ? {}
      : { measured: new Date().toISOString().slice(0, 10), cores: availableParallelism() }),
    sizes: SIZES,
  });
  if (TRIED) {
    console.log(`\n${scalePage(measured)}\nNot written: QUIRE_BENCH_SIZES is set.`);
    return;
  }
  await writeFile(MEASURED, `${JSON.stringify(measured, null, 2)}\n`);
  await writeFile(PAGE, scalePage(measured));
  console.log(`\n${await readFile(PAGE, 'utf8')}\nWritten to docs/scale.md`);
}
