import type { FileFormat } from '@quire/model/entities/submission-file';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import { Refused } from '../../platform/errors/refused.ts';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { readApart } from '../uploads/read-apart.ts';

/** For the largest supplements; all other files take a second or two. */
const MOST_MS = 90_000;

/**
 * The bytes of a file with this name, without metadata about its authors. Throws
 * `review/file-not-anonymous`.
 */
export async function cleanBytes(
  format: FileFormat,
  bytes: Uint8Array,
  name: string,
): Promise<Uint8Array> {
  const clean = await readApart({ what: 'anonymous', format, bytes, name }, MOST_MS);
  if (!(clean instanceof Uint8Array)) throw new Refused('review/file-not-anonymous');
  return clean;
}

/** The whole stored file. */
async function bytesOf(store: ManuscriptStore, path: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of store.stream(path)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Makes the reviewers' copy of a file once; later requests reuse it. */
export async function keepCleanCopy(
  store: ManuscriptStore,
  from: { readonly path: string; readonly format: FileFormat },
  to: string,
): Promise<void> {
  if ((await store.size(to)) !== null) return;
  const clean = await cleanBytes(from.format, await bytesOf(store, from.path), from.path);
  await store.write(to, clean, FILE_FORMATS[from.format].type);
}
