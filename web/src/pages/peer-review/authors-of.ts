import type { PublishedReport } from '@quire/model/entities/peer-review';

/** Who wrote a report, as its reviewer agreed. */
export const authorsOf = ({
  name,
  coReviewers = [],
}: Pick<PublishedReport, 'name' | 'coReviewers'>): string[] =>
  name === undefined ? ['Anonymous'] : [name, ...coReviewers];
