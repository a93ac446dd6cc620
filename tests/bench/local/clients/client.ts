import { article, articleId, instant, journal } from '../articles.ts';
import { type Act, perSecond } from '../measure.ts';
import { BATCH } from '../open-engine.ts';

/** What the bench asks of a client, whatever its transport. */
export interface Client {
  readonly get: (path: string) => Promise<unknown>;
  readonly set: (path: string, data: object) => Promise<unknown>;
  /** In one batch. */
  readonly setAll: (paths: readonly string[], data: object) => Promise<unknown>;
  /** The newest twenty of a journal; answers how many were found. */
  readonly newest: (journal: string) => Promise<number>;
  /** The twenty that were published from this moment on. */
  readonly pageFrom: (published: string) => Promise<number>;
  readonly count: (journal: string) => Promise<number>;
  /** Adds one to a counter, by a transaction. */
  readonly increment: (path: string) => Promise<unknown>;
  /** What a counter says. */
  readonly counted: (path: string) => Promise<number>;
  readonly close: () => Promise<unknown>;
}

const EFFORT = { rounds: 3, roundMs: 120 };
const AT_ONCE = { ...EFFORT, inFlight: 16 };
const PATHS = Array.from({ length: BATCH }, (_, i) => `drafts/d${i}`);
const { id: _, ...DRAFT } = article(1);

/** Lets both ends run everything often enough to have been compiled. */
export async function warmUp(client: Client): Promise<void> {
  for (let i = 0; i < 600; i += 20) {
    const some = Array.from({ length: 20 }, (_, k) => i + k);
    await Promise.all(some.map((k) => client.get(`articles/${articleId(k)}`)));
    await Promise.all(some.map((k) => client.set(`drafts/d${k}`, DRAFT)));
    await client.newest(journal(i));
    await client.pageFrom(middle(i));
    await client.count(journal(i));
    if (i % 100 === 0) await client.setAll(PATHS, DRAFT);
  }
}

/** A figure of several clients: one row for each of what they are asked to do. */
export type Note = (what: string, rates: readonly number[]) => void;

/**
 * Reads, queries and writes a second of clients that take turns, sixteen under way at once. Throws
 * when a query finds too few.
 */
export async function compareAll(
  clients: readonly { readonly client: Client; readonly size: number }[],
  note: Note,
): Promise<void> {
  const row = async (what: string, act: (client: Client, size: number) => Act) =>
    note(
      what,
      await perSecond(
        clients.map(({ client, size }) => act(client, size)),
        AT_ONCE,
      ),
    );
  await row('get by id', (client, size) => (i) => {
    return client.get(`articles/${articleId((i * 7_919) % size)}`);
  });
  await row('newest 20 of a tenth', (client) => async (i) => {
    expect20(await client.newest(journal(i)));
  });
  await row('cursor, 20 in the middle', (client) => async (i) => {
    expect20(await client.pageFrom(middle(i)));
  });
  await row('count() of a tenth', (client) => (i) => client.count(journal(i)));
  await compareWrites(
    clients.map(({ client }) => client),
    note,
  );
}

/** Writes a second: one after another, sixteen under way at once, and documents in batches. */
export async function compareWrites(clients: readonly Client[], note: Note): Promise<void> {
  const sets = clients.map(
    (client) => (i: number) => client.set(`drafts/d${i % 1_000}`, { ...DRAFT, views: i }),
  );
  const batches = clients.map(
    (client) => (i: number) => client.setAll(PATHS, { ...DRAFT, views: i }),
  );
  note('set, one after another', await perSecond(sets, EFFORT));
  note('set, 16 at once', await perSecond(sets, AT_ONCE));
  const rates = await perSecond(batches, EFFORT);
  note(
    'batch of 500 (documents)',
    rates.map((rate) => rate * BATCH),
  );
}

/** Somewhere in the middle half of the twenty years. */
const middle = (i: number) => instant(2 ** 30 + ((i * 1_000_003) % 2 ** 31));

function expect20(found: number): void {
  if (found !== 20) throw new Error(`${found} found instead of 20`);
}
