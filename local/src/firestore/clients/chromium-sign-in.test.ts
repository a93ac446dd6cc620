import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { BROWSER } from '../../chromium/find-browser.ts';
import { openChromium, type RunningChromium } from '../../chromium/open-chromium.ts';
import { openPage } from '../../chromium/tab.ts';
import type { RunningFirestore } from '../server.ts';
import { adminWrites } from './chromium/admin-writes.ts';
import { answerIdentity } from './chromium/identity-service.ts';
import type { Opening } from './chromium/page-client.ts';
import type { SignedInClient } from './chromium/page-signed-in.ts';
import { RULES } from './chromium/server-rules.ts';
import { synced } from './chromium/synced.ts';
import { startServerWithRules } from './test-server.ts';

const own = (owner: string, n: number) => ({
  owner: { stringValue: owner },
  n: { integerValue: n },
});

describe.skipIf(!BROWSER)('firebase/firestore in Chromium, with firebase/auth', () => {
  let server: RunningFirestore;
  let chromium: RunningChromium;

  beforeAll(async () => {
    server = await startServerWithRules(RULES);
    chromium = await openChromium(join(import.meta.dirname, 'chromium/page-signed-in.ts'));
  });
  afterAll(async () => {
    await chromium.close();
    await server.close();
  });

  async function open(project: string, claimsOf: (uid: string) => object = () => ({})) {
    const context = await chromium.browser.newContext();
    onTestFinished(() => context.close());
    await answerIdentity(context, claimsOf);
    const page = await openPage<SignedInClient>(context, chromium.address);
    const opening: Opening = {
      port: server.port,
      project,
      cache: 'memory',
      settings: {},
      user: null,
      app: project,
    };
    const tab = await page.make(`open(${JSON.stringify(opening)})`);
    return { tab, admin: adminWrites(server.port, project) };
  }

  it('shows each user theirs and sends nobody’s writes as another', async () => {
    const { tab, admin } = await open('demo-users');
    await admin.set('own/x', own('ann', 1));
    await admin.set('own/z', own('bob', 3));
    const watchOf = (owner: string) =>
      tab.runWith(owner, ({ f, db, watch }, uid) => {
        const mine = f.query(f.collection(db, 'own'), f.where('owner', '==', uid));
        watch(mine, uid);
      });
    const fails = (name: string) => tab.runWith(name, ({ log }, uid) => log(uid).fails());

    await watchOf('ann');
    expect(await fails('ann')).toBe('permission-denied');

    await tab.run(({ signIn }) => signIn('ann'));
    await watchOf('ann');
    expect(await synced(tab, 'x1', 'ann')).toBe('x1');
    await tab.run(async ({ f, db, sent, log, signIn }) => {
      await f.disableNetwork(db);
      sent.push(f.setDoc(f.doc(db, 'own/y'), { owner: 'ann', n: 2 }));
      await log('ann').reaches({ docs: 'x1 y2', fromCache: true, pending: true });
      await signIn('bob');
      await f.enableNetwork(db);
    });
    expect(await fails('ann')).toBe('permission-denied');

    await watchOf('bob');
    expect(await synced(tab, 'z3', 'bob')).toBe('z3');
    await tab.run(({ f, db }) => f.setDoc(f.doc(db, 'own/w'), { owner: 'bob', n: 4 }));
    expect(await synced(tab, 'w4 z3', 'bob')).toBe('w4 z3');
    expect(await admin.has('own/y')).toBe(false);

    await tab.run(async ({ signIn, sent }) => {
      await signIn('ann');
      await Promise.all(sent);
    });
    expect(await fails('bob')).toBe('permission-denied');
    await watchOf('ann');
    expect(await synced(tab, 'x1 y2', 'ann')).toBe('x1 y2');

    await tab.run(({ signOut }) => signOut());
    expect(await fails('ann')).toBe('permission-denied');
  });

  it('lets in whom a new token makes an editor, and out again', async () => {
    const roles = new Map([['ann', 'author']]);
    const { tab, admin } = await open('demo-roles', (uid) => ({ role: roles.get(uid) }));
    await admin.set('staff/a', { n: { integerValue: 1 } });
    const watch = () =>
      tab.run(({ f, db, watch }) => watch(f.query(f.collection(db, 'staff')), 'staff'));
    await tab.run(({ signIn }) => signIn('ann'));
    await watch();
    expect(await tab.run(({ log }) => log('staff').fails())).toBe('permission-denied');
    roles.set('ann', 'editor');
    await tab.run(({ refresh }) => refresh());
    await watch();
    expect(await synced(tab, 'a1', 'staff')).toBe('a1');
    roles.set('ann', 'author');
    await tab.run(({ refresh }) => refresh());
    await watch();
    expect(await tab.run(({ log }) => log('staff').fails())).toBe('permission-denied');
  });
});
