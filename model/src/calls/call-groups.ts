/**
 * Which calls one function answers. Calls stand together that the same people make and that need the same:
 * memory, time, secrets. `functions/src/entry/groups` says what each group is given; a test holds that every call is in
 * one group. Apart from the schemas of `CALLS`, because whoever only asks needs none of those.
 */
import type { CallName } from './calls.ts';

export const CALL_GROUPS = {
  /** Anybody, from a public form or by the link of a mail. */
  visitor: [
    'registerAccount',
    'resendVerification',
    'requestPasswordReset',
    'checkLink',
    'verifyEmail',
    'resetPassword',
    'viewAsCoAuthor',
    'answerAsCoAuthor',
    'proposeConference',
    'quoteCharge',
    'checkCertificate',
    'setupState',
    'claimSetup',
    'viewRoleInvitation',
    'declineRoleInvitation',
    'joinByInvitation',
  ],
  /** Reviewers, by the link of their mail: a rush on the forms above does not keep them out. */
  reviewer: [
    'viewReview',
    'answerInvitation',
    'askForTime',
    'writeToEditor',
    'saveReview',
    'submitReview',
    'removeReviewFile',
  ],
  /** The same people's files, which are opened and need memory. */
  reviewerUpload: ['addReviewFile'],
  /** Everybody about their own account; the key of second factors. */
  account: [
    'changePassword',
    'requestEmailChange',
    'completeProfile',
    'exportMyData',
    'requestErasure',
    'cancelErasure',
    'passSecondFactor',
    'endSessions',
    'acceptRoleInvitation',
  ],
  /** Authors about their manuscripts, what these cost and their proofs. */
  submission: [
    'moveSubmission',
    'discardDraft',
    'removeSubmissionFile',
    'sendMessage',
    'saveBilling',
    'requestDiscount',
    'redeemVoucher',
    'invoiceFile',
    'fetchProofPdf',
    'saveCorrection',
  ],
  /** Files of authors and staff that are opened, converted and scanned: much memory, few at a time. */
  upload: [
    'addSubmissionFile',
    'addMedia',
    'addArticleFile',
    'addNoteFile',
    'startArticle',
    'importPaper',
  ],
  /** Publishing articles: the gate renders their text. */
  article: [
    'checkArticle',
    'publishArticle',
    'correctArticle',
    'unscheduleArticle',
    'expressConcern',
    'retractArticle',
    'removeArticle',
    'withdrawArticle',
    'reopenArticle',
    'tickCorrection',
    'viewProof',
  ],
  /** Staff: peer review, records, people, the outbox. */
  editorial: [
    'assignEditor',
    'unassignEditor',
    'assignableEditors',
    'handOver',
    'recommendDecision',
    'extendRevision',
    'remindOfRevision',
    'manuscriptColleagues',
    'writeNote',
    'saveTask',
    'finishTask',
    'manuscriptChecks',
    'checkManuscriptAgain',
    'tickStaffCheck',
    'viewAbsence',
    'chooseAbsence',
    'suggestReviewers',
    'draftInvitation',
    'inviteReviewer',
    'reinviteReviewer',
    'remindReviewer',
    'remindReviewers',
    'cancelReview',
    'extendReview',
    'refuseTime',
    'writeToReviewer',
    'setReviewQueue',
    'returnReview',
    'considerReview',
    'showReviewers',
    'reviewMails',
    'draftDecision',
    'sendDecisionNow',
    'undoDecision',
    'saveRecord',
    'deleteRecord',
    'undeleteRecord',
    'restoreVersion',
    'mediaUses',
    'answerProposal',
    'findWork',
    'staffNames',
    'mergeReviewers',
    'reviewerHistory',
    'importReviewers',
    'mergeAuthors',
    'separateAuthor',
    'checkOrcids',
    'resendMail',
    'chooseStaffMails',
  ],
  /** Invoices, discounts and payments; the secrets of the payment provider. */
  finance: [
    'issueInvoices',
    'recordPayment',
    'recordRefund',
    'creditInvoice',
    'creditPart',
    'reissueInvoice',
    'waiveInvoice',
    'remindInvoice',
    'payByCard',
    'refundCard',
    'decideDiscount',
    'saveVoucher',
    'revokeVoucher',
    'saveInstitution',
    'exportLedger',
    'importBankStatement',
    'bookBankEntry',
    'setBankEntryAside',
    'matchBankEntries',
    'reckonBill',
    'writeInvoice',
    'writeQuotation',
    'sendQuotation',
    'withdrawQuotation',
    'quotationFile',
    'financeOverview',
    'accountStatement',
    'accountStatementFile',
  ],
  /** Roles, settings and tools; the secrets that settings are tried with. */
  admin: [
    'grantRoles',
    'findAccount',
    'lastSeen',
    'inviteToRole',
    'resendRoleInvitation',
    'withdrawRoleInvitation',
    'resetSecondFactor',
    'setJournalPermissions',
    'saveMailTemplate',
    'resetMailTemplate',
    'previewMail',
    'sendTestMail',
    'configurationState',
    'testConfiguration',
    'startToolRun',
    'resumeToolRun',
    'cancelToolRun',
    'exportLinks',
    'addStarterTexts',
    'tryOutbox',
    'pressChecklist',
    'markChecklistItem',
  ],
} as const satisfies Readonly<Record<string, readonly CallName[]>>;

export type CallGroup = keyof typeof CALL_GROUPS;
export type CallOf<Group extends CallGroup> = (typeof CALL_GROUPS)[Group][number];

const PATHS: ReadonlyMap<string, string> = new Map(
  Object.entries(CALL_GROUPS).flatMap(([group, names]) =>
    names.map((name) => [name, `${group}/${name}`] as const),
  ),
);

/** Where a call is answered, below the address of the functions: `editorial/saveRecord`. Throws for one of no group. */
export function callPath(name: CallName): string {
  const path = PATHS.get(name);
  if (path === undefined) throw new Error(`${name} is in no group of calls`);
  return path;
}
