import type { Bucket } from './bucket.ts';
import { persistently } from './persistently.ts';

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

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 404;

/**
 * The project's bucket in Cloud Storage, with the rights of the functions. Where a connection breaks it tries again: files are
 * named by content, so writing twice is harmless.
 */
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
