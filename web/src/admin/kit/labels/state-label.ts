import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

/** States that the office distinguishes but authors do not. */
const OFFICE_WORDS: Readonly<Partial<Record<SubmissionState, string>>> = {
  draft: 'Draft',
  submitted: 'New',
  technical_check: 'To be checked',
  returned_to_author: 'Returned to author',
  minor_revision: 'Minor revision',
  major_revision: 'Major revision',
  awaiting_payment: 'Awaiting payment',
  production: 'Production',
  copyediting: 'Copy-editing',
  typesetting: 'Typesetting',
  proof_author: 'Proof with author',
  proof_final: 'Proof approved',
  desk_rejected: 'Rejected without review',
};

/** The office's label of a state. */
export const stateLabel = (state: SubmissionState): string =>
  OFFICE_WORDS[state] ?? SUBMISSION_STATES[state].label;
