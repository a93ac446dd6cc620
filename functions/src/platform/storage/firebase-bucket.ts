import { setTimeout as wait } from 'node:timers/promises';
import type { Bucket } from './bucket.ts';

/** Of the Storage client's bucket, what is used here. */
interface CloudBucket {
  deleteFiles(query: { prefix: string; force: boolean }): Promise<void>;
  file(path: string): {
    download(options: { decompress: boolean }): Promise<[Uint8Array]>;
    exists(): Promise<[boolean]>;
    save(
      bytes: Buffer,
      options: { resumable: boolean; validation: boolean; metadata: Record<string, string> },
    ): Promise<void>;
  };
}

/** Pauses before trying again what the network broke off. */
const PAUSES_MS = [100, 500, 2_000];
const BROKEN_OFF = /socket hang up|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT/;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 404;

/** Tries again where the connection broke: files are named by content, writing twice is harmless. */
async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (const pause of PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!BROKEN_OFF.test(String(error))) throw error;
      await wait(pause);
    }
  }
  return work();
}

/** The project's bucket in Cloud Storage, with the rights of the functions. */
export function firebaseBucket(bucket: CloudBucket): Bucket {
  return {
    async read(path) {
      try {
        const download = () => bucket.file(path).download({ decompress: false });
        const [bytes] = await persistently(download);
        return bytes;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(path) {
      const [exists] = await persistently(() => bucket.file(path).exists());
      return exists;
    },
    async write(path, bytes, headers) {
      // Already compressed where that is asked for: the client must not do it again.
      const options = { resumable: false, validation: false, metadata: { ...headers } };
      await persistently(() => bucket.file(path).save(Buffer.from(bytes), options));
    },
    async removeAll(prefix) {
      await persistently(() => bucket.deleteFiles({ prefix, force: true }));
    },
  };
}
