/** The names of mail templates for staff. */
import type { MailName } from '@quire/model/mail/registry/registry';
import { t } from '@quire/model/messages/t';

export const AUDIENCES = {
  account: t('officeMailNames.toAccount'),
  letter: t('officeMailNames.toLetter'),
  author: t('officeMailNames.toAuthor'),
  editor: t('officeMailNames.toEditor'),
  reviewer: t('officeMailNames.toReviewer'),
  organiser: t('officeMailNames.toOrganiser'),
  payer: t('officeMailNames.toPayer'),
  staff: t('officeMailNames.toStaff'),
} as const;

const isAudience = (key: string): key is keyof typeof AUDIENCES => Object.hasOwn(AUDIENCES, key);

/** The recipients of a template's mails: “Authors”. */
export function audienceOf(template: string): string {
  const [key = ''] = template.split('/');
  return isAudience(key) ? AUDIENCES[key] : key;
}

const MAILS: Readonly<Record<MailName, string>> = {
  'account/verify-address': t('officeMailNames.accountVerifyAddress'),
  'account/address-known': t('officeMailNames.accountAddressKnown'),
  'account/reset-password': t('officeMailNames.accountResetPassword'),
  'account/confirm-new-address': t('officeMailNames.accountConfirmNewAddress'),
  'account/password-changed': t('officeMailNames.accountPasswordChanged'),
  'account/address-changed': t('officeMailNames.accountAddressChanged'),
  'account/erasure-requested': t('officeMailNames.accountErasureRequested'),
  'account/erased': t('officeMailNames.accountErased'),
  'account/accounts-merged': t('officeMailNames.accountAccountsMerged'),
  'account/role-granted': t('officeMailNames.accountRoleGranted'),
  'account/role-invited': t('officeMailNames.accountRoleInvited'),
  'account/role-invitation-reminder': t('officeMailNames.accountRoleInvitationReminder'),
  'account/orcid-ended': t('officeMailNames.accountOrcidEnded'),
  'account/alert-requested': t('officeMailNames.accountAlertRequested'),
  'account/alert-digest': t('officeMailNames.accountAlertDigest'),
  'account/usage-report': t('officeMailNames.accountUsageReport'),
  'account/second-factor-changed': t('officeMailNames.accountSecondFactorChanged'),
  'author/article-published': t('officeMailNames.authorArticlePublished'),
  'author/paper-invited': t('officeMailNames.authorPaperInvited'),
  'author/submission-received': t('officeMailNames.authorSubmissionReceived'),
  'author/co-author-told': t('officeMailNames.authorCoAuthorTold'),
  'author/returned': t('officeMailNames.authorReturned'),
  'author/status-changed': t('officeMailNames.authorStatusChanged'),
  'author/decision': t('officeMailNames.authorDecision'),
  'author/withdrawn': t('officeMailNames.authorWithdrawn'),
  'author/lapsed': t('officeMailNames.authorLapsed'),
  'author/message': t('officeMailNames.authorMessage'),
  'author/draft-notice': t('officeMailNames.authorDraftNotice'),
  'author/revision-extended': t('officeMailNames.authorRevisionExtended'),
  'author/revision-reminder': t('officeMailNames.authorRevisionReminder'),
  'author/discount-decided': t('officeMailNames.authorDiscountDecided'),
  'editor/new-submission': t('officeMailNames.editorNewSubmission'),
  'editor/revision-received': t('officeMailNames.editorRevisionReceived'),
  'editor/proof-approved': t('officeMailNames.editorProofApproved'),
  'editor/proof-corrected': t('officeMailNames.editorProofCorrected'),
  'editor/transfer-declined': t('officeMailNames.editorTransferDeclined'),
  'editor/withdrawal-requested': t('officeMailNames.editorWithdrawalRequested'),
  'editor/withdrawn': t('officeMailNames.editorWithdrawn'),
  'editor/appeal': t('officeMailNames.editorAppeal'),
  'editor/message': t('officeMailNames.editorMessage'),
  'editor/co-author-objected': t('officeMailNames.editorCoAuthorObjected'),
  'editor/publication-failed': t('officeMailNames.editorPublicationFailed'),
  'editor/retraction-proposed': t('officeMailNames.editorRetractionProposed'),
  'editor/publication-proposed': t('officeMailNames.editorPublicationProposed'),
  'editor/few-reports': t('officeMailNames.editorFewReports'),
  'editor/assigned': t('officeMailNames.editorAssigned'),
  'editor/decision-failed': t('officeMailNames.editorDecisionFailed'),
  'editor/decision-recommended': t('officeMailNames.editorDecisionRecommended'),
  'editor/handed-over': t('officeMailNames.editorHandedOver'),
  'editor/mentioned': t('officeMailNames.editorMentioned'),
  'editor/task-assigned': t('officeMailNames.editorTaskAssigned'),
  'editor/handed-back': t('officeMailNames.editorHandedBack'),
  'editor/invitation-declined': t('officeMailNames.editorInvitationDeclined'),
  'editor/invitation-unanswered': t('officeMailNames.editorInvitationUnanswered'),
  'editor/review-overdue': t('officeMailNames.editorReviewOverdue'),
  'editor/review-received': t('officeMailNames.editorReviewReceived'),
  'editor/time-asked': t('officeMailNames.editorTimeAsked'),
  'editor/co-reviewers-named': t('officeMailNames.editorCoReviewersNamed'),
  'editor/reviewer-message': t('officeMailNames.editorReviewerMessage'),
  'editor/reviews-complete': t('officeMailNames.editorReviewsComplete'),
  'reviewer/accepted': t('officeMailNames.reviewerAccepted'),
  'reviewer/cancelled': t('officeMailNames.reviewerCancelled'),
  'reviewer/clarification': t('officeMailNames.reviewerClarification'),
  'reviewer/time-answered': t('officeMailNames.reviewerTimeAnswered'),
  'reviewer/message': t('officeMailNames.reviewerMessage'),
  'reviewer/expired': t('officeMailNames.reviewerExpired'),
  'reviewer/invitation': t('officeMailNames.reviewerInvitation'),
  'reviewer/invitation-reminder': t('officeMailNames.reviewerInvitationReminder'),
  'reviewer/report-reminder': t('officeMailNames.reviewerReportReminder'),
  'reviewer/thanks': t('officeMailNames.reviewerThanks'),
  'staff/discount-asked': t('officeMailNames.staffDiscountAsked'),
  'staff/daily-digest': t('officeMailNames.staffDailyDigest'),
  'staff/role-invitation-answered': t('officeMailNames.staffRoleInvitationAnswered'),
  'staff/tool-finished': t('officeMailNames.staffToolFinished'),
  'editor/special-issue-proposed': t('officeMailNames.editorSpecialIssueProposed'),
  'staff/conference-proposed': t('officeMailNames.staffConferenceProposed'),
  'staff/payment-to-check': t('officeMailNames.staffPaymentToCheck'),
  'payer/invoice-issued': t('officeMailNames.payerInvoiceIssued'),
  'payer/invoice-reminder': t('officeMailNames.payerInvoiceReminder'),
  'payer/payment-received': t('officeMailNames.payerPaymentReceived'),
  'payer/payment-refunded': t('officeMailNames.payerPaymentRefunded'),
  'payer/credit-note': t('officeMailNames.payerCreditNote'),
  'payer/invoice-waived': t('officeMailNames.payerInvoiceWaived'),
  'payer/quotation': t('officeMailNames.payerQuotation'),
  'organiser/proposal-received': t('officeMailNames.organiserProposalReceived'),
  'organiser/proposal-answered': t('officeMailNames.organiserProposalAnswered'),
  'organiser/special-issue-received': t('officeMailNames.organiserSpecialIssueReceived'),
  'organiser/special-issue-answered': t('officeMailNames.organiserSpecialIssueAnswered'),
  'author/abstract-received': t('officeMailNames.authorAbstractReceived'),
  'author/abstract-decided': t('officeMailNames.authorAbstractDecided'),
  'organiser/committee-invited': t('officeMailNames.organiserCommitteeInvited'),
  'editor/comment-waiting': t('officeMailNames.editorCommentWaiting'),
  'editor/comment-reported': t('officeMailNames.editorCommentReported'),
  'author/comment-decided': t('officeMailNames.authorCommentDecided'),
};

