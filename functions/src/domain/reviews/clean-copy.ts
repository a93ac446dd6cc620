import type { FileFormat } from '@quire/model/entities/submission-file';
import { FILE_FORMATS } from '@quire/model/entities/submission-file';
import { Refused } from '../../platform/errors/refused.ts';
import type { ManuscriptStore } from '../../platform/storage/manuscript-store.ts';
import { readApart } from '../uploads/read-apart.ts';

/** The largest supplements; everything else takes a second or two. */
const MOST_MS = 90_000;

/** Bytes of a file of this name without what says who made them. Throws `review/file-not-anonymous`. */
export async function cleanBytes(
  format: FileFormat,
  bytes: Uint8Array,
  name: string,
): Promise<Uint8Array> {
  const clean = await readApart({ what: 'anonymous', format, bytes, name }, MOST_MS);
  if (!(clean instanceof Uint8Array)) throw new Refused('review/file-not-anonymous');
  return clean;
}

/** All of a stored file. */
async function bytesOf(store: ManuscriptStore, path: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of store.stream(path)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Makes the copy of a file that reviewers get, once: whoever comes later finds it. */
export async function keepCleanCopy(
  store: ManuscriptStore,
  from: { readonly path: string; readonly format: FileFormat },
  to: string,
): Promise<void> {
  if ((await store.size(to)) !== null) return;
  const clean = await cleanBytes(from.format, await bytesOf(store, from.path), from.path);
  await store.write(to, clean, FILE_FORMATS[from.format].type);
}
