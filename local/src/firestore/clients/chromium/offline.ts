import { expect } from 'vitest';
import { countersOf } from '../test-server.ts';
import type { Behaviour } from './behaviour.ts';
import { expectExact } from './expect-exact.ts';
import { hastenRetries } from './hasten-retries.ts';
import { synced } from './synced.ts';

const BROKEN = /ERR_|transport errored|Could not reach Cloud Firestore|client is offline/;

/** Away and back. */
export const OFFLINE: readonly Behaviour[] = [
  {
    title: 'keeps what is written without a network and sends it once',
    run: async ({ open, admin, context, port, project }) => {
      await admin.put({ a: 1 });
      const tab = await open();
      await tab.run(({ watch }) => watch());
      await synced(tab, 'a1');
      await context.setOffline(true);
      const offline = await tab.run(async ({ f, room, log, sent }) => {
        sent.push(f.updateDoc(room('a'), { n: f.increment(10) }), f.setDoc(room('b'), { n: 2 }));
        sent.push(f.setDoc(room('c'), { n: 3 }), f.deleteDoc(room('c')));
        return {
          listener: await log().reaches({ docs: 'b2 a11', fromCache: true, pending: true }),
          cache: (await f.getDocFromCache(room('a'))).get('n'),
          server: await f.getDocFromServer(room('a')).catch((error) => error.code),
          unknown: await f.getDoc(room('unknown')).catch((error) => error.code),
        };
      });
      expect(offline).toMatchObject({
        listener: { docs: 'b2 a11', fromCache: true, pending: true },
        cache: 11,
        server: 'unavailable',
        unknown: 'unavailable',
      });
      await admin.put({ a: 5 });
      await context.setOffline(false);
      expect(await synced(tab, 'b2 a15')).toBe('b2 a15');
      await tab.run(({ sent }) => Promise.all(sent).then(() => undefined));
      expect(await countersOf(port, project)).toMatchObject({ writes: 5, deletes: 1 });
    },
    complaints: BROKEN,
  },
  {
    title: 'goes on where it was after each time without a network',
    run: async (stage) => {
      const tab = await stage.open();
      const lose = async () => {
        await stage.context.setOffline(true);
        await stage.admin.put({ away: 2000 });
        await stage.admin.put({ away: null });
        await stage.context.setOffline(false);
      };
      await expectExact(tab, stage.admin, [lose, lose, lose]);
    },
    complaints: BROKEN,
  },
  {
    title: 'misses and repeats nothing when its connections break',
    run: async ({ openPage, openLine, admin }) => {
      const line = await openLine();
      const tab = await openPage({ port: line.port });
      await hastenRetries(tab.page, 100);
      const lose = async () => {
        line.cut();
        await admin.put({ away: 2000 });
        await admin.put({ away: null });
        line.mend();
      };
      await expectExact(tab, admin, [lose]);
      await tab.run(({ f, room }) => f.updateDoc(room('kept'), { n: f.increment(1) }));
      const docs = 'count1 kept1 new0100 flips1000';
      expect(await synced(tab, docs)).toBe(docs);
    },
    complaints: BROKEN,
  },
  {
    title: 'has after a reload what its cache keeps',
    run: async ({ row, openPage, admin, context, port, project }) => {
      await admin.put({ a: 1 });
      const before = await openPage();
      await before.run(({ watch }) => watch());
      await synced(before, 'a1');
      await context.setOffline(true);
      await before.run(({ f, room, log }) => {
        void f.updateDoc(room('a'), { n: f.increment(10) });
        void f.setDoc(room('b'), { n: 2 });
        return log().reaches({ docs: 'b2 a11', fromCache: true, pending: true });
      });
      await before.page.close();
      await admin.put({ a: 5 });
      await context.setOffline(false);
      const isKept = row.cache !== 'memory';
      const again = await openPage();
      const docs = isKept ? 'b2 a11' : '';
      const offline = await again.runWith(docs, async ({ f, db, watch, log }, wanted) => {
        await f.disableNetwork(db);
        watch();
        const pending = wanted !== '';
        const last = await log().reaches({ docs: wanted, fromCache: true, pending });
        await f.enableNetwork(db);
        return last;
      });
      expect(offline).toMatchObject({ docs, fromCache: true, pending: isKept });
      expect(await synced(again, isKept ? 'b2 a15' : 'a5')).toBe(isKept ? 'b2 a15' : 'a5');
      expect(await countersOf(port, project)).toMatchObject({ writes: isKept ? 4 : 2 });
    },
    complaints: BROKEN,
  },
];
