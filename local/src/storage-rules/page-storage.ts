import { deleteApp, FirebaseError, initializeApp } from 'firebase/app';
import * as s from 'firebase/storage';

// Runs in the page: what the tests get hold of is a StorageClient.

/** How a page connects. */
export interface StorageOpening {
  readonly port: number;
  readonly project: string;
  /** null is a visitor. */
  readonly user: string | null;
}

/** What a listener to an upload was told: the state, and the bytes the server has. */
export type Step = readonly [state: s.TaskState, transferred: number];

/** An instance of the unchanged SDK. */
export class StorageClient {
  readonly s = s;
  readonly storage: s.FirebaseStorage;
  readonly end: () => Promise<void>;

  constructor({ port, project, user }: StorageOpening) {
    const options = { projectId: project, storageBucket: `${project}.appspot.com`, apiKey: 'x' };
    const app = initializeApp(options, `${user} at ${port}`);
    this.storage = s.getStorage(app);
    const token = user === null ? {} : { mockUserToken: { user_id: user } };
    s.connectStorageEmulator(this.storage, '127.0.0.1', port, token);
    this.end = () => deleteApp(app);
  }

  readonly file = (path: string): s.StorageReference => s.ref(this.storage, path);

  /** Bytes that repeat nowhere near the size of a part. */
  readonly bytes = (size: number): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(size);
    for (let i = 0; i < size; i++) bytes[i] = i * 7 + (i >> 8) * 13 + (i >> 16);
    return bytes;
  };

  /** Uploads a paper in parts; `steps` fills with what a listener is told. */
  readonly upload = (
    path: string,
    size: number,
    steps: Step[] = [],
    contentType = 'application/pdf',
  ): s.UploadTask => {
    const customMetadata = { kind: 'manuscript' };
    const metadata = { contentType, customMetadata };
    const task = s.uploadBytesResumable(this.file(path), this.bytes(size), metadata);
    task.on('state_changed', ({ state, bytesTransferred }) => {
      steps.push([state, bytesTransferred]);
    });
    return task;
  };

  /** Whether a file is there with just the bytes of a paper of that size. */
  readonly isWhole = async (path: string, size: number): Promise<boolean> => {
    const found = new Uint8Array(await s.getBytes(this.file(path)));
    const wanted = this.bytes(size);
    return found.length === size && found.every((byte, i) => byte === wanted[i]);
  };

  /** The code that work fails with, or null. */
  readonly code = async (work: Promise<unknown> | s.UploadTask): Promise<string | null> => {
    try {
      await work;
      return null;
    } catch (error) {
      return error instanceof FirebaseError ? error.code : String(error);
    }
  };
}

Object.assign(globalThis, { open: (opening: StorageOpening) => new StorageClient(opening) });
