import type { ImportPaperRequest } from '@quire/model/calls/calls';
import { importFilePath } from '@quire/model/collections';
import { IMPORT_FILE_MAX_BYTES } from '@quire/model/constants';
import { type ReportRemark, reportRemark } from '@quire/model/entities/report-remark';
import type { Bucket } from '../../platform/storage/bucket.ts';
import { paperPath } from '../publishing/paper-path.ts';
import { type PaperProblem, paperProblem } from './paper-problem.ts';

/** A paper is held in memory as a whole while it is read. */
const PAPER_MAX_BYTES = 5 * IMPORT_FILE_MAX_BYTES;

export type Upload =
  | { readonly ok: true; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly ok: false; readonly problem: PaperProblem };

const refuse = (code: string, remark: ReportRemark): Upload => ({
  ok: false,
  problem: paperProblem(code, remark),
});

const MEBIBYTE = 1_048_576;

/** Fetches what a member of staff uploaded for one paper, only from their own folder. */
export async function fetchUpload(
  bucket: Bucket,
  uid: string,
  { batch, paper, files: names }: ImportPaperRequest,
): Promise<Upload> {
  const folder = paperPath(paper);
  if (folder !== paper) {
    return refuse('import/bad-name', reportRemark('paper-bad-name', { name: paper }));
  }
  const files = new Map<string, Uint8Array>();
  let total = 0;
  for (const name of names) {
    const path = paperPath(name);
    if (path === null) return refuse('import/bad-name', reportRemark('file-bad-name', { name }));
    const bytes = await bucket.read(importFilePath(uid, batch, folder, name));
    if (!bytes) return refuse('import/not-uploaded', reportRemark('file-not-uploaded', { name }));
    total += bytes.length;
    if (bytes.length > IMPORT_FILE_MAX_BYTES) {
      const most = IMPORT_FILE_MAX_BYTES / MEBIBYTE;
      return refuse('import/too-large', reportRemark('file-too-large', { name, most }));
    }
    if (total > PAPER_MAX_BYTES) {
      const most = PAPER_MAX_BYTES / MEBIBYTE;
      return refuse('import/too-large', reportRemark('paper-too-large', { most }));
    }
    files.set(path, bytes);
  }
  return { ok: true, files };
}
