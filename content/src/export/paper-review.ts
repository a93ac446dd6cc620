import type { ReviewVerdict } from '@quire/model/entities/review-verdicts';

/** Who has written it: one by name; a reviewer who is not named; the authors of the article; a group. */
export type ReviewWriter =
  | { readonly kind: 'reviewer'; readonly name: string | null }
  | { readonly kind: 'authors' }
  | { readonly kind: 'editors'; readonly name: string };

/** A report, a decision letter or a reply of the authors, as it was published with an article. */
export interface PaperReview {
  /** Part of its address: `report-1-2`. */
  readonly id: string;
  readonly type: 'reviewer-report' | 'editor-report' | 'author-comment';
  readonly doi: string;
  /** The address at which it is read. */
  readonly url: string;
  readonly title: string;
  /** `2026-03-04`. */
  readonly date: string;
  /** From 0, which is the first manuscript. */
  readonly round: number;
  readonly verdict?: ReviewVerdict | undefined;
  readonly writers: readonly ReviewWriter[];
  /** As `letterPage` has made it. */
  readonly html: string;
}
