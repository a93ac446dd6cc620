/**
 * Processes an upload: copies it to where only functions write, checks the copy, and stores it with
 * a record, or deletes it. The file's id is the upload's, so a repeated call finds the file.
 */
import type { AddFileRequest } from '@quire/model/calls/calls';
import { SUBMISSION_FILES, submissionFilePath, uploadPath } from '@quire/model/collections';
import { SUBMISSION_FILES_MAX } from '@quire/model/constants';
import { withoutUnseen } from '@quire/model/entities/profile';
import {
  extensionOf,
  FILE_FORMATS,
  FILE_KINDS,
  type StoredSubmissionFile,
  type SubmissionFile,
  SubmissionFileSchema,
} from '@quire/model/entities/submission-file';
import { roundOfNewFiles } from '@quire/model/states/submission-states';
import type { Offered } from '@quire/model/submission/offered';
import type { DocumentReference, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { requireBudget } from '../../platform/throttle/spend-budget.ts';
import type { Person } from '../access/principal.ts';
import { doisInFile } from '../uploads/dois-in-file.ts';
import { claimedFormat, judgeFile, judgeSize } from '../uploads/judge-file.ts';
import { makeSafe } from '../uploads/make-safe.ts';
import { namesFound } from '../uploads/names-found.ts';
import { offeredByFile } from '../uploads/offered-by-file.ts';
import { changeFileKind } from './change-file-kind.ts';
import type { SubmissionPorts } from './ports.ts';
import { readSubmission, submissionRef } from './read-submission.ts';
import { requireFiles } from './require-files.ts';
import { eventId, writeEvent } from './write-event.ts';

export interface AddedFile {
  readonly file: StoredSubmissionFile;
  readonly offered?: Offered;
}

/**
 * Throws `Refused`: `submission/…`, one of `file/…`, or `account/throttled` where an account adds very many. An
 * upload that was added before under another kind becomes a file of the kind that is asked for now.
 */
export async function addSubmissionFile(
  ports: SubmissionPorts,
  person: Person,
  request: AddFileRequest,
): Promise<AddedFile> {
  // Staff read the names before they open the files.
  const name = withoutUnseen(request.name).replace(/[/\\]/g, '_');
  const asked = { ...request, name, label: withoutUnseen(request.label) };
  const { db, store } = ports;
  const ref = submissionRef(db, asked.submission);
  requireFiles(person, readSubmission(await ref.get()));
  const format = claimedFormat(asked.name, asked.kind);
  const upload = uploadPath(person.uid, asked.submission, asked.upload);
  const extension = extensionOf({ name: asked.name, format });
  const path = submissionFilePath(asked.submission, asked.upload, extension);
  const fileRef = ref.collection(SUBMISSION_FILES).doc(asked.upload);
  const known = SubmissionFileSchema.safeParse((await fileRef.get()).data());
  const counted = () => requireBudget(ports, 'submission-file', { account: person.uid });
  if (!known.success) {
    await counted();
    const size = await store.size(upload);
    if (size !== null) judgeSize(asked.name, asked.kind, size);
    // The copy is checked: the sender can still change the upload.
    if (!(await store.copyOnce(upload, path, FILE_FORMATS[format].type))) {
      throw new Refused('file/missing', { field: 'files', values: { name: asked.name } });
    }
  }
  const kept = known.success
    ? await changeFileKind(ports, person, { ref, fileRef }, known.data, asked.kind)
    : null;
  // A repeated call reads the file again only where it may have something to offer.
  if (kept && kept.kind !== 'manuscript' && kept.format !== 'xml') {
    return { file: { ...kept, id: asked.upload } };
  }
  if (kept) await counted();
  const claimed = { name: asked.name, kind: asked.kind, format };
  const looking = kept
    ? judgeFile(store, kept.path, kept).then((judged) => ({ judged, removed: [] }))
    : makeSafe(ports, path, claimed);
  const { judged, removed } = await looking.catch(async (error: unknown) => {
    // Another call for the same upload may have stored it in the meantime.
    const isUnused = error instanceof Refused && !kept && !(await fileRef.get()).exists;
    if (isUnused) await store.remove(path);
    if (error instanceof Refused && error.code === 'file/infected') await store.remove(upload);
    throw error;
  });
  const fresh = {
    ...claimed,
    path,
    label: asked.label,
    size: judged.scan.size,
    sha256: judged.scan.sha256,
    ...(removed.length > 0 && { removed: [...removed] }),
    namesFound: kept ? kept.namesFound : await namesFound(store, path, format, judged),
    ...(asked.kind === 'manuscript' && !kept
      ? { dois: await doisInFile(store, path, format, judged) }
      : {}),
  };
  const { file, dropped } = kept
    ? { file: kept, dropped: [] }
    : await keep(ports, person, asked, ref, fileRef, fresh);
  for (const unused of [upload, ...dropped]) await store.remove(unused);
  const offered = await offeredByFile(store, file.path, file, judged);
  return { file: { ...file, id: asked.upload }, ...(offered ? { offered } : {}) };
}

type Fresh = Pick<
  SubmissionFile,
  | 'name'
  | 'kind'
  | 'format'
  | 'path'
  | 'label'
  | 'size'
  | 'sha256'
  | 'namesFound'
  | 'removed'
  | 'dois'
>;

function keep(
  { db, now }: SubmissionPorts,
  person: Person,
  { upload, replaces }: AddFileRequest,
  ref: DocumentReference,
  fileRef: DocumentReference,
  fresh: Fresh,
): Promise<{ readonly file: SubmissionFile; readonly dropped: readonly string[] }> {
  return inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(ref));
    requireFiles(person, submission);
    const { docs } = await tx.get(ref.collection(SUBMISSION_FILES));
    const files = docs.map((doc) => ({ ref: doc.ref, ...fileOf(doc) }));
    const already = files.find(({ id }) => id === upload);
    if (already) return { file: SubmissionFileSchema.parse(already), dropped: [] };
    const others = files.filter(({ kind, retired }) => kind === fresh.kind && !retired);
    const old = others.find(({ id }) => id === replaces);
    const { most } = FILE_KINDS[fresh.kind];
    // For a kind with only one file, a new one replaces it.
    const outgoing = old ? [old] : most === 1 ? others : [];
    if (others.length - outgoing.length >= most || files.length >= SUBMISSION_FILES_MAX * 3) {
      const values = { most: String(most) };
      throw new Refused('file/too-many', { field: 'files', values });
    }
    const current = files.filter(({ retired }) => !retired).length - outgoing.length;
    if (current >= SUBMISSION_FILES_MAX) {
      const values = { most: String(SUBMISSION_FILES_MAX) };
      throw new Refused('file/too-many', { field: 'files', values });
    }
    const previous = outgoing[0];
    const at = now().toISOString();
    const file = SubmissionFileSchema.parse({
      ...fresh,
      version: (previous?.version ?? 0) + 1,
      ...(previous ? { replaces: previous.id } : {}),
      round: roundOfNewFiles(submission.state, submission.round),
      uploadedBy: person.uid,
      uploadedAt: at,
    });
    tx.create(fileRef, withoutUndefined(file));
    const isDraft = submission.state === 'draft';
    for (const each of outgoing) {
      // No one else has seen a draft's files: a replaced one is deleted.
      if (isDraft) tx.delete(each.ref);
      else tx.update(each.ref, { retired: true });
    }
    if (!isDraft) {
      const { round } = file;
      const entry = {
        event: 'file_added',
        round,
        at,
        actor: 'author',
        audience: 'author',
      } as const;
      const id = `${eventId(at, 0, 'file_added')}-${upload}`;
      writeEvent(tx, ref, id, { ...entry, reason: file.name }, person.uid);
    }
    return { file, dropped: isDraft ? outgoing.map((each) => each.path) : [] };
  });
}

const fileOf = (doc: QueryDocumentSnapshot): StoredSubmissionFile => ({
  ...SubmissionFileSchema.parse(doc.data()),
  id: doc.id,
});
