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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningEmulator, startStorageEmulator } from './storage-emulator.ts';

const RULES = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /u/{uid}/{file} {
  allow read: if true;
  allow create: if request.auth.uid == uid && request.resource.size == 1000000
    && request.resource.contentType == 'application/pdf'
    && request.resource.metadata.kind == 'manuscript';
} } }`;

let emulator: RunningEmulator;
let app: FirebaseApp;
let storage: FirebaseStorage;

beforeAll(async () => {
  emulator = await startStorageEmulator('demo-upload', RULES);
  app = initializeApp({ projectId: 'demo-upload', storageBucket: 'demo-upload.appspot.com' });
  storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', emulator.port, {
    mockUserToken: { user_id: 'ann' },
  });
});

afterAll(async () => {
  await deleteApp(app);
  await emulator.stop();
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
