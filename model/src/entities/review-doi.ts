import type { PublishedPeerReview } from './peer-review.ts';
import { reviewParts } from './review-parts.ts';

/** The DOI of a part of an article's published review: the article's, and the part's place on its page. */
export const reviewDoi = (articleDoi: string, part: string): string => `${articleDoi}.${part}`;

/** The DOIs of all parts of a review, in the order of its page. */
export const reviewDois = (articleDoi: string, review: PublishedPeerReview): string[] =>
  reviewParts(review).map(({ part }) => reviewDoi(articleDoi, part.id));
