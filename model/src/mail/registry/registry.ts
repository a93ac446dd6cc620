/** Every mail the press sends, one row each. */

import { accountsMerged } from '../account/accounts-merged.ts';
import { addressChanged } from '../account/address-changed.ts';
import { addressKnown } from '../account/address-known.ts';
import { alertDigest } from '../account/alert-digest.ts';
import { alertRequested } from '../account/alert-requested.ts';
import { confirmNewAddress } from '../account/confirm-new-address.ts';
import { erased } from '../account/erased.ts';
import { erasureRequested } from '../account/erasure-requested.ts';
import { orcidEnded } from '../account/orcid-ended.ts';
import { passwordChanged } from '../account/password-changed.ts';
import { resetPassword } from '../account/reset-password.ts';
import { roleGranted } from '../account/role-granted.ts';
import { roleInvitationReminder } from '../account/role-invitation-reminder.ts';
import { roleInvited } from '../account/role-invited.ts';
import { secondFactorChanged } from '../account/second-factor-changed.ts';
import { usageReport } from '../account/usage-report.ts';
import { verifyAddress } from '../account/verify-address.ts';
import { abstractDecided } from '../author/abstract-decided.ts';
import { abstractReceived } from '../author/abstract-received.ts';
import { articlePublished } from '../author/article-published.ts';
import { coAuthorTold } from '../author/co-author-told.ts';
import { commentDecided } from '../author/comment-decided.ts';
import { decision } from '../author/decision.ts';
import { discountDecided } from '../author/discount-decided.ts';
import { draftNotice } from '../author/draft-notice.ts';
import { lapsed } from '../author/lapsed.ts';
import { authorMessage } from '../author/message.ts';
import { paperInvited } from '../author/paper-invited.ts';
import { returned } from '../author/returned.ts';
import { revisionExtended } from '../author/revision-extended.ts';
import { revisionReminder } from '../author/revision-reminder.ts';
import { statusChanged } from '../author/status-changed.ts';
import { submissionReceived } from '../author/submission-received.ts';
import { authorWithdrawn } from '../author/withdrawn.ts';
import { appeal } from '../editor/appeal.ts';
import { assigned } from '../editor/assigned.ts';
import { coAuthorObjected } from '../editor/co-author-objected.ts';
import { coReviewersNamed } from '../editor/co-reviewers-named.ts';
import { commentReported } from '../editor/comment-reported.ts';
import { commentWaiting } from '../editor/comment-waiting.ts';
import { decisionFailed } from '../editor/decision-failed.ts';
import { decisionRecommended } from '../editor/decision-recommended.ts';
import { fewReports } from '../editor/few-reports.ts';
import { handedBack } from '../editor/handed-back.ts';
import { handedOver } from '../editor/handed-over.ts';
import { invitationDeclined } from '../editor/invitation-declined.ts';
import { invitationUnanswered } from '../editor/invitation-unanswered.ts';
import { mentioned } from '../editor/mentioned.ts';
import { editorMessage } from '../editor/message.ts';
import { newSubmission } from '../editor/new-submission.ts';
import { proofApproved } from '../editor/proof-approved.ts';
import { proofCorrected } from '../editor/proof-corrected.ts';
import { publicationFailed } from '../editor/publication-failed.ts';
import { publicationProposed } from '../editor/publication-proposed.ts';
import { retractionProposed } from '../editor/retraction-proposed.ts';
import { reviewOverdue } from '../editor/review-overdue.ts';
import { reviewReceived } from '../editor/review-received.ts';
import { reviewerMessage } from '../editor/reviewer-message.ts';
import { reviewsComplete } from '../editor/reviews-complete.ts';
import { revisionReceived } from '../editor/revision-received.ts';
import { specialIssueProposed } from '../editor/special-issue-proposed.ts';
import { taskAssigned } from '../editor/task-assigned.ts';
import { timeAsked } from '../editor/time-asked.ts';
import { transferDeclined } from '../editor/transfer-declined.ts';
import { withdrawalRequested } from '../editor/withdrawal-requested.ts';
import { editorWithdrawn } from '../editor/withdrawn.ts';
import { committeeInvited } from '../organiser/committee-invited.ts';
import { proposalAnswered } from '../organiser/proposal-answered.ts';
import { proposalReceived } from '../organiser/proposal-received.ts';
import { specialIssueAnswered } from '../organiser/special-issue-answered.ts';
import { specialIssueReceived } from '../organiser/special-issue-received.ts';
import { creditNoteIssued } from '../payer/credit-note.ts';
import { invoiceIssued } from '../payer/invoice-issued.ts';
import { invoiceReminder } from '../payer/invoice-reminder.ts';
import { invoiceWaived } from '../payer/invoice-waived.ts';
import { paymentReceived } from '../payer/payment-received.ts';
import { paymentRefunded } from '../payer/payment-refunded.ts';
import { quotationMail } from '../payer/quotation.ts';
import { reviewAccepted } from '../reviewer/accepted.ts';
import { reviewCancelled } from '../reviewer/cancelled.ts';
import { reviewClarification } from '../reviewer/clarification.ts';
import { invitationExpired } from '../reviewer/expired.ts';
import { invitation } from '../reviewer/invitation.ts';
import { invitationReminder } from '../reviewer/invitation-reminder.ts';
import { messageToReviewer } from '../reviewer/message.ts';
import { reportReminder } from '../reviewer/report-reminder.ts';
import { reviewThanks } from '../reviewer/thanks.ts';
import { timeAnswered } from '../reviewer/time-answered.ts';
import { conferenceProposed } from '../staff/conference-proposed.ts';
import { dailyDigest } from '../staff/daily-digest.ts';
import { discountAsked } from '../staff/discount-asked.ts';
import { paymentToCheck } from '../staff/payment-to-check.ts';
import { roleInvitationAnswered } from '../staff/role-invitation-answered.ts';
import { toolFinished } from '../staff/tool-finished.ts';

