import { expect } from 'vitest';
import type { Behaviour } from './behaviour.ts';
import { synced } from './synced.ts';

/** That a row is what it says. */
export const TRANSPORT: readonly Behaviour[] = [
  {
    title: 'is told by the transport of its name',
    run: async ({ row, open, admin }) => {
      const tab = await open();
      const kinds: (string | null)[] = [];
      tab.page.on('request', (request) => {
        const query = new URL(request.url()).searchParams;
        if (query.get('RID') === 'rpc') kinds.push(query.get('CI'));
      });
      await tab.run(({ watch }) => watch());
      await synced(tab, '');
      for (let n = 1; n <= 5; n++) {
        await admin.put({ a: n });
        await synced(tab, `a${n}`);
      }
      // Automatic transport begins with streaming; a slow machine may make it poll after all.
      expect(kinds[0]).toBe(row.ci);
      if (row.transport !== 'automatic') expect(new Set(kinds)).toEqual(new Set([row.ci]));
    },
  },
];
