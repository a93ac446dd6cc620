import { z } from 'zod';
import type { ProjectAccess } from './project-access.ts';

const HEADERS = [
  ...['contentType', 'cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'],
] as const;

/** An object of the bucket: what it is called, what it is served with, what its bytes add up to. */
export const ObjectSchema = z.object({
  name: z.string(),
  generation: z.coerce.string(),
  size: z.coerce.number(),
  md5Hash: z.string().optional(),
  crc32c: z.string(),
  contentType: z.string().optional(),
  cacheControl: z.string().optional(),
  contentDisposition: z.string().optional(),
  contentEncoding: z.string().optional(),
  contentLanguage: z.string().optional(),
  customTime: z.string().optional(),
  metadata: z.record(z.string(), z.coerce.string()).optional(),
});
export type ObjectFacts = z.infer<typeof ObjectSchema>;

const PAGE = 1_000;

/** Every object of the bucket, by name. */
export async function* listObjects({ bucket }: ProjectAccess): AsyncGenerator<ObjectFacts> {
  let pageToken: string | undefined;
  do {
    const [files, next] = await bucket.getFiles({
      autoPaginate: false,
      maxResults: PAGE,
      ...(pageToken && { pageToken }),
    });
    for (const file of files) yield ObjectSchema.parse(file.metadata);
    pageToken = z.object({ pageToken: z.string().optional() }).nullish().parse(next)?.pageToken;
  } while (pageToken);
}

/** What an object is served with, to be written with it. */
export function headersOf(object: ObjectFacts): Record<string, unknown> {
  const { metadata, customTime } = object;
  return {
    ...Object.fromEntries(HEADERS.flatMap((name) => (object[name] ? [[name, object[name]]] : []))),
    ...(customTime && { customTime }),
    ...(metadata && { metadata }),
  };
}

/** An object as it has to be again after it was restored: not when it was written, nor how often. */
export function objectLine(object: ObjectFacts): string {
  const { name, size, crc32c, metadata = {} } = object;
  const custom = Object.entries(metadata).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const { metadata: _custom, ...headers } = headersOf(object);
  return JSON.stringify({ name, size, crc32c, ...headers, custom });
}

/** The first folder, which says what kind of file it is. */
export const topFolderOf = ({ name }: ObjectFacts): string => name.split('/')[0] ?? '';
