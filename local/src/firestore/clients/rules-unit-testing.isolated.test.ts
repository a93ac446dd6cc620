import { createServer } from 'node:http';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { setLogLevel } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type RunningEmulator,
  startStorageEmulator,
} from '../../storage-rules/storage-emulator.ts';
import { type RunningFirestore, startFirestore } from '../server.ts';

const FIRESTORE_RULES = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    match /papers/{id} {
      allow read: if resource.data.open == true || request.auth.token.role == 'editor';
      allow create: if request.auth.uid == request.resource.data.owner;
      allow delete: if request.auth.token.email_verified == true;
    }
  }
}`;
const STORAGE_RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o {
  match /{file} { allow get: if request.auth != null; }
  match /u/{uid}/{file} {
    allow get: if request.auth != null;
    allow write: if request.auth.uid == uid && request.resource.size < 10;
  }
} }`;
const NOTHING = STORAGE_RULES.replace(/allow [^;]*;/g, '');

let server: RunningFirestore;
let storage: RunningEmulator;
setLogLevel('silent');

beforeAll(async () => {
  server = await startFirestore();
  storage = await startStorageEmulator('demo-rut', NOTHING);
});
afterAll(async () => {
  await server.close();
  await storage.stop();
});

async function open(projectId: string, rules = FIRESTORE_RULES): Promise<RulesTestEnvironment> {
  const environment = await initializeTestEnvironment({
    projectId,
    firestore: { host: '127.0.0.1', port: server.port, rules },
  });
  onTestFinished(() => environment.cleanup());
  return environment;
}

describe('@firebase/rules-unit-testing with Firestore', () => {
  it('acts as visitors and users with claims', async () => {
    const environment = await open('demo-claims');
    const papers = (
      db: ReturnType<ReturnType<typeof environment.authenticatedContext>['firestore']>,
    ) => db.collection('papers');
    const visitor = papers(environment.unauthenticatedContext().firestore());
    const ann = papers(environment.authenticatedContext('ann').firestore());
    const editor = papers(environment.authenticatedContext('eve', { role: 'editor' }).firestore());
    const known = environment.authenticatedContext('kim', { email_verified: true });

    await assertSucceeds(ann.doc('a').set({ owner: 'ann', open: false }));
    await assertFails(ann.doc('b').set({ owner: 'bob' }));
    await assertFails(visitor.doc('c').set({ owner: null }));
    await assertFails(visitor.doc('a').get());
    await assertSucceeds(editor.doc('a').get());
    await assertSucceeds(visitor.where('open', '==', true).get());
    await assertFails(visitor.get());
    await assertSucceeds(editor.get());
    await assertFails(ann.doc('a').delete());
    await assertSucceeds(papers(known.firestore()).doc('a').delete());
  });

  it('writes past the rules, and clears its own project alone', async () => {
    const [one, other] = [await open('demo-one'), await open('demo-other')];
    for (const environment of [one, other]) {
      await environment.withSecurityRulesDisabled(async (context) => {
        await context.firestore().doc('papers/a').set({ open: true });
      });
    }
    const count = async (environment: RulesTestEnvironment) => {
      const db = environment.unauthenticatedContext().firestore();
      return (await db.collection('papers').where('open', '==', true).get()).size;
    };
    await one.clearFirestore();
    expect([await count(one), await count(other)]).toEqual([0, 1]);
  });

  it('keeps the rules of each project to itself', async () => {
    const strict = await open('demo-strict', FIRESTORE_RULES);
    const lax = await open('demo-lax', FIRESTORE_RULES.replace(/if [^;]*;/g, 'if true;'));
    const read = (environment: RulesTestEnvironment) =>
      environment.unauthenticatedContext().firestore().doc('papers/none').get();
    await assertFails(read(strict));
    await assertSucceeds(read(lax));
  });

  it('is told what is wrong with broken rules', async () => {
    const broken = FIRESTORE_RULES.replace('== true;', '== ;');
    await expect(open('demo-broken', broken)).rejects.toThrow(/L\d+:\d+/);
  });

  it('finds the emulators through their hub, or through the environment', async () => {
    const at = { host: '127.0.0.1', port: server.port };
    const hub = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ firestore: { name: 'firestore', ...at } }));
    });
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void hub.close());
    const bound = hub.address();
    const port = typeof bound === 'object' && bound ? bound.port : 0;
    const found = await initializeTestEnvironment({
      projectId: 'demo-hub',
      hub: { host: '127.0.0.1', port },
      firestore: { rules: FIRESTORE_RULES },
    });
    onTestFinished(() => found.cleanup());
    expect(found.emulators.firestore).toEqual(at);
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
    onTestFinished(() => void vi.unstubAllEnvs());
    const named = await initializeTestEnvironment({
      projectId: 'demo-env',
      firestore: { rules: FIRESTORE_RULES },
    });
    onTestFinished(() => named.cleanup());
    expect(named.emulators.firestore).toEqual(at);
  });
});

describe('@firebase/rules-unit-testing with Storage', () => {
  it('loads rules, acts as users, writes past the rules and clears', async () => {
    const environment = await initializeTestEnvironment({
      projectId: 'demo-rut',
      storage: { host: '127.0.0.1', port: storage.port, rules: STORAGE_RULES },
    });
    onTestFinished(() => environment.cleanup());
    const ann = environment.authenticatedContext('ann').storage();
    const visitor = environment.unauthenticatedContext().storage();
    await assertSucceeds(Promise.resolve(ann.ref('u/ann/a').putString('short')));
    await assertFails(Promise.resolve(ann.ref('u/ann/b').putString('far too long')));
    await assertFails(Promise.resolve(ann.ref('u/bob/a').putString('short')));
    await assertFails(visitor.ref('u/ann/a').getMetadata());
    await assertSucceeds(ann.ref('u/ann/a').getMetadata());
    await environment.withSecurityRulesDisabled(async (context) => {
      await context.storage().ref('top').putString('as long as anybody may wish');
    });
    await assertSucceeds(ann.ref('top').getMetadata());
    // It clears what is not in a folder, which is all it ever did.
    await environment.clearStorage();
    await expect(ann.ref('top').getMetadata()).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });
});
