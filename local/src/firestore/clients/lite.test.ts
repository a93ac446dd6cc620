import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setLogLevel } from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BROWSER } from '../../chromium/find-browser.ts';
import { openChromium, type RunningChromium } from '../../chromium/open-chromium.ts';
import { type OpenPage, openPage, type Tab } from '../../chromium/tab.ts';
import { type RunningFirestore, startFirestore } from '../server.ts';
import { adminWrites } from './chromium/admin-writes.ts';
import { LiteClient, type LiteOpening } from './chromium/lite-client.ts';
import { RULES } from './chromium/server-rules.ts';
import { countersOf } from './test-server.ts';

/** Where the SDK runs. */
interface Place {
  readonly name: string;
  readonly isThere: boolean;
  readonly start: () => Promise<void>;
  readonly open: (opening: LiteOpening) => Promise<Pick<Tab<LiteClient>, 'run' | 'runWith'>>;
  readonly stop: () => Promise<void>;
}

function chromiumPlace(): Place {
  let chromium: RunningChromium;
  let page: OpenPage<LiteClient>;
  return {
    name: 'Chromium',
    isThere: BROWSER !== undefined,
    start: async () => {
      chromium = await openChromium(join(import.meta.dirname, 'chromium/page-lite.ts'));
      page = await openPage(await chromium.browser.newContext(), chromium.address);
    },
    open: async (opening) => {
      const tab = await page.make(`open(${JSON.stringify(opening)})`);
      onTestFinished(() => tab.run(({ end }) => end()));
      return tab;
    },
    stop: () => chromium.close(),
  };
}

const nodePlace: Place = {
  name: 'Node',
  isThere: true,
  start: async () => setLogLevel('silent'),
  open: async (opening) => {
    const client = new LiteClient(opening);
    onTestFinished(client.end);
    return {
      run: async (work) => work(client),
      runWith: async (argument, work) => work(client, argument),
    };
  },
  stop: async () => undefined,
};

const INDEXES = { indexes: [], fieldOverrides: [] };

