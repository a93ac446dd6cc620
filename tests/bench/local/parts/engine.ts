import { article, articleId } from '../articles.ts';
import { type Act, milliseconds, perSecond } from '../measure.ts';
import { BATCH, type Engine, fill, fillPlain, openEngine } from '../open-engine.ts';
import { PlainPress } from '../plain/plain-press.ts';
import { type Row, RowBook, SIZES } from '../rows.ts';
import { articleName, commitOf, DATABASE, ROOT, setArticle, wireValue } from '../wire.ts';
import { agree } from './agree.ts';
import { QUERIES } from './queries.ts';

const MAP = 'map';
const LISTS = 'sorted arrays';
const EDITED = 1_000;

/** One size of press: ours and the plain one. */
interface Pair {
  readonly size: number;
  readonly ours: Engine;
  readonly plain: PlainPress;
  /** Some articles in two versions, one after the other: each edit changes something. */
  readonly edits: readonly ReturnType<typeof article>[];
  readonly writes: readonly object[];
}

/** The server without transports, compared with a map and sorted arrays. */
export async function engine(): Promise<Row[]> {
  const book = new RowBook();
  const pairs: Pair[] = [];
  // A warm-up run, so that the first size does not include compilation.
  await open(new RowBook(), 10_000);
  for (const size of SIZES) pairs.push(await open(book, size));
  const row = async (
    what: string,
    peer: string,
    own: (p: Pair) => Act,
    plain: (p: Pair) => Act,
  ) => {
    const rates = await perSecond(pairs.flatMap((pair) => [own(pair), plain(pair)]));
    for (const [i, { size }] of pairs.entries()) {
      book.add(what, '/s', peer, size, rates[2 * i] ?? Number.NaN, rates[2 * i + 1] ?? Number.NaN);
    }
  };
  await row('get by id', MAP, getOne, ({ plain, size }) => {
    const id = idsOf(size);
    return (i) => plain.articles.get(id(i));
  });
  await row('set one document, nothing queried yet', MAP, setOne, ({ plain, edits }) => (i) => {
    plain.put({ ...(edits[i % edits.length] ?? article(i)) });
  });
  for (const pair of pairs) await settle(pair);
  for (const pair of pairs) await firstQueries(book, pair);
  for (const query of QUERIES) {
    for (const { ours, plain } of pairs) await agree(ours, plain, query);
    const own = (pair: Pair) => (i: number) => pair.ours.call(query.method, query.wire(i));
    await row(
      query.what,
      LISTS,
      own,
      ({ plain }) =>
        (i) =>
          query.plain(plain, i),
    );
  }
  const putSorted = ({ plain, edits }: Pair) => {
    return (i: number) => plain.putSorted({ ...(edits[i % edits.length] ?? article(i)) });
  };
  await row('set one document, all of these queried', LISTS, setOne, putSorted);
  await row('batch of 500, all of these queried (batches)', LISTS, setBatch, (pair) => {
    const put = putSorted(pair);
    return (i) => {
      for (let k = 0; k < BATCH; k += 1) put(i * BATCH + k);
    };
  });
  await row('transaction: read, add one, commit', MAP, transaction, () => {
    const counters = new Map([['one', { n: 0 }]]);
    return () => counters.set('one', { n: (counters.get('one')?.n ?? 0) + 1 });
  });
  return book.rows();
}

async function open(book: RowBook, size: number): Promise<Pair> {
  const ours = openEngine();
  const plain = new PlainPress();
  const filled = await fill((request) => ours.call('Commit', request), size);
  const rate = (ms: number) => (size * 2 * 1_000) / ms;
  const what = 'fill: new documents, 500 a batch';
  book.add(what, '/s', MAP, size, rate(filled), rate(fillPlain(plain, size)));
  const edits = [1, 2].flatMap((version) =>
    Array.from({ length: EDITED }, (_, i) => article((i * 7_919) % size, version)),
  );
  return { size, ours, plain, edits, writes: edits.map((edit) => setArticle(edit)) };
}

/** Brings both to the same state: the rounds before were of different lengths. */
async function settle({ ours, plain, edits, writes }: Pair): Promise<void> {
  for (const [i, edit] of edits.entries()) {
    await ours.call('Commit', commitOf([writes[i] ?? {}]));
    plain.put(edit);
  }
}

async function firstQueries(book: RowBook, { ours, plain, size }: Pair): Promise<void> {
  const own = await milliseconds(async () => {
    for (const query of QUERIES) await ours.call(query.method, query.wire(0));
  });
  const other = await milliseconds(() => plain.sort());
  book.add('every query below for the first time', 'ms', 'sorting', size, own, other);
}

function idsOf(size: number): (i: number) => string {
  const ids = Array.from({ length: size }, (_, i) => articleId(i));
  return (i) => ids[(i * 7_919) % size] ?? '';
}

function getOne({ ours, size }: Pair): Act {
  const id = idsOf(size);
  return (i) =>
    ours.call('BatchGetDocuments', { database: DATABASE, documents: [articleName(id(i))] });
}

const setOne =
  ({ ours, writes }: Pair): Act =>
  (i) =>
    ours.call('Commit', commitOf([writes[i % writes.length] ?? {}]));

const setBatch =
  ({ ours, writes }: Pair): Act =>
  (i) => {
    const from = (i * BATCH) % writes.length;
    return ours.call('Commit', commitOf(writes.slice(from, from + BATCH)));
  };

const transaction =
  ({ ours }: Pair): Act =>
  async (i) => {
    const name = `${ROOT}/counters/one`;
    const begun = await ours.call('BeginTransaction', { database: DATABASE, options: {} });
    const id =
      typeof begun === 'object' && begun !== null && 'transaction' in begun
        ? begun.transaction
        : '';
    await ours.call('BatchGetDocuments', {
      database: DATABASE,
      documents: [name],
      transaction: id,
    });
    const write = { update: { name, fields: { n: wireValue(i) } } };
    await ours.call('Commit', { ...commitOf([write]), transaction: id });
  };
