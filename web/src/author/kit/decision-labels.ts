import { t } from '@quire/model/messages/t';
import type { SubmissionEvent } from '@quire/model/states/moves/submission';

/** What the letters of the press are called. */
export const DECISION_LABELS: Partial<Readonly<Record<SubmissionEvent, string>>> = {
  return_to_author: t('author.letterReturnToAuthor'),
  desk_reject: t('author.letterDeskReject'),
  accept_unreviewed: t('author.letterAcceptUnreviewed'),
  offer_transfer: t('author.letterOfferTransfer'),
  request_minor: t('author.letterRequestMinor'),
  request_major: t('author.letterRequestMajor'),
  reject: t('author.letterReject'),
  reject_resubmit: t('author.letterRejectResubmit'),
  accept: t('author.letterAccept'),
  rescind_revision: t('author.letterRescindRevision'),
  decline: t('author.letterDecline'),
  reverse_desk_rejection: t('author.letterReverseDeskRejection'),
  reverse_rejection: t('author.letterReverseRejection'),
  reverse_offer: t('author.letterReverseOffer'),
  reverse_acceptance: t('author.letterReverseAcceptance'),
  reject_accepted: t('author.letterRejectAccepted'),
  decline_withdrawal: t('author.letterDeclineWithdrawal'),
};
