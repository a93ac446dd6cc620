import { openListen } from '../../../../local/src/firestore/listen/open-listen.ts';
import { median } from '../measure.ts';
import { type Engine, openEngine } from '../open-engine.ts';
import { type Row, RowBook, SIZES } from '../rows.ts';
import { commitOf, ROOT, wireFields, wireValue } from '../wire.ts';

const LISTENERS = 200;
const WRITES = 1_000;
const ROUNDS = 3;

/** What two hundred listeners listen to. */
interface Scene {
  readonly what: string;
  /** How many rooms they are spread over. */
  readonly rooms: number;
  /** Of the newest messages; null listens to all of a room. */
  readonly limit: number | null;
}

const ONE_ROOM: Scene = {
  what: 'all of one room: deliveries',
  rooms: 1,
  limit: null,
};
const OWN_ROOMS: Scene = {
  what: 'a room each: writes',
  rooms: LISTENERS,
  limit: null,
};
const WINDOWS: Scene = {
  what: 'the newest 20 of a room each: writes',
  rooms: LISTENERS,
  limit: 20,
};

/** A collection of this many messages: ours and a map. */
interface Pair {
  readonly size: number;
  readonly ours: Engine;
  readonly map: Map<string, { room: number; n: number }>;
}

/**
 * Two hundred listeners and a thousand writes, without transports, compared with callbacks of a
 * map.
 */
export async function listeners(): Promise<Row[]> {
  const book = new RowBook();
  const pairs: Pair[] = [];
  for (const size of SIZES) pairs.push(await open(size));
  for (const [at, scene] of [ONE_ROOM, OWN_ROOMS, WINDOWS].entries()) {
    const told = scene === ONE_ROOM ? LISTENERS * WRITES : WRITES;
    const rates = pairs.map(() => ({ ours: Array.of<number>(), plain: Array.of<number>() }));
    // The sizes take turns, and the first turn only warms up.
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [i, { size, ours, map }] of pairs.entries()) {
        const first = size + (at * (ROUNDS + 1) + round) * WRITES;
        const own = (told * 1_000) / (await listenToOurs(ours, scene, first, told));
        const plain = (told * 1_000) / listenToMap(map, scene, first, told);
        if (round === 0) continue;
        rates[i]?.ours.push(own);
        rates[i]?.plain.push(plain);
      }
    }
    for (const [i, { size }] of pairs.entries()) {
      const { ours = [], plain = [] } = rates[i] ?? {};
      book.add(scene.what, '/s', 'map, callbacks', size, median(ours), median(plain));
    }
  }
  return book.rows();
}

async function open(size: number): Promise<Pair> {
  const ours = openEngine();
  const map = new Map<string, { room: number; n: number }>();
  const batch = (from: number) => Array.from({ length: 500 }, (_, k) => message('old', from + k));
  for (let i = 0; i < size; i += 500) await ours.call('Commit', commitOf(batch(i)));
  for (let i = 0; i < size; i += 1) map.set(`m${i}`, { room: i % LISTENERS, n: i });
  return { size, ours, map };
}

/** Milliseconds from the first write to the last delivery. Throws when one is missing. */
async function listenToOurs(
  engine: Engine,
  scene: Scene,
  first: number,
  expected: number,
): Promise<number> {
  const prefix = scene === ONE_ROOM ? 'new' : 'old';
  let isCounting = false;
  let heard = 0;
  const streams = Array.from({ length: LISTENERS }, (_, i) => {
    const stream = openListen(engine.context, {
      send: (sent) => {
        if (isCounting && 'documentChange' in sent) heard += 1;
      },
      fail: (error) => {
        throw error;
      },
    });
    const query = messagesOf(`${prefix}-${i % scene.rooms}`, scene.limit);
    stream.receive({ addTarget: { targetId: 2, query } });
    return stream;
  });
  isCounting = true;
  const began = performance.now();
  for (let i = first; i < first + WRITES; i += 1) {
    await engine.call('Commit', commitOf([message(prefix, i, scene.rooms)]));
  }
  const taken = performance.now() - began;
  for (const stream of streams) stream.close();
  if (heard !== expected) throw new Error(`${scene.what}: ${heard} heard of ${expected}`);
  return taken;
}

const message = (prefix: string, n: number, rooms = LISTENERS) => ({
  update: {
    name: `${ROOT}/messages/m${n}`,
    fields: wireFields({ room: `${prefix}-${n % rooms}`, n, text: 'Good morning' }),
  },
});

function messagesOf(room: string, limit: number | null): object {
  const where = {
    fieldFilter: { field: { fieldPath: 'room' }, op: 'EQUAL', value: wireValue(room) },
  };
  const orderBy = [{ field: { fieldPath: 'n' }, direction: 'DESCENDING' }];
  const from = [{ collectionId: 'messages' }];
  const query = limit === null ? { from, where } : { from, where, orderBy, limit };
  return { parent: ROOT, structuredQuery: query };
}

/** The same with a map, and for each room the callbacks of those who listen. */
function listenToMap(
  messages: Map<string, { room: number; n: number }>,
  { rooms }: Scene,
  first: number,
  expected: number,
): number {
  let heard = 0;
  const callbacks = new Map<number, ((id: string, message: object) => void)[]>();
  for (let i = 0; i < LISTENERS; i += 1) {
    const own = new Map<string, object>();
    const among = callbacks.get(i % rooms) ?? [];
    callbacks.set(i % rooms, among);
    among.push((id, one) => {
      own.set(id, one);
      heard += 1;
    });
  }
  const began = performance.now();
  for (let n = first; n < first + WRITES; n += 1) {
    const one = { room: n % rooms, n };
    messages.set(`m${n}`, one);
    for (const callback of callbacks.get(one.room) ?? []) callback(`m${n}`, one);
  }
  const taken = performance.now() - began;
  if (heard !== expected) throw new Error(`${heard} heard of ${expected}`);
  return taken;
}
