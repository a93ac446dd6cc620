import { articleDocId, PUBLISHED_REVIEWS } from '@quire/model/collections';
import {
  PeerReviewRecordSchema,
  type PublishedPeerReview,
  ReviewRoundsSchema,
} from '@quire/model/entities/peer-review';
import { mediaPath } from '@quire/model/paths';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** The reports, replies and letters of an article, or null. */
export async function getPeerReview(
  reader: PublicReader,
  jkey: string,
  akey: string,
): Promise<PublishedPeerReview | null> {
  const fields = await reader.document(PUBLISHED_REVIEWS, articleDocId(jkey, akey));
  const record = parseDocument(PeerReviewRecordSchema, fields);
  if (!record || 'rounds' in record) return record;
  const { file, ...review } = record;
  const text = await reader.media(mediaPath(jkey, akey, file));
  return text === null ? null : { ...review, rounds: ReviewRoundsSchema.parse(JSON.parse(text)) };
}
