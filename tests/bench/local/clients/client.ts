import { article, articleId, instant, journal } from '../articles.ts';
import { type Effort, perSecondAwaited } from '../measure.ts';
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

export type Figures = Map<string, number>;

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

/** Reads, queries and writes a second, sixteen under way at once. Throws when a query finds too few. */
export async function figuresOf(client: Client, size: number): Promise<Figures> {
  const figures: Figures = new Map();
  const rate = async (what: string, act: (i: number) => Promise<unknown>) =>
    figures.set(what, await perSecondAwaited(act, AT_ONCE));
  await rate('get by id', (i) => client.get(`articles/${articleId((i * 7_919) % size)}`));
  await rate('newest 20 of a tenth', async (i) => expect20(await client.newest(journal(i))));
  await rate('cursor, 20 in the middle', async (i) => expect20(await client.pageFrom(middle(i))));
  await rate('count() of a tenth', (i) => client.count(journal(i)));
  for (const [what, figure] of await writesOf(client)) figures.set(what, figure);
  return figures;
}

/** Writes a second: one after another, sixteen under way at once, and in batches. */
export async function writesOf(client: Client): Promise<Figures> {
  const set = (i: number) => client.set(`drafts/d${i % 1_000}`, { ...DRAFT, views: i });
  const rate = (effort: Effort) => perSecondAwaited(set, effort);
  const batch = (i: number) => client.setAll(PATHS, { ...DRAFT, views: i });
  return new Map([
    ['set, one after another', await rate(EFFORT)],
    ['set, 16 at once', await rate(AT_ONCE)],
    ['batch of 500 (documents)', BATCH * (await perSecondAwaited(batch, EFFORT))],
  ]);
}

/** Somewhere in the middle half of the twenty years. */
const middle = (i: number) => instant(2 ** 30 + ((i * 1_000_003) % 2 ** 31));

function expect20(found: number): void {
  if (found !== 20) throw new Error(`${found} found instead of 20`);
}
