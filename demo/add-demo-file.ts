import type { AddFileRequest } from '@quire/model/calls/calls';
import { uploadPath } from '@quire/model/collections';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { addSubmissionFile } from '../functions/src/domain/submissions/add-submission-file.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import type { Bucket } from '../functions/src/platform/storage/bucket.ts';

export type UploadPorts = SubmissionPorts & { readonly bucket: Pick<Bucket, 'write'> };

/** Uploads a file as a browser does, and has it taken up. Returns its id. */
export async function addDemoFile(
  ports: UploadPorts,
  author: Person,
  asked: AddFileRequest,
  bytes: Uint8Array,
): Promise<string> {
  const headers = { contentType: 'application/octet-stream', cacheControl: 'private' };
  await ports.bucket.write(uploadPath(author.uid, asked.submission, asked.upload), bytes, headers);
  return (await addSubmissionFile(ports, author, asked)).file.id;
}
