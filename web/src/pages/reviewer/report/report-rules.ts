import { mergeWhole } from '../../../drafts/merge-whole.ts';
import { sameValue } from '../../../drafts/same-value.ts';
import type { Report } from '../view/review-view.ts';

const FIELDS = [
  ...(['scores', 'answers', 'recommendation', 'commentsToAuthor', 'commentsToEditor'] as const),
  ...(['competingInterest', 'publicConsent', 'publication'] as const),
] satisfies readonly (keyof Report)[];

/** A report is one person's: of two windows one holds as a whole, nothing of both is put together. */
export const REPORT_RULES = mergeWhole<Report>(sameValue, () => FIELDS);
