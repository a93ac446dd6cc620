import { RETRACTED_WORKS, RETRACTION_LIST } from '@quire/model/collections';
import {
  type ReferenceCheck,
  RetractionBucketSchema,
  RetractionListSchema,
} from '@quire/model/entities/retracted-work';
import type { SubmissionFile } from '@quire/model/entities/submission-file';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../../platform/database/read-record.ts';
import { bucketOf } from './bucket-of.ts';

const FOUND_MOST = 50;

/** Looks the DOIs of a manuscript up in the list of retracted works: one read for each bucket, 256 at most. */
export async function checkReferences(
  db: Firestore,
  files: readonly Pick<SubmissionFile, 'kind' | 'dois'>[],
): Promise<ReferenceCheck> {
  const read = files.flatMap(({ kind, dois }) => (kind === 'manuscript' && dois ? [dois] : []));
  const cited = new Set(read.flat());
  const dois = read.length > 0 ? cited.size : null;
  const all = db.collection(RETRACTED_WORKS);
  const list = readRecord(await all.doc(RETRACTION_LIST).get(), RetractionListSchema);
  if (!list || cited.size === 0) return { dois, list, found: [] };
  const buckets = [...new Set([...cited].map(bucketOf))];
  const documents = await db.getAll(...buckets.map((bucket) => all.doc(bucket)));
  const works = documents.flatMap((each) => readRecord(each, RetractionBucketSchema)?.works ?? []);
  return { dois, list, found: works.filter(({ doi }) => cited.has(doi)).slice(0, FOUND_MOST) };
}
