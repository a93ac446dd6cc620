import { t } from '@quire/model/messages/t';
import { SUBMISSION_STATES, type SubmissionState } from '@quire/model/states/submission-states';

/** States that the office distinguishes but authors do not. */
const OFFICE_WORDS: Readonly<Partial<Record<SubmissionState, string>>> = {
  draft: t('officeKit.stateDraft'),
  submitted: t('officeKit.stateSubmitted'),
  technical_check: t('officeKit.stateTechnicalCheck'),
  returned_to_author: t('officeKit.stateReturned'),
  minor_revision: t('officeKit.stateMinorRevision'),
  major_revision: t('officeKit.stateMajorRevision'),
  awaiting_payment: t('officeKit.stateAwaitingPayment'),
  production: t('officeKit.stateProduction'),
  copyediting: t('officeKit.stateCopyediting'),
  typesetting: t('officeKit.stateTypesetting'),
  proof_author: t('officeKit.stateProofWithAuthor'),
  proof_final: t('officeKit.stateProofApproved'),
  desk_rejected: t('officeKit.stateDeskRejected'),
};

/** The office's label of a state. */
export const stateLabel = (state: SubmissionState): string =>
  OFFICE_WORDS[state] ?? SUBMISSION_STATES[state].label;
