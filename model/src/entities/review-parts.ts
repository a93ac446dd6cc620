import type { PublishedPeerReview, ReviewRound } from './peer-review.ts';

interface Place {
  /** From 0, as Crossref and JATS count revisions. */
  readonly round: number;
}

/** A part of a published review that has an address and a DOI of its own. */
export type ReviewPart = Place &
  (
    | { readonly kind: 'report'; readonly part: ReviewRound['reports'][number] }
    | { readonly kind: 'decision'; readonly part: ReviewRound['decisions'][number] }
    | { readonly kind: 'reply'; readonly part: NonNullable<ReviewRound['reply']> }
  );

/** The parts of a review in the order of its page: of each round its reports, decisions and reply. */
export const reviewParts = ({ rounds }: Pick<PublishedPeerReview, 'rounds'>): ReviewPart[] =>
  rounds.flatMap(({ number, reports, decisions, reply }): ReviewPart[] => {
    const round = number - 1;
    return [
      ...reports.map((part) => ({ kind: 'report' as const, round, part })),
      ...decisions.map((part) => ({ kind: 'decision' as const, round, part })),
      ...(reply ? [{ kind: 'reply' as const, round, part: reply }] : []),
    ];
  });
