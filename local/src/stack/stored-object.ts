import { createHash } from 'node:crypto';
import { z } from 'zod';

/** An object as the Storage emulator's JSON API lists it (Google Cloud Storage's resource). */
export const StoredObjectSchema = z.looseObject({
  name: z.string(),
  bucket: z.string(),
  generation: z.string(),
  metageneration: z.string(),
  size: z.string(),
  md5Hash: z.string(),
  crc32c: z.string(),
  metadata: z.record(z.string(), z.string()).optional(),
});
export type StoredObject = z.infer<typeof StoredObjectSchema>;

const TOKENS = 'firebaseStorageDownloadTokens';
const SAME = [
  ...['name', 'bucket', 'contentType', 'storageClass', 'etag', 'timeCreated', 'updated', 'md5Hash'],
  ...['contentEncoding', 'contentDisposition', 'contentLanguage', 'cacheControl', 'customTime'],
] as const;

/** The file name of one generation of an object (they are milliseconds, so its content too), in `blobs/` and (with .json) in `metadata/`. */
export function savedName(object: StoredObject): string {
  const key = createHash('sha256').update(`${object.bucket}/${object.name}`).digest('hex');
  const content = Buffer.from(object.md5Hash, 'base64').toString('hex');
  return `${key.slice(0, 32)}-${object.generation}-${content.slice(0, 8)}`;
}

/** What `emulators:start --import` reads for an object: the emulator's own form of its metadata. */
export function savedMetadata(object: StoredObject): Record<string, unknown> {
  const { [TOKENS]: tokens, ...custom } = object.metadata ?? {};
  const kept = Object.fromEntries(
    SAME.filter((key) => object[key] !== undefined).map((key) => [key, object[key]]),
  );
  return {
    ...kept,
    generation: Number(object.generation),
    metageneration: Number(object.metageneration),
    size: Number(object.size),
    // Listed as base64, kept as a number.
    crc32c: String(Buffer.from(object.crc32c, 'base64').readUInt32BE()),
    downloadTokens: tokens ? tokens.split(',') : [],
    ...(Object.keys(custom).length > 0 && { customMetadata: custom }),
  };
}
