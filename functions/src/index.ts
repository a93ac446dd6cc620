/** The press's Cloud Functions. See README.md for what each does and why it may be repeated. */
// First: it sets the limits of all that is made below.
import './limits.ts';

import {
  cancelErasure,
  changePassword,
  checkLink,
  completeProfile,
  endSessions,
  exportMyData,
  passSecondFactor,
  registerAccount,
  requestEmailChange,
  requestErasure,
  requestPasswordReset,
  resendVerification,
  resetPassword,
  resetSecondFactor,
  verifyEmail,
} from './calls/accounts.ts';
import { addSubmissionFile } from './calls/add-submission-file.ts';
import { answerAsCoAuthor } from './calls/answer-as-co-author.ts';
import {
  checkArticle,
  correctArticle,
  expressConcern,
  fetchProofPdf,
  publishArticle,
  removeArticle,
  reopenArticle,
  retractArticle,
  saveCorrection,
  startArticle,
  tickCorrection,
  unscheduleArticle,
  viewProof,
  withdrawArticle,
} from './calls/articles.ts';
import { payByCard, refundCard } from './calls/card.ts';
import {
  creditInvoice,
  creditPart,
  invoiceFile,
  issueInvoices,
  recordPayment,
  recordRefund,
  reissueInvoice,
  remindInvoice,
  waiveInvoice,
} from './calls/charges.ts';
import { answerProposal, mediaUses, proposeConference } from './calls/content.ts';
import { discardDraft } from './calls/discard-draft.ts';
import {
  decideDiscount,
  quoteCharge,
  redeemVoucher,
  requestDiscount,
  revokeVoucher,
  saveBilling,
  saveInstitution,
  saveVoucher,
} from './calls/discounts.ts';
import { addArticleFile, findWork, staffNames } from './calls/editing.ts';
import { findAccount } from './calls/find-account.ts';
import { grantRoles } from './calls/grant-roles.ts';
import { importPaper } from './calls/import-paper.ts';
import { exportLedger } from './calls/ledger.ts';
import {
  chooseStaffMails,
  configurationState,
  previewMail,
  resendMail,
  resetMailTemplate,
  saveMailTemplate,
  sendTestMail,
  testConfiguration,
} from './calls/mail.ts';
import { moveSubmission } from './calls/move-submission.ts';
import {
  checkOrcids,
  importReviewers,
  mergeAuthors,
  mergeReviewers,
  reviewerHistory,
  separateAuthor,
} from './calls/people.ts';
import {
  addMedia,
  deleteRecord,
  restoreVersion,
  saveRecord,
  setJournalPermissions,
  undeleteRecord,
} from './calls/records.ts';
import { removeSubmissionFile } from './calls/remove-submission-file.ts';
import {
  addReviewFile,
  answerInvitation,
  assignEditor,
  cancelReview,
  checkCertificate,
  considerReview,
  draftDecision,
  draftInvitation,
  extendReview,
  inviteReviewer,
  reinviteReviewer,
  remindReviewer,
  removeReviewFile,
  returnReview,
  reviewMails,
  saveReview,
  showReviewers,
  submitReview,
  suggestReviewers,
  unassignEditor,
  viewReview,
} from './calls/reviews.ts';
import { sendMessage } from './calls/send-message.ts';
import { cancelToolRun, exportLinks, resumeToolRun, startToolRun } from './calls/tools.ts';
import { viewAsCoAuthor } from './calls/view-as-co-author.ts';
import { deliverMails } from './schedules/deliver-mails.ts';
import { printArticles } from './schedules/print-articles.ts';
import { publishDueArticles } from './schedules/publish-due-articles.ts';
import { publishDuePosts } from './schedules/publish-due-posts.ts';
import { purgeBin } from './schedules/purge-bin.ts';
import { remindInvoices } from './schedules/remind-invoices.ts';
import { sendMailDigests } from './schedules/send-mail-digests.ts';
import { sumAdverts } from './schedules/sum-adverts.ts';
import { sumStats } from './schedules/sum-stats.ts';
import { sumUsage } from './schedules/sum-usage.ts';
import { sweepAccounts } from './schedules/sweep-accounts.ts';
import { tendReviews } from './schedules/tend-reviews.ts';
import { tendSearch } from './schedules/tend-search.ts';
import { tendSubmissions } from './schedules/tend-submissions.ts';
import { tendToolRuns } from './schedules/tend-tool-runs.ts';
import { advert } from './site/advert.ts';
import { cardEvents } from './site/card-events.ts';
import { count } from './site/count.ts';
import { feeds } from './site/feeds.ts';
import { media } from './site/media.ts';
import { pdf } from './site/pdf.ts';
import { reviewFile } from './site/review-file.ts';
import { site } from './site/site.ts';
import { onAdvertWritten } from './triggers/on-advert-written.ts';
import { onArticleWritten } from './triggers/on-article-written.ts';
import { onBookWritten } from './triggers/on-book-written.ts';
import { onConferenceWritten } from './triggers/on-conference-written.ts';
import {
  onReviewWritten,
  onSubmissionWritten,
  onUserWritten,
} from './triggers/on-desk-sources-written.ts';
import { onInvoiceWritten } from './triggers/on-invoice-written.ts';
import { onIssueWritten } from './triggers/on-issue-written.ts';
import { onJournalWritten } from './triggers/on-journal-written.ts';
import { onMailWritten } from './triggers/on-mail-written.ts';
import { onPageWritten } from './triggers/on-page-written.ts';
import { onPostWritten } from './triggers/on-post-written.ts';
import { onPressWritten } from './triggers/on-press-written.ts';
import { onProfileUpdated } from './triggers/on-profile-updated.ts';
import { onPublishedArticleWritten } from './triggers/on-published-article-written.ts';
import { onSearchQueued } from './triggers/on-search-queued.ts';
import { onToolRunWritten } from './triggers/on-tool-run-written.ts';

