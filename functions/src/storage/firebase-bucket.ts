import type { Storage } from 'firebase-admin/storage';
import type { Bucket } from './bucket.ts';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 404;

/** The project's bucket in Cloud Storage, with the rights of the functions. */
export function firebaseBucket(bucket: ReturnType<Storage['bucket']>): Bucket {
  return {
    async read(path) {
      try {
        const [bytes] = await bucket.file(path).download({ decompress: false });
        return bytes;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(path) {
      const [exists] = await bucket.file(path).exists();
      return exists;
    },
    async write(path, bytes, headers) {
      // Already compressed where that is asked for: the client must not do it again.
      await bucket.file(path).save(Buffer.from(bytes), {
        resumable: false,
        validation: false,
        metadata: { ...headers },
      });
    },
  };
}