describe.for([nodePlace, chromiumPlace()])('firebase/firestore/lite in $name', (place) => {
  let server: RunningFirestore;
  let projects = 0;

  beforeAll(async () => {
    if (!place.isThere) return;
    const folder = mkdtempSync(join(tmpdir(), 'lite-'));
    const [rules, indexes] = [join(folder, 'firestore.rules'), join(folder, 'indexes.json')];
    writeFileSync(rules, RULES);
    writeFileSync(indexes, JSON.stringify(INDEXES));
    server = await startFirestore({ rules, indexes });
    await place.start();
  });
  afterAll(async () => {
    if (!place.isThere) return;
    await place.stop();
    await server.close();
  });

  async function open(user: string | null = 'ann') {
    const project = `demo-lite-${++projects}`;
    const admin = adminWrites(server.port, project);
    const client = await place.open({ port: server.port, project, user });
    return { ...client, admin, project };
  }

  const test = it.skipIf(!place.isThere);

  test('reads, writes and deletes documents', async () => {
    const { run, project } = await open();
    const answer = await run(async ({ f, room }) => {
      const ref = room('a:b c😀');
      await f.setDoc(ref, { n: 1, at: f.serverTimestamp(), tags: ['a', 'b'], map: { x: 1, y: 2 } });
      await f.setDoc(ref, { more: 1 }, { merge: true });
      await f.updateDoc(ref, {
        n: f.increment(1.5),
        tags: f.arrayRemove('a'),
        'map.x': f.deleteField(),
        bytes: f.Bytes.fromBase64String('AP8='),
        place: new f.GeoPoint(1, -1),
        ref,
      });
      const data = (await f.getDoc(ref)).data() ?? {};
      const { at, bytes, place, ref: self, ...rest } = data;
      await f.deleteDoc(ref);
      return {
        rest,
        age: Date.now() - at.toMillis(),
        bytes: bytes.toBase64(),
        place: place.latitude - place.longitude,
        isSelf: f.refEqual(self, ref),
        exists: (await f.getDoc(ref)).exists(),
      };
    });
    expect(answer).toMatchObject({
      rest: { n: 2.5, more: 1, tags: ['b'], map: { y: 2 } },
      bytes: 'AP8=',
      place: 2,
      isSelf: true,
      exists: false,
    });
    expect(Math.abs(answer.age)).toBeLessThan(60_000);
    expect(await countersOf(server.port, project)).toEqual({ reads: 2, writes: 3, deletes: 1 });
  });

  test('queries, pages, counts and adds up', async () => {
    const { run, admin } = await open();
    await admin.put({ a: 1, b: 2, c: 3, d: 4, e: 5 });
    const answer = await run(async ({ f, db, rooms, room }) => {
      const ids = async (...constraints: import('firebase/firestore/lite').QueryConstraint[]) =>
        (await f.getDocs(f.query(rooms, ...constraints))).docs.map((doc) => doc.id).join('');
      const either = f.or(f.where('n', '<', 2), f.where('n', '==', 4));
      return {
        up: await ids(f.orderBy('n'), f.startAfter(2), f.limit(2)),
        down: await ids(f.orderBy('n', 'desc'), f.endAt(3)),
        last: await ids(f.orderBy('n'), f.endBefore(await f.getDoc(room('e'))), f.limitToLast(2)),
        within: await ids(f.where('n', 'in', [1, 5, 9])),
        either: (await f.getDocs(f.query(rooms, either))).size,
        byId: await ids(f.where(f.documentId(), '>', 'c')),
        group: (await f.getDocs(f.query(f.collectionGroup(db, 'rooms')))).size,
        count: (await f.getCount(f.query(rooms, f.where('n', '>', 1)))).data().count,
        sums: (await f.getAggregate(rooms, { sum: f.sum('n'), mean: f.average('n') })).data(),
      };
    });
    expect(answer).toEqual({
      up: 'cd',
      down: 'edc',
      last: 'cd',
      within: 'ae',
      either: 2,
      byId: 'de',
      group: 5,
      count: 4,
      sums: { sum: 15, mean: 3 },
    });
  });

  test('commits a batch as a whole or not at all', async () => {
    const { run } = await open();
    const answer = await run(async ({ f, db, room }) => {
      const whole = f.writeBatch(db).set(room('a'), { n: 1 }).set(room('b'), { n: 2 });
      await whole.commit();
      const broken = f.writeBatch(db).delete(room('a')).update(room('none'), { n: 1 });
      const code = await broken.commit().catch((error) => error.code);
      return { code, isKept: (await f.getDoc(room('a'))).exists() };
    });
    expect(answer).toEqual({ code: 'not-found', isKept: true });
  });

  test('loses nothing when transactions count at once', async () => {
    const { run, admin } = await open();
    await admin.put({ counter: 0 });
    const n = await run(async ({ f, db, room }) => {
      const ref = room('counter');
      const count = () =>
        f.runTransaction(
          db,
          async (transaction) => {
            const now = await transaction.get(ref);
            transaction.update(ref, { n: now.get('n') + 1 });
          },
          { maxAttempts: 20 },
        );
      await Promise.all([count(), count(), count()]);
      return (await f.getDoc(ref)).get('n');
    });
    expect(n).toBe(3);
  });

  test('tells each failure by its code', async () => {
    const { run, admin } = await open('bob');
    await admin.set('own/a', { owner: { stringValue: 'ann' } });
    const codes = await run(async ({ f, db, room, rooms }) => {
      const code = (work: Promise<unknown>) => work.then(String, (error) => error.code);
      const own = f.collection(db, 'own');
      return {
        missing: await code(f.updateDoc(room('none'), { n: 1 })),
        foreign: await code(f.getDoc(f.doc(db, 'own/a'))),
        unproven: await code(f.getDocs(own)),
        refused: await code(f.setDoc(f.doc(db, 'own/b'), { owner: 'ann' })),
        uncounted: await code(f.getCount(own)),
        unindexed: await code(
          f.getDocs(f.query(rooms, f.where('a', '==', 1), f.orderBy('n', 'desc'))),
        ),
        large: await code(f.setDoc(room('large'), { text: 'x'.repeat(1_100_000) })),
        name: await code(f.setDoc(room('__a__'), { n: 1 })),
        mine: (await f.getDocs(f.query(own, f.where('owner', '==', 'bob')))).size,
      };
    });
    expect(codes).toEqual({
      missing: 'not-found',
      foreign: 'permission-denied',
      unproven: 'permission-denied',
      refused: 'permission-denied',
      uncounted: 'permission-denied',
      unindexed: 'failed-precondition',
      // The lite SDK goes by the status of the response, which is 400 for both.
      large: 'failed-precondition',
      name: 'failed-precondition',
      mine: 0,
    });
  });

  test('is billed for what it reads', async () => {
    const { run, project } = await open(null);
    await run(async ({ f, room, rooms }) => {
      for (const id of ['a', 'b', 'c']) await f.setDoc(room(id), { id });
      await f.getDocs(rooms);
      await f.getDocs(f.query(rooms, f.where('id', '==', 'nothing')));
      await f.getDoc(room('none'));
      await f.getCount(rooms);
      await f.deleteDoc(room('a'));
    });
    expect(await countersOf(server.port, project)).toEqual({ reads: 6, writes: 3, deletes: 1 });
  });
});
