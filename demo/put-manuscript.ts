import { createHash } from 'node:crypto';
import { SUBMISSION_FILES, submissionFilePath } from '@quire/model/collections';
import { FILE_FORMATS, SubmissionFileSchema } from '@quire/model/entities/submission-file';
import { roundOfNewFiles } from '@quire/model/states/submission-states';
import type { Person } from '../functions/src/domain/access/principal.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import {
  readSubmission,
  submissionRef,
} from '../functions/src/domain/submissions/read-submission.ts';
import { eventId, writeEvent } from '../functions/src/domain/submissions/write-event.ts';
import { inTransaction, withoutUndefined } from '../functions/src/platform/database/transaction.ts';

/** Its versions, by the ids of their files. */
const VERSIONS = ['manuscript', 'revision'] as const;

/**
 * Keeps a manuscript in Markdown, or its revision, as `addSubmissionFile` keeps one that it has looked into. To look
 * into it takes a thread, a third of a second each time, and there is nothing in these to find.
 */
export async function putManuscript(
  { db, store, now }: Pick<SubmissionPorts, 'db' | 'store' | 'now'>,
  { uid }: Pick<Person, 'uid'>,
  submission: string,
  id: (typeof VERSIONS)[number],
  bytes: Uint8Array,
): Promise<void> {
  const version = VERSIONS.indexOf(id) + 1;
  const replaces = VERSIONS[version - 2];
  const path = submissionFilePath(submission, id, FILE_FORMATS.md.extensions[0]);
  await store.write(path, bytes, FILE_FORMATS.md.type);
  const ref = submissionRef(db, submission);
  const files = ref.collection(SUBMISSION_FILES);
  const at = now().toISOString();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await inTransaction(db, async (tx) => {
    const { state, round: current } = readSubmission(await tx.get(ref));
    const round = roundOfNewFiles(state, current);
    const file = SubmissionFileSchema.parse({
      ...{ kind: 'manuscript', name: `${id}.md`, format: 'md', version, replaces, round, path },
      ...{ size: bytes.length, sha256, uploadedBy: uid, uploadedAt: at },
    });
    tx.create(files.doc(id), withoutUndefined(file));
    if (!replaces) return;
    tx.update(files.doc(replaces), { retired: true });
    const entry = { event: 'file_added', round, at, actor: 'author', audience: 'author' } as const;
    writeEvent(
      tx,
      ref,
      `${eventId(at, 0, 'file_added')}-${id}`,
      { ...entry, reason: file.name },
      uid,
    );
  });
}
