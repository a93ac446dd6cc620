import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningFirestore } from '../server.ts';
import { BROWSER, openChromium, type RunningChromium } from './run-chromium.ts';
import { startOpenServer } from './test-server.ts';

/** What the page does, bundled with the SDK; it puts its answer into the title. */
const PROGRAM = `
import { initializeApp } from 'firebase/app';
import * as f from 'firebase/firestore';
f.setLogLevel('silent');
window.run = async (port, project, settings) => {
  const db = f.initializeFirestore(initializeApp({ projectId: project, apiKey: 'x' }), settings);
  f.connectFirestoreEmulator(db, '127.0.0.1', port, { mockUserToken: { user_id: 'ann' } });
  const rooms = f.collection(db, 'rooms');
  let seen = null;
  const waiting = [];
  const reaches = (wanted) => new Promise((resolve) => { waiting.push([wanted, resolve]); check(); });
  const check = () => waiting.forEach(([wanted, resolve]) => { if (seen === wanted) resolve(); });
  const stop = f.onSnapshot(f.query(rooms, f.orderBy('n')), { includeMetadataChanges: true }, (all) => {
    if (all.metadata.fromCache || all.metadata.hasPendingWrites) return;
    seen = all.docs.map((doc) => doc.id + doc.get('n')).join(' ');
    check();
  });
  await reaches('');
  await f.setDoc(f.doc(rooms, 'a'), { n: 1, text: 'ünï😀' });
  await f.updateDoc(f.doc(rooms, 'a'), { n: f.increment(1) });
  await reaches('a2');
  for (let n = 0; n < 10; n++) await f.setDoc(f.doc(rooms, 'b'), { n });
  await reaches('a2 b9');
  await f.runTransaction(db, async (t) => {
    const now = await t.get(f.doc(rooms, 'b'));
    t.set(f.doc(rooms, 'c'), { n: now.get('n') + 1 });
  });
  await reaches('a2 b9 c10');
  await f.disableNetwork(db);
  const offline = f.setDoc(f.doc(rooms, 'd'), { n: 11 });
  await f.enableNetwork(db);
  await offline;
  await reaches('a2 b9 c10 d11');
  await f.deleteDoc(f.doc(rooms, 'b'));
  await reaches('a2 c10 d11');
  const text = (await f.getDoc(f.doc(rooms, 'a'))).get('text');
  const found = (await f.getDocs(f.query(rooms, f.where('n', '>', 5)))).size;
  const none = (await f.getDoc(f.doc(rooms, 'none'))).exists();
  const count = (await f.getCountFromServer(rooms)).data().count;
  stop();
  await f.terminate(db);
  return { text, found, none, count };
};`;

describe.skipIf(!BROWSER)('firebase/firestore in Chromium over WebChannel', () => {
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

  it.each([
    ['automatic', {}],
    ['streaming', { experimentalAutoDetectLongPolling: false }],
    ['long polling', { experimentalForceLongPolling: true }],
  ])('listens, writes and catches up by %s transport', async (name, settings) => {
    const page: Page = await chromium.browser.newPage();
    await page.goto(chromium.address);
    const call = `run(${server.port}, 'demo-${name.replace(' ', '-')}', ${JSON.stringify(settings)})`;
    const answer: unknown = await page.evaluate(call);
    await page.close();
    expect(answer).toEqual({ text: 'ünï😀', found: 2, none: false, count: 3 });
  });
});