export {
  addArticleFile,
  addMedia,
  addReviewFile,
  addSubmissionFile,
  advert,
  answerAsCoAuthor,
  answerInvitation,
  answerProposal,
  assignEditor,
  cancelErasure,
  cancelReview,
  cancelToolRun,
  cardEvents,
  changePassword,
  checkArticle,
  checkCertificate,
  checkLink,
  checkOrcids,
  chooseStaffMails,
  completeProfile,
  configurationState,
  considerReview,
  correctArticle,
  count,
  creditInvoice,
  creditPart,
  decideDiscount,
  deleteRecord,
  deliverMails,
  discardDraft,
  draftDecision,
  draftInvitation,
  endSessions,
  exportLedger,
  exportLinks,
  exportMyData,
  expressConcern,
  extendReview,
  feeds,
  fetchProofPdf,
  findAccount,
  findWork,
  grantRoles,
  importPaper,
  importReviewers,
  inviteReviewer,
  invoiceFile,
  issueInvoices,
  media,
  mediaUses,
  mergeAuthors,
  mergeReviewers,
  moveSubmission,
  onAdvertWritten,
  onArticleWritten,
  onBookWritten,
  onConferenceWritten,
  onInvoiceWritten,
  onIssueWritten,
  onJournalWritten,
  onMailWritten,
  onPageWritten,
  onPostWritten,
  onPressWritten,
  onProfileUpdated,
  onPublishedArticleWritten,
  onReviewWritten,
  onSearchQueued,
  onSubmissionWritten,
  onToolRunWritten,
  onUserWritten,
  passSecondFactor,
  payByCard,
  pdf,
  previewMail,
  printArticles,
  proposeConference,
  publishArticle,
  publishDueArticles,
  publishDuePosts,
  purgeBin,
  quoteCharge,
  recordPayment,
  recordRefund,
  redeemVoucher,
  refundCard,
  registerAccount,
  reinviteReviewer,
  reissueInvoice,
  remindInvoice,
  remindInvoices,
  remindReviewer,
  removeArticle,
  removeReviewFile,
  removeSubmissionFile,
  reopenArticle,
  requestDiscount,
  requestEmailChange,
  requestErasure,
  requestPasswordReset,
  resendMail,
  resendVerification,
  resetMailTemplate,
  resetPassword,
  resetSecondFactor,
  restoreVersion,
  resumeToolRun,
  retractArticle,
  returnReview,
  reviewerHistory,
  reviewFile,
  reviewMails,
  revokeVoucher,
  saveBilling,
  saveCorrection,
  saveInstitution,
  saveMailTemplate,
  saveRecord,
  saveReview,
  saveVoucher,
  sendMailDigests,
  sendMessage,
  sendTestMail,
  separateAuthor,
  setJournalPermissions,
  showReviewers,
  site,
  staffNames,
  startArticle,
  startToolRun,
  submitReview,
  suggestReviewers,
  sumAdverts,
  sumStats,
  sumUsage,
  sweepAccounts,
  tendReviews,
  tendSearch,
  tendSubmissions,
  tendToolRuns,
  testConfiguration,
  tickCorrection,
  unassignEditor,
  undeleteRecord,
  unscheduleArticle,
  verifyEmail,
  viewAsCoAuthor,
  viewProof,
  viewReview,
  waiveInvoice,
  withdrawArticle,
};
