import type { PublishedPeerReview } from './peer-review.ts';

/** The DOI of a part of an article's published review: the article's, and the part's place on its page. */
export const reviewDoi = (articleDoi: string, part: string): string => `${articleDoi}.${part}`;

/** The DOIs of all parts of a review, in the order of its page. */
export const reviewDois = (articleDoi: string, { rounds }: PublishedPeerReview): string[] =>
  rounds.flatMap(({ reports, decisions, reply }) =>
    [...reports, ...decisions, ...(reply ? [reply] : [])].map(({ id }) =>
      reviewDoi(articleDoi, id),
    ),
  );
