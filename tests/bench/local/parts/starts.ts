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
  const ours = await readyTimes(7, () => startOurs());
  const bare = await readyTimes(7, () => startProgram([PLAIN]));
  book.add('start, nothing kept', 'ms', 'node, a port', 0, ours, bare);
  const folder = await mkdtemp(join(tmpdir(), 'bench-starts-'));
  try {
    for (const size of SIZES) await fromFolder(book, join(folder, String(size)), size);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return book.rows();
}

async function fromFolder(book: RowBook, folder: string, size: number): Promise<void> {
  const filling = await startOurs('--data', folder);
  await fill((request) => commitOverRest(filling.port, request), size, ['articles']);
  await filling.stop();
  const lines = Array.from({ length: size }, (_, i) => JSON.stringify(article(i)));
  await writeFile(`${folder}.jsonl`, lines.join('\n'));
  let copies = 0;
  const ours = await readyTimes(3, async () => {
    // Every start from the folder as the first process left it: a start may tidy it.
    copies += 1;
    const copy = `${folder}-${copies}`;
    await cp(folder, copy, { recursive: true });
    return startOurs('--data', copy);
  });
  const plain = await readyTimes(3, () => startProgram([PLAIN, `${folder}.jsonl`]));
  book.add('start from a folder of documents', 'ms', 'map of JSON lines', size, ours, plain);
}

async function readyTimes(rounds: number, start: () => ReturnType<typeof startProgram>) {
  const taken: number[] = [];
  for (let i = 0; i < rounds; i += 1) {
    const started = await start();
    taken.push(started.readyMs);
    await started.stop();
  }
  return median(taken);
}
