import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { RunningFirestore } from '../server.ts';
import { openLine } from './breakable-line.ts';
import { eventually } from './eventually.ts';
import { BROWSER, openChromium, type RunningChromium } from './run-chromium.ts';
import { startOpenServer } from './test-server.ts';

/** A tab with the SDK and its data in IndexedDB, shared with the other tabs of its browser. */
const PROGRAM = `
import { initializeApp } from 'firebase/app';
import * as f from 'firebase/firestore';
f.setLogLevel('silent');
let db, rooms;
window.f = f;
window.room = (id) => f.doc(rooms, id);
window.state = null;
window.changes = [];
window.begin = async (port, project, isOffline) => {
  const localCache = f.persistentLocalCache({ tabManager: f.persistentMultipleTabManager() });
  db = f.initializeFirestore(initializeApp({ projectId: project, apiKey: 'x' }), { localCache });
  f.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { user_id: 'ann' } });
  rooms = f.collection(db, 'rooms');
  window.db = db;
  if (isOffline) await f.disableNetwork(db);
  f.onSnapshot(f.query(rooms, f.orderBy('n')), { includeMetadataChanges: true }, (all) => {
    const { fromCache, hasPendingWrites } = all.metadata;
    const docs = all.docs.map((doc) => doc.id + doc.get('n')).join(' ');
    window.state = { docs, fromCache, hasPendingWrites };
    for (const { type, doc } of all.docChanges()) window.changes.push([type, doc.id, doc.get('n')]);
  });
};`;

const Change = z.tuple([z.string(), z.string(), z.number()]);
const synced = (docs: string) => ({ docs, fromCache: false, hasPendingWrites: false });

describe.skipIf(!BROWSER)('firebase/firestore in Chromium with its data in IndexedDB', () => {
  let server: RunningFirestore;
  let chromium: RunningChromium;

  beforeAll(async () => {
    server = await startOpenServer();
    chromium = await openChromium(PROGRAM);
  });

  afterAll(async () => {
    await chromium.close();
    await server.close();
  });

  /** Another browser, with an IndexedDB of its own. */
  async function newBrowser(): Promise<BrowserContext> {
    const context = await chromium.browser.newContext();
    onTestFinished(() => context.close());
    return context;
  }

  interface Opening {
    readonly port?: number;
    readonly isOffline?: boolean;
  }

  async function newTab(
    context: BrowserContext,
    project: string,
    { port = server.port, isOffline = false }: Opening = {},
  ): Promise<Page> {
    const page = await context.newPage();
    await page.goto(chromium.address);
    await page.evaluate(`begin(${port}, '${project}', ${isOffline})`);
    return page;
  }

  const shows = (page: Page, state: object) =>
    eventually(async () => expect(await page.evaluate('state')).toEqual(state));

  /** Written by somebody else. */
  async function put(project: string, id: string, n: number | null): Promise<void> {
    const url = `http://127.0.0.1:${server.port}/v1/projects/${project}/databases/(default)/documents/rooms/${id}`;
    const headers = { authorization: 'Bearer owner' };
    const body = JSON.stringify({ fields: { n: { integerValue: n } } });
    const init = n === null ? { method: 'DELETE' } : { method: 'PATCH', body };
    expect((await fetch(url, { ...init, headers })).status).toBe(200);
  }

  it('keeps two tabs in step, also when the one that is connected goes', async () => {
    const context = await newBrowser();
    const project = 'demo-tabs';
    const first = await newTab(context, project);
    await shows(first, synced(''));
    const second = await newTab(context, project);
    await shows(second, synced(''));
    await first.evaluate(`f.setDoc(room('a'), { n: 1 })`);
    await second.evaluate(`f.setDoc(room('b'), { n: 2 })`);
    await put(project, 'c', 3);
    for (const tab of [first, second]) await shows(tab, synced('a1 b2 c3'));
    await first.evaluate('f.terminate(db)');
    await first.close();
    await second.evaluate(`f.updateDoc(room('a'), { n: f.increment(3) })`);
    await put(project, 'b', null);
    await shows(second, synced('c3 a4'));
  });

  it('keeps what was written offline over a reload, and sends it once', async () => {
    const context = await newBrowser();
    const project = 'demo-offline';
    const page = await newTab(context, project);
    await put(project, 'a', 1);
    await shows(page, synced('a1'));
    await context.setOffline(true);
    await page.evaluate(`{
      f.updateDoc(room('a'), { n: f.increment(10) });
      f.setDoc(room('b'), { n: 2 });
      f.setDoc(room('c'), { n: 3 });
      f.deleteDoc(room('c'));
      'a promise as the last value would be waited for'
    }`);
    const offline = { docs: 'b2 a11', fromCache: true, hasPendingWrites: true };
    await shows(page, offline);
    await page.close();
    await put(project, 'a', 5);
    await context.setOffline(false);
    const again = await newTab(context, project, { isOffline: true });
    await shows(again, offline);
    await again.evaluate('f.enableNetwork(db)');
    await shows(again, synced('b2 a15'));
  });

  /** Somebody else writes while `lose` takes the connection away; checks all that the page saw. */
  async function expectExact(
    page: Page,
    project: string,
    losing: readonly (() => Promise<void>)[],
  ): Promise<void> {
    const counts = losing.map((_, i) => i + 1);
    await put(project, 'kept', 0);
    await shows(page, synced('kept0'));
    for (const [i, lose] of losing.entries()) {
      await put(project, 'count', i + 1);
      await put(project, 'flips', i % 2 === 0 ? 1000 : null);
      await lose();
      await put(project, `new${i}`, 100 + i);
      const added = counts.slice(0, i + 1).map((_, j) => ` new${j}${100 + j}`);
      const flips = i % 2 === 0 ? ' flips1000' : '';
      await shows(page, synced(`kept0 count${i + 1}${added.join('')}${flips}`));
    }
    const changes: unknown = await page.evaluate('changes');
    const of = (id: string) =>
      z
        .array(Change)
        .parse(changes)
        .filter((change) => change[1] === id);
    expect(of('kept')).toEqual([['added', 'kept', 0]]);
    expect(of('away')).toEqual([]);
    expect(of('count')).toEqual(counts.map((n) => [n === 1 ? 'added' : 'modified', 'count', n]));
    expect(of('flips')).toEqual(
      counts.map((n) => [n % 2 === 1 ? 'added' : 'removed', 'flips', 1000]),
    );
    for (const i of losing.keys()) expect(of(`new${i}`)).toEqual([['added', `new${i}`, 100 + i]]);
  }

  it('resumes where it was after every time without a network', async () => {
    const context = await newBrowser();
    const page = await newTab(context, 'demo-resume');
    const lose = async () => {
      await context.setOffline(true);
      await put('demo-resume', 'away', 2000);
      await put('demo-resume', 'away', null);
      await context.setOffline(false);
    };
    await expectExact(page, 'demo-resume', [lose, lose, lose, lose, lose]);
  });

  it('misses and repeats nothing when its connections break', async () => {
    const context = await newBrowser();
    const line = await openLine(server.port);
    onTestFinished(line.close);
    const page = await newTab(context, 'demo-broken', { port: line.port });
    // The channel tries again after 5 s and a random part of 10 s more: no part of them here.
    await page.evaluate('Math.random = () => 0');
    const lose = async () => {
      line.cut();
      await delay(50);
      line.mend();
    };
    await expectExact(page, 'demo-broken', [lose]);
  });
});
