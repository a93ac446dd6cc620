import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectStorageEmulator,
  type FirebaseStorage,
  getBytes,
  getMetadata,
  getStorage,
  ref,
  type UploadTask,
  uploadBytesResumable,
} from 'firebase/storage';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

// The unmodified storage emulator of firebase-tools, which asks our program what the rules say.
interface OfficialEmulator {
  stop(): Promise<void>;
}
const require = createRequire(import.meta.url);
const BIN = join(import.meta.dirname, '../../bin');
const RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /u/{uid}/{file} {
  allow read: if true;
  allow create: if request.auth.uid == uid && request.resource.size == 1000000
    && request.resource.contentType == 'application/pdf'
    && request.resource.metadata.kind == 'manuscript';
} } }`;

let emulator: OfficialEmulator;
let app: FirebaseApp;
let storage: FirebaseStorage;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

beforeAll(async () => {
  vi.stubEnv('PATH', `${BIN}${delimiter}${process.env.PATH}`);
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', join(BIN, 'storage-rules.jar'));
  // The emulator empties its folder of files, which is one for all of a machine.
  vi.stubEnv('TMPDIR', mkdtempSync(join(tmpdir(), 'storage-')));
  const port = await freePort();
  const { StorageEmulator } = require('firebase-tools/lib/emulator/storage');
  emulator = new StorageEmulator({
    projectId: 'demo-upload',
    host: '127.0.0.1',
    port,
    rules: { name: 'storage.rules', content: RULES },
    auto_download: false,
  });
  // It finds its own address, which the client uploads to, where the emulators are registered.
  const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry');
  await EmulatorRegistry.start(emulator);
  app = initializeApp({ projectId: 'demo-upload', storageBucket: 'demo-upload.appspot.com' });
  storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', port, { mockUserToken: { user_id: 'ann' } });
});

afterAll(async () => {
  await deleteApp(app);
  await emulator.stop();
  vi.unstubAllEnvs();
});

const paper = (size: number) =>
  Uint8Array.from({ length: size }, (_, i) => (i * 7 + (i >> 8)) % 256);
const upload = (path: string, size: number, kind = 'manuscript'): UploadTask =>
  uploadBytesResumable(ref(storage, path), paper(size), {
    contentType: 'application/pdf',
    customMetadata: { kind },
  });

describe('firebase/storage, uploading in parts', () => {
  it('goes on after a pause and keeps every byte', async () => {
    const task = upload('u/ann/paper.pdf', 1_000_000);
    const steps: string[] = [];
    task.on('state_changed', ({ state, bytesTransferred }) => {
      steps.push(`${state} ${bytesTransferred}`);
      if (state === 'running' && bytesTransferred > 0 && !steps.includes('paused')) {
        if (task.pause()) steps.push('paused');
      } else if (state === 'paused') setTimeout(() => task.resume(), 20);
    });
    await task;
    expect(steps).toContain('paused');
    const saved = ref(storage, 'u/ann/paper.pdf');
    expect(new Uint8Array(await getBytes(saved))).toEqual(paper(1_000_000));
    expect(await getMetadata(saved)).toMatchObject({
      size: 1_000_000,
      contentType: 'application/pdf',
      customMetadata: { kind: 'manuscript' },
    });
  });

  it.each<[string, () => UploadTask]>([
    ['of another user', () => upload('u/bob/paper.pdf', 1_000_000)],
    ['of another size', () => upload('u/ann/large.pdf', 1_000_001)],
    ['of another kind', () => upload('u/ann/other.pdf', 1_000_000, 'figure')],
  ])('is refused what the rules forbid: %s', async (_, start) => {
    const task = start();
    await expect(Promise.resolve(task)).rejects.toMatchObject({ code: 'storage/unauthorized' });
    await expect(getMetadata(task.snapshot.ref)).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });
});
