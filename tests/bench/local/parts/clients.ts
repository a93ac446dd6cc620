import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAdmin } from '../clients/admin-client.ts';
import { type Client, figuresOf, warmUp, writesOf } from '../clients/client.ts';
import { openLite } from '../clients/lite-client.ts';
import { startOurs, startProgram } from '../clients/our-server.ts';
import { commitOverRest } from '../clients/rest.ts';
import { perSecondAwaited } from '../measure.ts';
import { fill, INDEXES } from '../open-engine.ts';
import { type Row, RowBook } from '../rows.ts';

const PLAIN = fileURLToPath(new URL('../plain/plain-server.ts', import.meta.url));
const RULES = fileURLToPath(new URL('../clients/open.rules', import.meta.url));
const OURS = ['--rules', RULES, '--indexes', INDEXES];
const PEER = 'map, same transport';
const KINDS = [
  { kind: 'lite, REST', transport: 'rest', open: openLite, atOnce: 1 },
  { kind: 'admin, gRPC', transport: 'grpc', open: openAdmin, atOnce: 20 },
] as const;
const SIZES = [1_000, 100_000];

/** Two unchanged clients; our server in a process of its own, beside a map behind the same transport. */
export async function clients(): Promise<Row[]> {
  const book = new RowBook();
  for (const size of SIZES) await atSize(book, size);
  await kept(book);
  return book.rows();
}

async function atSize(book: RowBook, size: number): Promise<void> {
  const ours = await startOurs(...OURS);
  await fill((request) => commitOverRest(ours.port, request), size, ['articles']);
  for (const { kind, transport, open, atOnce } of KINDS) {
    const plain = await startProgram([PLAIN, transport, String(size)]);
    const own = await during(open(ours.port), async (client) => {
      const figures = await figuresOf(client, size);
      return figures.set('transactions on one counter', await count(client, atOnce));
    });
    const peer = await during(open(plain.port), async (client) => {
      const figures = await figuresOf(client, size);
      return figures.set('transactions on one counter', await readAndWrite(client, atOnce));
    });
    await plain.stop();
    for (const [what, figure] of own)
      book.add(`${kind}: ${what}`, '/s', PEER, size, figure, peer.get(what) ?? null);
  }
  await ours.stop();
}

/** With a data folder, where a write is acknowledged once it is on the disk. */
async function kept(book: RowBook): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-kept-'));
  try {
    const ours = await startOurs(...OURS, '--data', join(folder, 'ours'));
    const plain = await startProgram([PLAIN, 'rest', '0', join(folder, 'plain.jsonl')]);
    const own = await during(openLite(ours.port), writesOf);
    const peer = await during(openLite(plain.port), writesOf);
    await Promise.all([ours.stop(), plain.stop()]);
    for (const [what, figure] of own) {
      const name = `lite, REST, kept on disk: ${what}`;
      book.add(name, '/s', 'map, file, fdatasync', 0, figure, peer.get(what) ?? null);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function during<T>(client: Client, work: (client: Client) => Promise<T>): Promise<T> {
  try {
    await warmUp(client);
    return await work(client);
  } finally {
    await client.close();
  }
}

/** Throws when a transaction of those under way at once is lost. */
async function count(client: Client, inFlight: number): Promise<number> {
  const before = await client.counted('counters/one');
  let done = 0;
  const rate = await perSecondAwaited(
    async () => {
      await client.increment('counters/one');
      done += 1;
    },
    { rounds: 3, roundMs: 120, inFlight },
  );
  const counted = (await client.counted('counters/one')) - before;
  if (counted !== done) throw new Error(`${done} transactions counted to ${counted}`);
  return rate;
}

/** What a plain map does instead, and what then loses counts. */
function readAndWrite(client: Client, inFlight: number): Promise<number> {
  const step = async () => {
    const n = await client.counted('counters/one');
    await client.set('counters/one', { n: n + 1 });
  };
  return perSecondAwaited(step, { rounds: 3, roundMs: 120, inFlight });
}
