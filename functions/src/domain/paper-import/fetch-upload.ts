import type { ImportPaperRequest, ImportProblem } from '@quire/model/calls/calls';
import { importFilePath } from '@quire/model/collections';
import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import type { Bucket } from '../../platform/storage/bucket.ts';
import { paperPath } from '../publishing/paper-path.ts';

/** A paper is held in memory as a whole while it is read. */
const PAPER_MAX_BYTES = 5 * IMPORT_FILE_MAX_BYTES;

export type Upload =
  | { readonly ok: true; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly problem: ImportProblem };

const refuse = (code: string, message: string): Upload => ({
  ok: false,
  problem: { severity: 'error', code, message },
});

/** Fetches what a member of staff uploaded for one paper, only from their own folder. */
export async function fetchUpload(
  bucket: Bucket,
  uid: string,
  { batch, paper, files: names }: ImportPaperRequest,
): Promise<Upload> {
  const folder = paperPath(paper);
  if (folder !== paper) return refuse('import/bad-name', `“${paper}” cannot name a paper.`);
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for (const name of names) {
    const path = paperPath(name);
    if (path === null) return refuse('import/bad-name', `“${name}” cannot name a file.`);
    const bytes = await bucket.read(importFilePath(uid, batch, folder, name));
    if (!bytes) return refuse('import/not-uploaded', `${name} was announced, but not uploaded.`);
    total += bytes.length;
    if (bytes.length > IMPORT_FILE_MAX_BYTES || total > PAPER_MAX_BYTES) {
      return refuse('import/too-large', `${name} is too large.`);
    }
    files.set(path, bytes);
  }
  return { ok: true, files };
}
