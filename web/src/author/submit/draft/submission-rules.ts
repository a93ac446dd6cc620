import {
  DRAFT_FIELDS,
  type SubmissionDraft,
  SubmissionDraftSchema,
} from '@quire/model/entities/submission';
import type { DraftRules } from '../../../drafts/draft-machine.ts';
import { mergeFields } from '../../../drafts/merge-fields.ts';
import { sameValue } from '../../../drafts/same-value.ts';

type DraftField = keyof SubmissionDraft;

/** Affiliations are named by their place: the two lists go together or not at all. */
const GROUPS: readonly (readonly DraftField[])[] = [
  ['authors', 'affiliations'],
  ...DRAFT_FIELDS.filter((field) => field !== 'authors' && field !== 'affiliations').map(
    (field) => [field] as const,
  ),
];

/** Only the draft's own fields of a record. */
export const submissionDraftOf = (record: SubmissionDraft): SubmissionDraft =>
  SubmissionDraftSchema.parse(record);

/** How two drafts of a manuscript are compared, and put together. */
export const SUBMISSION_RULES: DraftRules<SubmissionDraft> = {
  isSame: (one, other) => DRAFT_FIELDS.every((field) => sameValue(one[field], other[field])),
  merge: (sides) => mergeFields(sides, { groups: GROUPS }),
};
