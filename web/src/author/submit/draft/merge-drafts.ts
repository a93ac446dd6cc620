import {
  DRAFT_FIELDS,
  type SubmissionDraft,
  SubmissionDraftSchema,
} from '@quire/model/entities/submission';
import { sameValue } from './same-value.ts';

type DraftField = keyof SubmissionDraft;

export interface Merged {
  /** What only one side has changed is taken from that side; what both have, from mine. */
  readonly draft: SubmissionDraft;
  /** Fields that both have changed, and differently. */
  readonly conflicts: readonly DraftField[];
  /** Fields that only they have changed. */
  readonly taken: readonly DraftField[];
}

/** Whether two drafts say the same. */
export function sameDraft(one: SubmissionDraft, other: SubmissionDraft): boolean {
  return DRAFT_FIELDS.every((field) => sameValue(one[field], other[field]));
}

function take<Field extends DraftField>(
  into: SubmissionDraft,
  from: SubmissionDraft,
  field: Field,
): void {
  into[field] = from[field];
}

/** A draft with some of its fields from another one. */
export function withFields(
  draft: SubmissionDraft,
  from: SubmissionDraft,
  fields: readonly DraftField[],
): SubmissionDraft {
  const result = { ...draft };
  for (const field of fields) take(result, from, field);
  return result;
}

/** Only the draft's own fields of a record. */
export const draftOf = (record: SubmissionDraft): SubmissionDraft =>
  SubmissionDraftSchema.parse(record);

/** Puts two changes of one draft together, field by field. */
export function mergeDrafts(
  base: SubmissionDraft,
  mine: SubmissionDraft,
  theirs: SubmissionDraft,
): Merged {
  // Affiliations are named by their place: the two lists go together or not at all.
  const groups: readonly (readonly DraftField[])[] = [
    ['authors', 'affiliations'],
    ...DRAFT_FIELDS.filter((field) => field !== 'authors' && field !== 'affiliations').map(
      (field) => [field] as const,
    ),
  ];
  const differ = (one: SubmissionDraft, other: SubmissionDraft, group: readonly DraftField[]) =>
    group.some((field) => !sameValue(one[field], other[field]));
  const theirGroups = groups.filter((group) => differ(base, theirs, group));
  const conflicts = theirGroups.filter(
    (group) => differ(base, mine, group) && differ(mine, theirs, group),
  );
  const taken = theirGroups.filter((group) => !differ(base, mine, group)).flat();
  return { draft: withFields(mine, theirs, taken), conflicts: conflicts.flat(), taken };
}
