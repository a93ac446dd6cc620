import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BROWSER } from '../../chromium/find-browser.ts';
import { openChromium, type RunningChromium } from '../../chromium/open-chromium.ts';
import type { RunningFirestore } from '../server.ts';
import { openBufferingProxy } from './chromium/buffering-proxy.ts';
import { SOME_ROWS } from './chromium/rows.ts';
import { RULES } from './chromium/server-rules.ts';
import { openTheatre, type Stage } from './chromium/stage.ts';
import { synced } from './chromium/synced.ts';
import { startServerWithRules } from './test-server.ts';

describe.skipIf(!BROWSER)('the connections of firebase/firestore in Chromium', () => {
  let server: RunningFirestore;
  let chromium: RunningChromium;

  beforeAll(async () => {
    server = await startServerWithRules(RULES);
    chromium = await openChromium(join(import.meta.dirname, 'chromium/page-client.ts'));
  });
  afterAll(async () => {
    await chromium.close();
    await server.close();
  });

  /** A browser of automatic transport, its data in memory. */
  async function open(project: string, port = server.port): Promise<Stage> {
    const [row] = SOME_ROWS;
    if (!row) throw new Error('there are no rows');
    const theatre = await openTheatre(chromium, port, row);
    onTestFinished(() => theatre.context.close());
    return theatre.setStage(project);
  }

  it('keeps the databases and projects of one page apart', async () => {
    const stage = await open('demo-one');
    const clients = [
      await stage.open({ app: 'one' }),
      await stage.open({ app: 'archive', database: 'archive' }),
    ];
    for (const client of clients) {
      await client.run(({ watch }) => watch());
      expect(await synced(client, '')).toBe('');
    }
    for (const [n, client] of clients.entries()) {
      await client.runWith(n, ({ f, room }, own) => f.setDoc(room('a'), { n: own }));
    }
    for (const [n, client] of clients.entries()) {
      expect(await synced(client, `a${n}`)).toBe(`a${n}`);
      const docs = await client.run(({ log }) => log().seen.map((one) => one.docs));
      expect(new Set(docs)).toEqual(new Set(['', `a${n}`]));
    }
    expect(stage.problems()).toEqual([]);
  });

  it('lets more listen and write than the browser has connections', async () => {
    const stage = await open('demo-crowd');
    const clients = [];
    for (const app of ['a', 'b', 'c', 'd', 'e']) {
      const client = await (app < 'd' ? stage.open({ app }) : stage.openPage({ app }));
      await client.run(({ watch }) => watch());
      await client.runWith(app, ({ f, room }, id) => f.setDoc(room(id), { n: 1 }));
      clients.push(client);
    }
    for (const client of clients) {
      expect(await synced(client, 'a1 b1 c1 d1 e1')).toBe('a1 b1 c1 d1 e1');
      const changes = await client.run(({ log }) => log().seen.flatMap((one) => one.changes));
      expect(changes.toSorted()).toEqual(['+a1', '+b1', '+c1', '+d1', '+e1']);
    }
    expect(stage.problems()).toEqual([]);
  });

  it('falls back to long polling behind a proxy that holds responses back', async () => {
    const proxy = await openBufferingProxy(server.port);
    onTestFinished(proxy.close);
    const stage = await open('demo-proxy', proxy.port);
    const client = await stage.open();
    await client.run(({ watch }) => watch());
    expect(await synced(client, '')).toBe('');
    await client.run(({ f, room }) => f.setDoc(room('a'), { n: 1 }));
    await stage.admin.put({ b: 2 });
    expect(await synced(client, 'a1 b2')).toBe('a1 b2');
    await stage.admin.put({ a: null });
    expect(await synced(client, 'b2')).toBe('b2');
  });
});
