import type { ToolFiles } from '../tool-runs/tool-ports.ts';

interface CloudFile {
  readonly name: string;
}
/** The part of the Storage client's bucket that is used here. */
interface CloudBucket {
  getFiles(query: {
    prefix: string;
    maxResults: number;
    autoPaginate: boolean;
    pageToken?: string;
  }): Promise<[readonly CloudFile[], ...unknown[]]>;
}

const tokenIn = (query: unknown): string | undefined =>
  typeof query === 'object' &&
  query !== null &&
  'pageToken' in query &&
  typeof query.pageToken === 'string'
    ? query.pageToken
    : undefined;

/** Files of the project's bucket. */
export function firebaseFiles(bucket: CloudBucket): ToolFiles {
  return {
    async list(prefix, limit, next) {
      const query = { prefix, maxResults: limit, autoPaginate: false };
      const [files, following] = await bucket.getFiles(
        next === undefined ? query : { ...query, pageToken: next },
      );
      return { paths: files.map((file) => file.name), next: tokenIn(following) };
    },
  };
}
