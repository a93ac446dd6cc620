import { expect } from 'vitest';
import type { Behaviour } from './behaviour.ts';
import { synced } from './synced.ts';

/** Two tabs of one browser. */
export const TWO_TABS: readonly Behaviour[] = [
  {
    title: 'keeps two tabs in step, also when the first goes',
    run: async ({ openPage, admin }) => {
      const first = await openPage();
      await first.run(({ watch }) => watch());
      expect(await synced(first, '')).toBe('');
      const second = await openPage();
      await second.run(({ watch }) => watch());
      expect(await synced(second, '')).toBe('');
      await first.run(({ f, room }) => f.setDoc(room('a'), { n: 1 }));
      await second.run(({ f, room }) => f.setDoc(room('b'), { n: 2 }));
      await admin.put({ c: 3 });
      for (const tab of [first, second]) expect(await synced(tab, 'a1 b2 c3')).toBe('a1 b2 c3');
      await first.page.close();
      await second.run(({ f, room }) => f.updateDoc(room('a'), { n: f.increment(3) }));
      await admin.put({ b: null });
      expect(await synced(second, 'c3 a4')).toBe('c3 a4');
    },
    // Whom the first tab does not let share its data keeps its own in memory.
    complaints: /Failed to obtain exclusive access/,
  },
];
