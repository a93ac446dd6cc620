import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { publishedFilePath } from '@quire/model/collections';
import type { PeerReviewRecord, PublishedPeerReview } from '@quire/model/entities/peer-review';
import type { Ports } from '../../../platform/database/ports.ts';
import { IMMUTABLE } from '../../figures/figure-variants.ts';

const compress = promisify(gzip);

/** Firestore takes 1 MiB; as JSON a record is larger than as a document. */
const DOCUMENT_BYTES = 900_000;

/**
 * The record of a peer review. If its rounds are too long for a document they become a published file, which is deleted
 * with the article's other files. The same review again writes nothing.
 */
export async function fitPeerReview(
  { bucket }: Pick<Ports, 'bucket'>,
  review: PublishedPeerReview,
): Promise<PeerReviewRecord> {
  const { rounds, ...facts } = review;
  const text = JSON.stringify(rounds);
  if (Buffer.byteLength(text) <= DOCUMENT_BYTES) return review;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 20);
  const file = `reviews-${hash}.json`;
  const path = publishedFilePath(review.journal, review.akey, file);
  if (!(await bucket.has(path))) {
    await bucket.write(path, await compress(text), {
      contentType: 'application/json; charset=utf-8',
      contentEncoding: 'gzip',
      cacheControl: IMMUTABLE,
    });
  }
  return { ...facts, file };
}
