import type { SubmissionDraft } from '@quire/model/entities/submission';
import type { ErrorCode } from '@quire/model/errors';
import type { DraftSaved } from '../../../data/live/save-draft.ts';
import {
  type DraftView as AnyDraftView,
  type DraftPorts as AnyPorts,
  createSavedDraft,
  type SavedDraft,
} from '../../../drafts/saved-draft.ts';
import type { EditedSubmission } from './draft-editor.ts';
import { SUBMISSION_RULES, submissionDraftOf } from './submission-rules.ts';

export type SubmissionDraftView = AnyDraftView<SubmissionDraft, ErrorCode>;
export type SubmissionDraftStore = SavedDraft<SubmissionDraft, ErrorCode>;

/** What the store works with: the database, this device, a clock and the session. */
export interface SubmissionDraftPorts
  extends Pick<AnyPorts<SubmissionDraft, ErrorCode>, 'keep' | 'later'> {
  save(draft: SubmissionDraft, revision: number): Promise<DraftSaved>;
  /** Asks for the password, where the session has ended. Whether it was given. */
  signIn(): Promise<boolean>;
}

const PAUSE_MS = 1_200;
const AGAIN_MS = 8_000;

/** The draft of a manuscript, which saves itself. */
export const createDraftStore = (
  start: EditedSubmission,
  { save, signIn, ...device }: SubmissionDraftPorts,
): SubmissionDraftStore =>
  createSavedDraft<SubmissionDraft, ErrorCode>(start, {
    ...SUBMISSION_RULES,
    ...device,
    pauseMs: PAUSE_MS,
    async save(draft, on) {
      const answer = await save(draft, on);
      if (answer.outcome === 'refused') return { outcome: 'refused', refusal: answer.code };
      if (answer.outcome === 'saved') return answer;
      const { outcome, record } = answer;
      return { outcome, draft: submissionDraftOf(record), revision: record.revision };
    },
    async again(code) {
      if (code === 'save/failed') return AGAIN_MS;
      return code === 'account/sign-in-again' && (await signIn()) ? 0 : null;
    },
  });
