import type { ManuscriptStore } from './manuscript-store.ts';
import { persistently } from './persistently.ts';

interface CloudFile {
  readonly name: string;
  readonly metadata: {
    readonly timeCreated?: string;
    readonly metadata?: Readonly<Record<string, unknown>>;
  };
}
interface CopyOptions {
  contentType: string;
  contentDisposition: string;
  metadata: Record<string, string>;
  preconditionOpts: { ifGenerationMatch: number };
}
/** Of the Storage client's bucket, what is used here. */
export interface CloudManuscripts {
  file(path: string): {
    getMetadata(): Promise<[{ size?: string | number }, ...unknown[]]>;
    createReadStream(options: {
      validation: boolean;
      decompress: boolean;
      start?: number;
      end?: number;
    }): AsyncIterable<Uint8Array>;
    copy(to: string, options: CopyOptions): Promise<unknown>;
    save(
      bytes: Buffer,
      options: { resumable: boolean; metadata: Record<string, string> },
    ): Promise<unknown>;
    setMetadata(metadata: { metadata: Record<string, null> }): Promise<unknown>;
    delete(options: { ignoreNotFound: boolean }): Promise<unknown>;
    exists(): Promise<[boolean]>;
  };
  deleteFiles(query: { prefix: string; force: boolean }): Promise<void>;
  getFiles(query: {
    prefix: string;
    maxResults: number;
    autoPaginate: boolean;
    pageToken?: string;
  }): Promise<[readonly CloudFile[], ...unknown[]]>;
}

/** Firebase's metadata key for tokens that open a file to anyone with its address. */
const TOKENS = 'firebaseStorageDownloadTokens';

const MISSING = 404;
const THERE_ALREADY = 412;
const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
const tokenIn = (query: unknown): string | undefined =>
  typeof query === 'object' &&
  query !== null &&
  'pageToken' in query &&
  typeof query.pageToken === 'string'
    ? query.pageToken
    : undefined;

/**
 * The project's bucket in Cloud Storage, with the rights of the functions. Where a connection breaks it tries again, except
 * while a file is being read: nothing of this changes by being done twice.
 */
export function firebaseManuscripts(bucket: CloudManuscripts): ManuscriptStore {
  return {
    async size(path) {
      try {
        const [{ size }] = await persistently(() => bucket.file(path).getMetadata());
        return Number(size ?? 0);
      } catch (error) {
        if (codeOf(error) === MISSING) return null;
        throw error;
      }
    },
    stream: (path, range) =>
      bucket.file(path).createReadStream({ validation: false, decompress: false, ...range }),
    async copyOnce(from, to, contentType) {
      // Google's service judges the precondition; the local one overwrites, so it is asked first.
      const [isThere] = await persistently(() => bucket.file(to).exists());
      if (isThere) return true;
      try {
        const options = {
          contentType,
          // Whatever is in it: a browser that is led here saves it, and shows nothing of it.
          contentDisposition: 'attachment',
          // Replaces the browser's metadata, including the token of a public download address.
          metadata: { kept: 'manuscript' },
          preconditionOpts: { ifGenerationMatch: 0 },
        };
        await persistently(() => bucket.file(from).copy(to, options));
        return true;
      } catch (error) {
        if (codeOf(error) === THERE_ALREADY) return true;
        if (codeOf(error) === MISSING) return false;
        throw error;
      }
    },
    async write(path, bytes, contentType) {
      const metadata = { contentType, contentDisposition: 'attachment', cacheControl: 'private' };
      const options = { resumable: false, metadata };
      await persistently(() => bucket.file(path).save(Buffer.from(bytes), options));
    },
    async dropAddress(path) {
      try {
        const change = { metadata: { [TOKENS]: null } };
        await persistently(() => bucket.file(path).setMetadata(change));
      } catch (error) {
        if (codeOf(error) !== MISSING) throw error;
      }
    },
    async remove(path) {
      await persistently(() => bucket.file(path).delete({ ignoreNotFound: true }));
    },
    async removeAll(prefix) {
      await persistently(() => bucket.deleteFiles({ prefix, force: true }));
    },
    async list(prefix, limit, next) {
      const query = { prefix, maxResults: limit, autoPaginate: false };
      const page = next === undefined ? query : { ...query, pageToken: next };
      const [files, following] = await persistently(() => bucket.getFiles(page));
      const objects = files.map(({ name, metadata }) => ({
        path: name,
        createdAt: new Date(metadata.timeCreated ?? 0),
        hasAddress: Boolean(metadata.metadata?.[TOKENS]),
      }));
      return { objects, next: tokenIn(following) };
    },
  };
}
