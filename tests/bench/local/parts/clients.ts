import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openAdmin } from '../clients/admin-client.ts';
import { type Client, compareAll, compareWrites, warmUp } from '../clients/client.ts';
import { openLite } from '../clients/lite-client.ts';
import { type Started, startOurs, startProgram } from '../clients/our-server.ts';
import { commitOverRest } from '../clients/rest.ts';
import { perSecond } from '../measure.ts';
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

/**
 * Two unchanged clients; our server in a separate process, compared with a map behind the same
 * transport.
 */
export async function clients(): Promise<Row[]> {
  const book = new RowBook();
  const ours: Started[] = [];
  for (const size of SIZES) {
    const server = await startOurs(...OURS);
    await fill((request) => commitOverRest(server.port, request), size, ['articles']);
    ours.push(server);
  }
  for (const kind of KINDS) await compareKind(book, kind, ours);
  for (const server of ours) await server.stop();
  await kept(book);
  return book.rows();
}

/** All sizes, ours and plain, take turns. */
async function compareKind(
  book: RowBook,
  { kind, transport, open, atOnce }: (typeof KINDS)[number],
  ours: readonly Started[],
): Promise<void> {
  const peers: Started[] = [];
  const all: { client: Client; size: number }[] = [];
  for (const [i, size] of SIZES.entries()) {
    const peer = await startProgram([PLAIN, transport, String(size)]);
    peers.push(peer);
    for (const port of [ours[i]?.port ?? 0, peer.port]) all.push({ client: open(port), size });
  }
  const note = (what: string, rates: readonly number[]) => {
    for (const [i, size] of SIZES.entries()) {
      const [own = Number.NaN, plain = null] = rates.slice(2 * i);
      book.add(`${kind}: ${what}`, '/s', PEER, size, own, plain);
    }
  };
  for (const { client } of all) await warmUp(client);
  await compareAll(all, note);
  note(
    'transactions on one counter',
    await count(
      all.map(({ client }) => client),
      atOnce,
    ),
  );
  for (const { client } of all) await client.close();
  for (const peer of peers) await peer.stop();
}

/**
 * Transactions that all add one to the same counter; of a plain map, reading and writing it, which
 * loses what others count meanwhile. Throws when one of ours is lost.
 */
async function count(clients: readonly Client[], inFlight: number): Promise<number[]> {
  const counter = 'counters/one';
  const done = clients.map(() => 0);
  const acts = clients.map((client, i) => async () => {
    if (i % 2 === 0) await client.increment(counter);
    else await client.set(counter, { n: (await client.counted(counter)) + 1 });
    done[i] = (done[i] ?? 0) + 1;
  });
  const before = await Promise.all(clients.map((client) => client.counted(counter)));
  const rates = await perSecond(acts, { rounds: 3, roundMs: 120, inFlight });
  for (const [i, client] of clients.entries()) {
    const counted = (await client.counted(counter)) - (before[i] ?? 0);
    if (i % 2 === 0 && counted !== done[i])
      throw new Error(`${done[i]} transactions counted to ${counted}`);
  }
  return rates;
}

/** With a data folder, where a write is acknowledged once it is on the disk. */
async function kept(book: RowBook): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-kept-'));
  try {
    const ours = await startOurs(...OURS, '--data', join(folder, 'ours'));
    const plain = await startProgram([PLAIN, 'rest', '0', join(folder, 'plain.jsonl')]);
    const both = [openLite(ours.port), openLite(plain.port)];
    await compareWrites(both, (what, [own = Number.NaN, other = null]) => {
      book.add(`lite, REST, kept on disk: ${what}`, '/s', 'map, file, fdatasync', 0, own, other);
    });
    for (const client of both) await client.close();
    await Promise.all([ours.stop(), plain.stop()]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