export const MAIL_TEMPLATES = {
  [verifyAddress.name]: verifyAddress,
  [addressKnown.name]: addressKnown,
  [alertRequested.name]: alertRequested,
  [alertDigest.name]: alertDigest,
  [usageReport.name]: usageReport,
  [resetPassword.name]: resetPassword,
  [orcidEnded.name]: orcidEnded,
  [passwordChanged.name]: passwordChanged,
  [confirmNewAddress.name]: confirmNewAddress,
  [addressChanged.name]: addressChanged,
  [erasureRequested.name]: erasureRequested,
  [erased.name]: erased,
  [accountsMerged.name]: accountsMerged,
  [roleGranted.name]: roleGranted,
  [roleInvited.name]: roleInvited,
  [roleInvitationReminder.name]: roleInvitationReminder,
  [secondFactorChanged.name]: secondFactorChanged,
  [articlePublished.name]: articlePublished,
  [submissionReceived.name]: submissionReceived,
  [coAuthorTold.name]: coAuthorTold,
  [returned.name]: returned,
  [statusChanged.name]: statusChanged,
  [decision.name]: decision,
  [authorWithdrawn.name]: authorWithdrawn,
  [lapsed.name]: lapsed,
  [authorMessage.name]: authorMessage,
  [draftNotice.name]: draftNotice,
  [revisionExtended.name]: revisionExtended,
  [revisionReminder.name]: revisionReminder,
  [newSubmission.name]: newSubmission,
  [revisionReceived.name]: revisionReceived,
  [proofApproved.name]: proofApproved,
  [proofCorrected.name]: proofCorrected,
  [transferDeclined.name]: transferDeclined,
  [withdrawalRequested.name]: withdrawalRequested,
  [editorWithdrawn.name]: editorWithdrawn,
  [appeal.name]: appeal,
  [editorMessage.name]: editorMessage,
  [coAuthorObjected.name]: coAuthorObjected,
  [publicationFailed.name]: publicationFailed,
  [publicationProposed.name]: publicationProposed,
  [retractionProposed.name]: retractionProposed,
  [assigned.name]: assigned,
  [decisionFailed.name]: decisionFailed,
  [decisionRecommended.name]: decisionRecommended,
  [mentioned.name]: mentioned,
  [taskAssigned.name]: taskAssigned,
  [handedOver.name]: handedOver,
  [handedBack.name]: handedBack,
  [invitationDeclined.name]: invitationDeclined,
  [invitationUnanswered.name]: invitationUnanswered,
  [reviewOverdue.name]: reviewOverdue,
  [reviewReceived.name]: reviewReceived,
  [coReviewersNamed.name]: coReviewersNamed,
  [timeAsked.name]: timeAsked,
  [reviewerMessage.name]: reviewerMessage,
  [reviewsComplete.name]: reviewsComplete,
  [fewReports.name]: fewReports,
  [reviewAccepted.name]: reviewAccepted,
  [reviewCancelled.name]: reviewCancelled,
  [reviewClarification.name]: reviewClarification,
  [timeAnswered.name]: timeAnswered,
  [messageToReviewer.name]: messageToReviewer,
  [invitationExpired.name]: invitationExpired,
  [invitation.name]: invitation,
  [invitationReminder.name]: invitationReminder,
  [reportReminder.name]: reportReminder,
  [reviewThanks.name]: reviewThanks,
  [discountDecided.name]: discountDecided,
  [discountAsked.name]: discountAsked,
  [dailyDigest.name]: dailyDigest,
  [roleInvitationAnswered.name]: roleInvitationAnswered,
  [toolFinished.name]: toolFinished,
  [conferenceProposed.name]: conferenceProposed,
  [paymentToCheck.name]: paymentToCheck,
  [invoiceIssued.name]: invoiceIssued,
  [invoiceReminder.name]: invoiceReminder,
  [paymentReceived.name]: paymentReceived,
  [paymentRefunded.name]: paymentRefunded,
  [creditNoteIssued.name]: creditNoteIssued,
  [invoiceWaived.name]: invoiceWaived,
  [quotationMail.name]: quotationMail,
  [proposalReceived.name]: proposalReceived,
  [proposalAnswered.name]: proposalAnswered,
  [specialIssueReceived.name]: specialIssueReceived,
  [specialIssueAnswered.name]: specialIssueAnswered,
  [paperInvited.name]: paperInvited,
  [specialIssueProposed.name]: specialIssueProposed,
  [commentWaiting.name]: commentWaiting,
  [commentReported.name]: commentReported,
  [commentDecided.name]: commentDecided,
  [abstractReceived.name]: abstractReceived,
  [abstractDecided.name]: abstractDecided,
  [committeeInvited.name]: committeeInvited,
} as const;
export type MailName = keyof typeof MAIL_TEMPLATES;
