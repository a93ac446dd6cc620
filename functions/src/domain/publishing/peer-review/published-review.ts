import { gunzipSync } from 'node:zlib';
import { articleDocId, PUBLISHED_REVIEWS, publishedFilePath } from '@quire/model/collections';
import {
  PeerReviewRecordSchema,
  type PublishedPeerReview,
  ReviewRoundsSchema,
} from '@quire/model/entities/peer-review';

interface ReviewSource {
  /** Reads a document of a collection; null where there is none. */
  readonly read: (collection: string, id: string) => Promise<unknown>;
  /** Reads a stored file; null where there is none. */
  readonly readFile: (path: string) => Promise<Uint8Array | null>;
}

/** The published review of an article; null where there is none. One read, and a file where a document is too small. */
export async function publishedReview(
  { read, readFile }: ReviewSource,
  { journal, akey }: { readonly journal: string; readonly akey: string },
): Promise<PublishedPeerReview | null> {
  const stored = await read(PUBLISHED_REVIEWS, articleDocId(journal, akey));
  const record = PeerReviewRecordSchema.safeParse(stored).data;
  if (!record || 'rounds' in record) return record ?? null;
  const { file, ...facts } = record;
  const bytes = await readFile(publishedFilePath(record.journal, record.akey, file));
  if (!bytes) return null;
  const rounds = ReviewRoundsSchema.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
  return { ...facts, rounds };
}
