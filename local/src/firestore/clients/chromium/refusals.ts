import { expect } from 'vitest';
import type { Behaviour } from './behaviour.ts';
import { synced } from './synced.ts';

const REFUSED = /permission-denied|PERMISSION_DENIED|Missing or insufficient permissions/;
const locked = (n: number) => ({ n: { integerValue: n } });

/** What the rules say no to. */
export const REFUSALS: readonly Behaviour[] = [
  {
    title: 'takes a write back that the rules refuse, and sends the next',
    run: async ({ open, admin, context }) => {
      await admin.set('locked/a', locked(1));
      const tab = await open();
      await tab.run(({ watch, f, db }) => {
        watch(f.query(f.collection(db, 'locked')), 'locked');
        watch();
      });
      await synced(tab, 'a1', 'locked');
      await synced(tab, '');
      await context.setOffline(true);
      await tab.run(({ f, db, room, sent, log }) => {
        sent.push(f.updateDoc(f.doc(db, 'locked/a'), { n: 2 }), f.setDoc(room('b'), { n: 3 }));
        return log('locked').reaches({ docs: 'a2', fromCache: true, pending: true });
      });
      await context.setOffline(false);
      const told = await tab.run(async ({ sent }) =>
        (await Promise.allSettled(sent)).map((one) =>
          one.status === 'rejected' ? one.reason.code : one.status,
        ),
      );
      expect(told).toEqual(['permission-denied', 'fulfilled']);
      expect(await synced(tab, 'a1', 'locked')).toBe('a1');
      expect(await synced(tab, 'b3')).toBe('b3');
      const seen = await tab.run(({ log }) => log('locked').seen.map((one) => one.docs));
      expect(seen.filter((docs, i) => docs !== seen[i - 1])).toEqual(['a1', 'a2', 'a1']);
    },
    complaints: new RegExp(`${REFUSED.source}|ERR_|transport errored|Could not reach`),
  },
  {
    title: 'ends the listener that has lost its permission, and no other',
    run: async ({ open, admin }) => {
      const own = (owner: string) => ({ owner: { stringValue: owner }, n: { integerValue: 1 } });
      await admin.set('own/x', own('ann'));
      const tab = await open();
      await tab.run(({ watch, f, db }) => {
        const all = f.collection(db, 'own');
        watch(f.query(all, f.where('owner', '==', 'ann')), 'mine');
        watch(f.query(all, f.where('owner', '==', 'bob')), 'of bob');
        watch(f.query(all, f.where(f.documentId(), '==', 'x')), 'x');
        watch();
      });
      expect(await tab.run(({ log }) => log('of bob').fails())).toBe('permission-denied');
      expect(await synced(tab, 'x1', 'mine')).toBe('x1');
      await admin.set('own/x', own('bob'));
      expect(await synced(tab, '', 'mine')).toBe('');
      await admin.put({ a: 1 });
      expect(await synced(tab, 'a1')).toBe('a1');
    },
    complaints: REFUSED,
  },
];
