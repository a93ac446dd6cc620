/** The press's own checks of a submitted manuscript: whether it has been seen before. */
import { createHash } from 'node:crypto';
import {
  FINGERPRINTS,
  INTEGRITY,
  INTEGRITY_FOUND,
  SUBMISSION_FILES,
} from '@quire/model/collections';
import {
  type Fingerprint,
  FingerprintSchema,
  type Integrity,
  IntegritySchema,
  type SimilarSubmission,
} from '@quire/model/entities/integrity';
import type { Submission } from '@quire/model/entities/submission';
import { type SubmissionFile, SubmissionFileSchema } from '@quire/model/entities/submission-file';
import { isOver } from '@quire/model/states/moves/submission';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { readSubmission, submissionRef } from '../submissions/read-submission.ts';
import { authorChanges, namesAndAddresses } from './author-changes.ts';
import { checkReferences } from './retractions/check-references.ts';
import { likeness, wordingSketch } from './wording-sketch.ts';

/** Firestore's limit of values for comparing a list. */
const VALUES_MOST = 30;
const CANDIDATES_MOST = 50;
const SHOWN_MOST = 10;
/** Below this value, texts of one field are similar by chance. */
const LIKENESS_LEAST = 0.3;
const FILES_MOST = 200;

const hashed = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 24);

function fingerprintOf(
  submission: Submission,
  files: readonly SubmissionFile[],
  at: string,
): Fingerprint {
  const { number = '', journal, title, abstract, authors } = submission;
  return {
    ...{ number, journal, at },
    sketch: wordingSketch(`${title} ${abstract}`),
    files: [...new Set(files.map(({ sha256 }) => sha256))],
    authors: authors.flatMap(({ email }) => (email ? [hashed(email)] : [])),
  };
}

/** The current files whose repetition is suspicious: letters are excluded. */
async function readFiles(db: Firestore, id: string): Promise<SubmissionFile[]> {
  const { docs } = await submissionRef(db, id).collection(SUBMISSION_FILES).limit(FILES_MOST).get();
  return docs
    .map((doc) => SubmissionFileSchema.parse(doc.data()))
    .filter(
      ({ retired, kind }) => !retired && ['manuscript', 'figure', 'supplement'].includes(kind),
    );
}

/** Other submissions with the same file or similar wording; two queries, at most 100 documents. */
async function readCandidates(
  db: Firestore,
  { sketch, files }: Fingerprint,
): Promise<ReadonlyMap<string, Fingerprint>> {
  const all = db.collection(FINGERPRINTS);
  const questions = [
    ['sketch', sketch],
    ['files', files],
  ] as const;
  const found = await Promise.all(
    questions.map(async ([field, values]): Promise<readonly QueryDocumentSnapshot[]> => {
      if (values.length === 0) return [];
      const some = values.slice(0, VALUES_MOST);
      const query = all.where(field, 'array-contains-any', some).limit(CANDIDATES_MOST);
      return (await query.get()).docs;
    }),
  );
  return new Map(
    found.flat().flatMap((doc) => {
      const read = readRecord(doc, FingerprintSchema);
      return read ? [[doc.id, read] as const] : [];
    }),
  );
}

/** A transfer, or a new submission that names the old one, is not a duplicate. */
function areRelated(
  [id, one]: readonly [string, Submission],
  [otherId, other]: readonly [string, Submission],
): boolean {
  const names = (a: Submission, b: Submission) =>
    a.previousSubmission !== '' && a.previousSubmission.trim() === b.number;
  return (
    one.transferredTo === otherId ||
    other.transferredTo === id ||
    names(one, other) ||
    names(other, one)
  );
}

async function findSimilar(
  db: Firestore,
  id: string,
  submission: Submission,
  files: readonly SubmissionFile[],
  fingerprint: Fingerprint,
): Promise<SimilarSubmission[]> {
  const alike = [...(await readCandidates(db, fingerprint))]
    .filter(([other]) => other !== id)
    .map(([other, theirs]) => ({
      other,
      theirs,
      share: likeness(fingerprint.sketch, theirs.sketch),
      names: files.filter(({ sha256 }) => theirs.files.includes(sha256)).map(({ name }) => name),
    }))
    .filter(({ share, names }) => share >= LIKENESS_LEAST || names.length > 0)
    .toSorted((a, b) => b.share - a.share || b.names.length - a.names.length)
    .slice(0, SHOWN_MOST);
  const similar: SimilarSubmission[] = [];
  for (const { other, theirs, share, names } of alike) {
    const snapshot = await submissionRef(db, other).get();
    if (!snapshot.exists) continue;
    const found = readSubmission(snapshot);
    if (areRelated([id, submission], [other, found])) continue;
    similar.push({
      ...{ submission: other, number: theirs.number, journal: theirs.journal, files: names },
      likeness: Math.round(share * 100) / 100,
      sharesAuthors: theirs.authors.some((each) => fingerprint.authors.includes(each)),
      isOpen: !isOver(found.state),
    });
  }
  return similar;
}

/**
 * Compares a submitted manuscript with the press's others, and its authors with those of the first version. Stores the
 * findings for its handling editors. Can be repeated.
 */
export async function checkIntegrity(
  { db, now }: Pick<Ports, 'db' | 'now'>,
  id: string,
): Promise<void> {
  const ref = submissionRef(db, id);
  const snapshot = await ref.get();
  if (!snapshot.exists) return;
  const submission = readSubmission(snapshot);
  const at = now().toISOString();
  const files = await readFiles(db, id);
  const fingerprint = fingerprintOf(submission, files, at);
  const place = ref.collection(INTEGRITY).doc(INTEGRITY_FOUND);
  const before = readRecord(await place.get(), IntegritySchema);
  const authors = namesAndAddresses(submission.authors);
  const firstAuthors = before?.firstAuthors ?? authors;
  const found: Integrity = {
    at,
    similar: await findSimilar(db, id, submission, files, fingerprint),
    firstAuthors,
    changes: authorChanges(firstAuthors, authors),
    references: await checkReferences(db, files),
  };
  const batch = db.batch();
  batch.set(place, IntegritySchema.parse(found));
  batch.set(db.collection(FINGERPRINTS).doc(id), FingerprintSchema.parse(fingerprint));
  await batch.commit();
}
