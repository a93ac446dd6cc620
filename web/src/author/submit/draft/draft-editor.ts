import type { SubmissionDraft } from '@quire/model/entities/submission';
import {
  type DraftEvent as AnyDraftEvent,
  type EditedDraft as AnyEditedDraft,
  draftMachine,
} from '../../../drafts/draft-machine.ts';
import { SUBMISSION_RULES } from './submission-rules.ts';

export type EditedSubmission = AnyEditedDraft<SubmissionDraft>;
export type SubmissionDraftEvent = AnyDraftEvent<SubmissionDraft>;

/** A manuscript's draft that is being written in this window. */
export const { reduce: draftReducer, isDirty, wantsSave } = draftMachine(SUBMISSION_RULES);
