import type { ToolFiles } from './tool-ports.ts';

interface CloudFile {
  readonly name: string;
}
/** Of the Storage client's bucket, what is used here. */
interface CloudBucket {
  getFiles(query: {
    prefix: string;
    maxResults: number;
    autoPaginate: boolean;
    pageToken?: string;
  }): Promise<[readonly CloudFile[], ...unknown[]]>;
  file(path: string): {
    getMetadata(): Promise<[{ metadata?: Readonly<Record<string, unknown>> }, ...unknown[]]>;
    setMetadata(metadata: { metadata: Record<string, string> }): Promise<unknown>;
  };
}

/** Firebase's name for what opens a file to whoever has its address. */
const TOKENS = 'firebaseStorageDownloadTokens';

const tokenIn = (query: unknown): string | undefined =>
  typeof query === 'object' &&
  query !== null &&
  'pageToken' in query &&
  typeof query.pageToken === 'string'
    ? query.pageToken
    : undefined;

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 404;

/** Files of the project's bucket; `origin` is where browsers fetch them, `token` makes a secret. */
export function firebaseFiles(
  bucket: CloudBucket,
  {
    name,
    origin,
    token,
  }: { readonly name: string; readonly origin: string; readonly token: () => string },
): ToolFiles {
  return {
    async list(prefix, limit, next) {
      const query = { prefix, maxResults: limit, autoPaginate: false };
      const [files, following] = await bucket.getFiles(
        next === undefined ? query : { ...query, pageToken: next },
      );
      return { paths: files.map((file) => file.name), next: tokenIn(following) };
    },
    async address(path) {
      const file = bucket.file(path);
      try {
        const [{ metadata }] = await file.getMetadata();
        const known = String(metadata?.[TOKENS] ?? '').split(',')[0];
        const secret = known || token();
        if (!known) await file.setMetadata({ metadata: { [TOKENS]: secret } });
        return `${origin}/v0/b/${name}/o/${encodeURIComponent(path)}?alt=media&token=${secret}`;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
  };
}
