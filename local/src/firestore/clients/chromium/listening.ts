import { expect } from 'vitest';
import type { Behaviour } from './behaviour.ts';
import { synced } from './synced.ts';

/** What a listener is told, and when. */
export const LISTENING: readonly Behaviour[] = [
  {
    title: 'sees what another writes, in order and once',
    run: async ({ open, admin }) => {
      const tab = await open();
      await tab.run(({ watch }) => watch());
      expect(await synced(tab, '')).toBe('');
      for (let n = 1; n <= 20; n++) await admin.put({ a: n });
      expect(await synced(tab, 'a20')).toBe('a20');
      const changes = await tab.run(({ log }) => log().seen.flatMap((one) => one.changes));
      const numbers = changes.map((change) => Number(change.slice(2)));
      expect(changes[0]).toMatch(/^\+a/);
      expect(changes.slice(1).every((change) => change.startsWith('~a'))).toBe(true);
      expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    },
  },
  {
    title: 'sees a batch in one snapshot, in every listener',
    run: async ({ open, admin }) => {
      const tab = await open();
      await tab.run(({ watch, f, rooms }) => {
        watch();
        watch(f.query(rooms, f.where('n', '>', 0), f.orderBy('n', 'desc')), 'down');
      });
      await synced(tab, '');
      await synced(tab, '', 'down');
      for (let n = 1; n <= 5; n++) await admin.put({ a: n, b: n, c: n });
      expect(await synced(tab, 'a5 b5 c5')).toBe('a5 b5 c5');
      expect(await synced(tab, 'c5 b5 a5', 'down')).toBe('c5 b5 a5');
      const seen = await tab.run(({ log }) =>
        [...log().seen, ...log('down').seen].map((one) => one.docs),
      );
      for (const docs of seen) expect(docs).toMatch(/^$|^a(\d) b\1 c\1$|^c(\d) b\2 a\2$/);
    },
  },
  {
    title: 'fills a limit up again from either end',
    run: async ({ open, admin }) => {
      await admin.put({ a: 1, b: 2, c: 3, d: 4, e: 5 });
      const tab = await open();
      await tab.run(({ watch, f, rooms }) => {
        watch(f.query(rooms, f.orderBy('n'), f.limit(2)), 'first');
        watch(f.query(rooms, f.orderBy('n'), f.limitToLast(2)), 'last');
      });
      const shows = async (first: string, last: string) => {
        expect(await synced(tab, first, 'first')).toBe(first);
        expect(await synced(tab, last, 'last')).toBe(last);
      };
      await shows('a1 b2', 'd4 e5');
      await admin.put({ a: null, e: null });
      await shows('b2 c3', 'c3 d4');
      await admin.put({ b: 9 });
      await shows('c3 d4', 'd4 b9');
      await admin.put({ f: 0 });
      await shows('f0 c3', 'd4 b9');
      await tab.run(({ f, room }) => f.deleteDoc(room('f')));
      await shows('c3 d4', 'd4 b9');
    },
  },
  {
    title: 'says what comes from the cache and what is not yet sent',
    run: async ({ open }) => {
      const tab = await open();
      await tab.run(({ watch }) => watch());
      await synced(tab, '');
      await tab.run(({ f, room }) => f.setDoc(room('a'), { n: 1 }));
      expect(await synced(tab, 'a1')).toBe('a1');
      expect(await tab.run(({ log }) => log().seen)).toEqual([
        { docs: '', fromCache: false, pending: false, changes: [] },
        { docs: 'a1', fromCache: false, pending: true, changes: ['+a1'] },
        { docs: 'a1', fromCache: false, pending: false, changes: [] },
      ]);
    },
  },
  {
    title: 'tells a stopped listener nothing more, and the others everything',
    run: async ({ open, admin }) => {
      const tab = await open();
      await tab.run(({ watch, f, rooms }) => {
        watch(f.query(rooms, f.where('n', '<', 100)), 'stopped');
        watch();
      });
      await synced(tab, '', 'stopped');
      await synced(tab, '');
      await tab.run(({ log }) => log('stopped').stop());
      await admin.put({ a: 1 });
      expect(await synced(tab, 'a1')).toBe('a1');
      expect(await tab.run(({ log }) => log('stopped').seen)).toHaveLength(1);
      await tab.run(({ watch, f, rooms }) =>
        watch(f.query(rooms, f.where('n', '<', 100)), 'stopped'),
      );
      expect(await synced(tab, 'a1', 'stopped')).toBe('a1');
    },
  },
];