/** Letters are named after the decision. */
const LETTERS: Readonly<Record<string, string>> = {
  'letter/return-to-author': t('officeMailNames.letterReturnToAuthor'),
  'letter/desk-reject': t('officeMailNames.letterDeskReject'),
  'letter/decline': t('officeMailNames.letterDecline'),
  'letter/accept-unreviewed': t('officeMailNames.letterAcceptUnreviewed'),
  'letter/offer-transfer': t('officeMailNames.letterOfferTransfer'),
  'letter/request-minor': t('officeMailNames.letterRequestMinor'),
  'letter/request-major': t('officeMailNames.letterRequestMajor'),
  'letter/reject': t('officeMailNames.letterReject'),
  'letter/reject-resubmit': t('officeMailNames.letterRejectResubmit'),
  'letter/accept': t('officeMailNames.letterAccept'),
  'letter/rescind-revision': t('officeMailNames.letterRescindRevision'),
  'letter/reverse-desk-rejection': t('officeMailNames.letterReverseDeskRejection'),
  'letter/reverse-rejection': t('officeMailNames.letterReverseRejection'),
  'letter/reverse-offer': t('officeMailNames.letterReverseOffer'),
  'letter/reverse-acceptance': t('officeMailNames.letterReverseAcceptance'),
  'letter/reject-accepted': t('officeMailNames.letterRejectAccepted'),
};

const NAMES: Readonly<Record<string, string>> = { ...MAILS, ...LETTERS };

/** Every template that has a name. */
export const TITLED_TEMPLATES: readonly string[] = Object.keys(NAMES);

/** The name of a template: `author/submission-received` is “Submission received”. */
export const templateTitle = (template: string): string => NAMES[template] ?? template;
