import { mergeWhole } from '../../../drafts/merge-whole.ts';
import { sameValue } from '../../../drafts/same-value.ts';
import type { Report } from '../view/review-view.ts';

const FIELDS = [
  ...(['scores', 'answers', 'recommendation', 'commentsToAuthor', 'commentsToEditor'] as const),
  ...(['competingInterest', 'publicConsent', 'publication'] as const),
] satisfies readonly (keyof Report)[];

/** The rules of a report. It has one author, so one of two windows' versions is kept as a whole. */
export const REPORT_RULES = mergeWhole<Report>(sameValue, () => FIELDS);
