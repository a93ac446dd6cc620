import { article, articleId } from '../articles.ts';
import { milliseconds, perSecond, perSecondAwaited } from '../measure.ts';
import { BATCH, type Engine, fill, fillPlain, openEngine } from '../open-engine.ts';
import { PlainPress } from '../plain/plain-press.ts';
import { type Row, RowBook, SIZES } from '../rows.ts';
import { articleName, commitOf, DATABASE, ROOT, setArticle, wireValue } from '../wire.ts';
import { agree } from './agree.ts';
import { QUERIES } from './queries.ts';

const MAP = 'map';
const LISTS = 'sorted arrays';
const EDITED = 1_000;

/** One size of the press, ours and the plain one beside it. */
interface Pair {
  readonly ours: Engine;
  readonly plain: PlainPress;
  readonly size: number;
  /** Puts down what both take for the same. */
  readonly note: (what: string, peer: string, ours: number, plain: number) => void;
}

/** The server without transports, beside a map and arrays kept in order. */
export async function engine(): Promise<Row[]> {
  const book = new RowBook();
  for (const size of SIZES) {
    const ours = openEngine();
    const plain = new PlainPress();
    const note = (what: string, peer: string, own: number, other: number) =>
      book.add(what, '/s', peer, size, own, other);
    const filled = await fill((request) => ours.call('Commit', request), size);
    const rate = (ms: number) => (size * 2 * 1_000) / ms;
    note('fill: new documents, 500 a batch', MAP, rate(filled), rate(fillPlain(plain, size)));
    const pair = { ours, plain, size, note };
    await gets(pair);
    const edit = await writes(pair);
    const first = await milliseconds(async () => {
      for (const query of QUERIES) await ours.call(query.method, query.wire(0));
    });
    const sorted = await milliseconds(() => plain.sort());
    book.add('every query below for the first time', 'ms', 'sorting', size, first, sorted);
    await queries(pair);
    await writesWithIndexes(pair, edit);
    await transactions(pair);
  }
  return book.rows();
}

async function gets({ ours, plain, size, note }: Pair): Promise<void> {
  const ids = Array.from({ length: size }, (_, i) => articleId(i));
  const someId = (i: number) => ids[(i * 7_919) % size] ?? '';
  const get = (i: number) =>
    ours.call('BatchGetDocuments', { database: DATABASE, documents: [articleName(someId(i))] });
  const own = await perSecondAwaited(get);
  note(
    'get by id',
    MAP,
    own,
    perSecond((i) => plain.articles.get(someId(i))),
  );
}

/** Edits to make again and again: some documents in two versions in turn, so each changes something. */
interface Edits {
  readonly set: (i: number) => Promise<unknown>;
  readonly setBatch: (i: number) => Promise<unknown>;
  readonly plain: (i: number) => ReturnType<typeof article>;
}

async function writes({ ours, plain, size, note }: Pair): Promise<Edits> {
  const edits = [1, 2].flatMap((version) =>
    Array.from({ length: EDITED }, (_, i) => article((i * 7_919) % size, version)),
  );
  const wire = edits.map((edit) => setArticle(edit));
  const edit: Edits = {
    set: (i) => ours.call('Commit', commitOf([wire[i % wire.length] ?? {}])),
    setBatch: (i) => {
      const from = (i * BATCH) % wire.length;
      return ours.call('Commit', commitOf(wire.slice(from, from + BATCH)));
    },
    plain: (i) => ({ ...(edits[i % edits.length] ?? article(i)) }),
  };
  const own = await perSecondAwaited(edit.set);
  const other = perSecond((i) => plain.put(edit.plain(i)));
  note('set one document, nothing queried yet', MAP, own, other);
  // The rounds were of different lengths: from here on both hold the same.
  for (const i of edits.keys()) {
    await edit.set(i);
    plain.put(edit.plain(i));
  }
  return edit;
}

async function queries({ ours, plain, note }: Pair): Promise<void> {
  for (const query of QUERIES) {
    await agree(ours, plain, query);
    const own = await perSecondAwaited((i) => ours.call(query.method, query.wire(i)));
    note(
      query.what,
      LISTS,
      own,
      perSecond((i) => query.plain(plain, i)),
    );
  }
}

async function writesWithIndexes({ plain, note }: Pair, edit: Edits): Promise<void> {
  const one = await perSecondAwaited(edit.set);
  const batches = await perSecondAwaited(edit.setBatch);
  const other = perSecond((i) => plain.putSorted(edit.plain(i)));
  note('set one document, all of these queried', LISTS, one, other);
  note('batch of 500, all of these queried (documents)', LISTS, batches * BATCH, other);
}

async function transactions({ ours, note }: Pair): Promise<void> {
  const name = `${ROOT}/counters/one`;
  const own = await perSecondAwaited((i) => transaction(ours, name, i));
  const counters = new Map([['one', { n: 0 }]]);
  const plain = perSecond(() => counters.set('one', { n: (counters.get('one')?.n ?? 0) + 1 }));
  note('transaction: read, add one, commit', MAP, own, plain);
}

async function transaction(ours: Engine, name: string, i: number): Promise<void> {
  const options = { readWrite: {} };
  const begun = await ours.call('BeginTransaction', { database: DATABASE, options });
  const id =
    typeof begun === 'object' && begun !== null && 'transaction' in begun ? begun.transaction : '';
  const get = { database: DATABASE, documents: [name], transaction: id };
  await ours.call('BatchGetDocuments', get);
  const write = { update: { name, fields: { n: wireValue(i) } } };
  await ours.call('Commit', { ...commitOf([write]), transaction: id });
}
