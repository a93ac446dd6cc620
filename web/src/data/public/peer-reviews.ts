import { articleDocId, PUBLISHED_REVIEWS } from '@quire/model/collections';
import {
  type PublishedPeerReview,
  PublishedPeerReviewSchema,
} from '@quire/model/entities/peer-review';
import { parseDocument } from './parse.ts';
import type { PublicReader } from './public-reader.ts';

/** The reports, replies and letters of an article, or null. */
export async function getPeerReview(
  reader: PublicReader,
  jkey: string,
  akey: string,
): Promise<PublishedPeerReview | null> {
  const fields = await reader.document(PUBLISHED_REVIEWS, articleDocId(jkey, akey));
  return parseDocument(PublishedPeerReviewSchema, fields);
}
