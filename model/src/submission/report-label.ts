import type { Review } from '../entities/review.ts';
import { isSigned } from './is-signed.ts';

type Signing = Parameters<typeof isSigned>[0] & Pick<Review, 'reviewer' | 'coReviewers'>;

/** Everybody who reviewed: the reviewer and those who reviewed with them. */
export const reviewersByName = ({
  reviewer,
  coReviewers,
}: Pick<Review, 'reviewer' | 'coReviewers'>): string[] => [
  reviewer.name,
  ...coReviewers.map(({ given, family }) => `${given} ${family}`),
];

/** `Reviewer 1: Ruth Vasquez and Ada Young` as the author reads it; without names unless the report is signed. */
export const reportLabel = (review: Signing, label: string): string =>
  isSigned(review) ? `${label}: ${reviewersByName(review).join(' and ')}` : label;

/** The label of a report that is not signed. */
export const isUnsignedLabel = (label: string): boolean => /^Reviewer( \d+)?$/.test(label);
