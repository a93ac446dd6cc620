import { expect } from 'vitest';
import type { Behaviour } from './behaviour.ts';

/** Single documents, sums and times. */
export const READING_AND_WRITING: readonly Behaviour[] = [
  {
    title: 'sets, gets, updates and deletes a document',
    run: async ({ open }) => {
      const tab = await open();
      const answer = await tab.run(async ({ f, room, rooms }) => {
        const ref = room('ü/😀'.replace('/', ' '));
        await f.setDoc(ref, { n: 1, text: 'ünï😀', tags: ['a'], map: { x: 1, y: 2 }, gone: null });
        const { merge } = { merge: true };
        await f.setDoc(ref, { more: Number.NaN }, { merge });
        await f.updateDoc(ref, {
          n: f.increment(4),
          tags: f.arrayUnion('b'),
          'map.x': f.deleteField(),
          gone: f.deleteField(),
          place: new f.GeoPoint(1.5, -2),
          bytes: f.Bytes.fromUint8Array(new Uint8Array([0, 255])),
          at: new f.Timestamp(1_600_000_000, 123_456_000),
        });
        const data = (await f.getDocFromServer(ref)).data();
        const found = (await f.getDocsFromServer(f.query(rooms, f.where('n', '>', 4)))).size;
        await f.deleteDoc(ref);
        const { place, bytes, at, ...rest } = data ?? {};
        return {
          rest: { ...rest, more: String(rest.more) },
          place: [place.latitude, place.longitude],
          bytes: bytes.toBase64(),
          at: [at.seconds, at.nanoseconds],
          found,
          exists: (await f.getDocFromServer(ref)).exists(),
          none: (await f.getDoc(room('none'))).exists(),
          missing: await f.updateDoc(room('none'), { n: 1 }).catch((error) => error.code),
        };
      });
      expect(answer).toEqual({
        rest: { n: 5, text: 'ünï😀', tags: ['a', 'b'], map: { y: 2 }, more: 'NaN' },
        place: [1.5, -2],
        bytes: 'AP8=',
        at: [1_600_000_000, 123_456_000],
        found: 1,
        exists: false,
        none: false,
        missing: 'not-found',
      });
    },
    // The stream ends with the answer to an update of a document that is not there.
    complaints: /not-found|NOT_FOUND|No document to update/,
  },
  {
    title: 'counts, adds up and takes the mean at the server',
    run: async ({ open, admin }) => {
      await admin.put({ a: 1, b: 2, c: 3, d: 4 });
      const tab = await open();
      const sums = await tab.run(async ({ f, rooms }) => {
        const some = f.query(rooms, f.where('n', '>=', 2));
        const { count } = (await f.getCountFromServer(rooms)).data();
        const wanted = { n: f.count(), sum: f.sum('n'), mean: f.average('n') };
        return { count, ...(await f.getAggregateFromServer(some, wanted)).data() };
      });
      expect(sums).toEqual({ count: 4, n: 3, sum: 9, mean: 3 });
    },
  },
  {
    title: 'shows an estimate of the server’s time, then the time itself',
    run: async ({ open }) => {
      const tab = await open();
      const seen = await tab.run(async ({ f, room }) => {
        const told: { pending: boolean; none: boolean; estimate: number }[] = [];
        const isThere = new Promise<void>((resolve) => {
          f.onSnapshot(room('a'), { includeMetadataChanges: true }, (doc) => {
            if (!doc.exists()) return;
            const estimate = doc.get('at', { serverTimestamps: 'estimate' });
            const pending = doc.metadata.hasPendingWrites;
            told.push({ pending, none: doc.get('at') === null, estimate: estimate?.toMillis() });
            if (!pending) resolve();
          });
        });
        await f.setDoc(room('a'), { n: 1, at: f.serverTimestamp() });
        await isThere;
        const real = (await f.getDocFromServer(room('a'))).get('at').toMillis();
        return { told, real };
      });
      const [first, last] = [seen.told.at(0), seen.told.at(-1)];
      expect(first).toMatchObject({ pending: true, none: true });
      expect(Math.abs((first?.estimate ?? 0) - Date.now())).toBeLessThan(60_000);
      expect(last).toEqual({ pending: false, none: false, estimate: seen.real });
      // Between the two the server has answered the write and the listener has not reported it yet.
      const times = seen.told.map(({ none, estimate }) => (none ? 'estimate' : estimate));
      const changes = times.filter((time, i) => time !== times[i - 1]);
      expect(changes).toEqual(['estimate', seen.real]);
    },
  },
  {
    title: 'loses nothing when several pages count at once',
    run: async ({ open, openPage, admin }) => {
      await admin.put({ counter: 0 });
      const tabs = [await open(), await openPage()];
      const count = (tab: (typeof tabs)[number]) =>
        tab.run(async ({ f, db, room }) => {
          const add = async (transaction: import('firebase/firestore').Transaction) => {
            const now = (await transaction.get(room('counter'))).get('n');
            transaction.update(room('counter'), { n: now + 1 });
          };
          for (let i = 0; i < 3; i++) await f.runTransaction(db, add, { maxAttempts: 20 });
        });
      await Promise.all(tabs.map(count));
      const [tab] = tabs;
      const n = await tab?.run(async ({ f, room }) =>
        (await f.getDocFromServer(room('counter'))).get('n'),
      );
      expect(n).toBe(6);
    },
    // A transaction that comes second is told so by an HTTP status, which the browser logs.
    complaints: /status of (400|409)|failed-precondition/,
  },
];
