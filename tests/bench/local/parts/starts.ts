import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { article } from '../articles.ts';
import { startOurs, startProgram } from '../clients/our-server.ts';
import { commitOverRest } from '../clients/rest.ts';
import { median } from '../measure.ts';
import { fill } from '../open-engine.ts';
import { type Row, RowBook, SIZES } from '../rows.ts';

const PLAIN = fileURLToPath(new URL('../plain/plain-start.ts', import.meta.url));

/** How long it takes until the program is ready: with nothing, and with a folder of documents. */
export async function starts(): Promise<Row[]> {
  const book = new RowBook();
  const folder = await mkdtemp(join(tmpdir(), 'bench-starts-'));
  try {
    const [own = Number.NaN, bare = null] = await readyTimes(7, [
      () => startOurs(),
      () => startProgram([PLAIN]),
    ]);
    book.add('start, nothing kept', 'ms', 'node, a port', 0, own, bare);
    const starters: Starter[] = [];
    for (const size of SIZES) starters.push(...(await fromFolder(join(folder, `${size}`), size)));
    const times = await readyTimes(3, starters);
    for (const [i, size] of SIZES.entries()) {
      const [ours = Number.NaN, plain = null] = times.slice(2 * i);
      book.add('start from a folder', 'ms', 'map of JSON lines', size, ours, plain);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return book.rows();
}

type Starter = () => ReturnType<typeof startProgram>;

/** Fills a folder, and a file of lines; answers how to start from the one and from the other. */
async function fromFolder(folder: string, size: number): Promise<Starter[]> {
  const filling = await startOurs('--data', folder);
  await fill((request) => commitOverRest(filling.port, request), size, ['articles']);
  await filling.stop();
  const lines = Array.from({ length: size }, (_, i) => JSON.stringify(article(i)));
  await writeFile(`${folder}.jsonl`, lines.join('\n'));
  let copies = 0;
  const ours = async () => {
    // Every start from the folder as the first process left it: a start may tidy it.
    copies += 1;
    const copy = `${folder}-${copies}`;
    await cp(folder, copy, { recursive: true });
    return await startOurs('--data', copy);
  };
  return [ours, () => startProgram([PLAIN, `${folder}.jsonl`])];
}

/** Medians of programs that are started in turns. */
async function readyTimes(rounds: number, starters: readonly Starter[]): Promise<number[]> {
  const taken = starters.map(() => Array.of<number>());
  for (let round = 0; round < rounds; round += 1) {
    for (const [i, start] of starters.entries()) {
      const started = await start();
      taken[i]?.push(started.readyMs);
      await started.stop();
    }
  }
  return taken.map(median);
}
