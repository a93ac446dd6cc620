import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

/** Where the office tells apart what its author need not. */
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

/** What the office calls a state. */
export const stateLabel = (state: SubmissionState): string =>
  OFFICE_WORDS[state] ?? SUBMISSION_STATES[state].label;
