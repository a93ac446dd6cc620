/** What the office asks functions for: a well formed request of each. */
import type { CALLS, CallName } from '@quire/model/calls/calls';
import { CONSENT_VERSION } from '@quire/model/constants';
import type { z } from 'zod';

type Requests = { readonly [Name in CallName]?: z.input<(typeof CALLS)[Name]['request']> };

const SUBMISSION = 'creeks';
const REVIEW = { submission: SUBMISSION, review: 'r00-ruth' };
const ARTICLE = { article: 'CES~tides' };
const VERSION = { ...ARTICLE, revision: 1 };
const WORDS = 'What happened is said here at some length, and why.';
const RECORD = { kind: 'journals', id: 'CES', base: 1 } as const;
const RUN = { run: 'a1b2c3d4e5' };
const MAIL = { template: 'editor/assigned' };
const INVOICE = { invoice: 'creeks~0~0' };
const BANK_ENTRY = 'abcdef0123456789abcdef0123456789';
const QUOTATION = { quotation: 'a-quotation-of-mine' };
const BILL = {
  billTo: { name: 'Mine', country: 'DE', email: 'mine@example.org' },
  ...{ subject: 'Mine', currency: 'EUR' as const, lines: [{ text: 'Mine', amount: 100 }] },
};
const MONEY = {
  ...{ ...INVOICE, key: 'payment-1', amount: 1, method: 'other' as const },
  at: '2026-03-01T08:00:00.000Z',
};
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

/** Every function of the office, about something that is there in a press that holds what is named above. */
export const officeCalls = (): Requests => ({
  importPaper: {
    ...{ journal: 'CES', issue: '3-1', batch: 'batch', paper: 'paper', files: ['paper.md'] },
    ...{ dryRun: true, publish: false },
  },
  grantRoles: { uid: 'demo-author', roles: ['admin'], grants: {} },
  resetSecondFactor: { uid: 'demo-author' },
  findAccount: { email: 'editor@saltmarsh.example' },
  boardPerson: { journal: 'CES', uid: 'demo-editor' },
  previewAccountMerge: { keep: 'demo-author', merge: 'demo-reviewer' },
  mergeAccounts: { keep: 'demo-author', merge: 'demo-reviewer' },
  lastSeen: { uids: ['demo-editor'] },
  inviteToRole: { email: 'new@example.org', role: 'editor', scope: 'CES' },
  resendRoleInvitation: { invitation: 'invitation12' },
  withdrawRoleInvitation: { invitation: 'invitation12' },
  saveRecord: { kind: 'categories', id: null, base: 0, data: { name: 'Mine' }, key: 'mine12345' },
  deleteRecord: RECORD,
  undeleteRecord: RECORD,
  restoreVersion: { ...RECORD, revision: 1 },
  addMedia: { upload: 'upload12345', name: 'mine.png' },
  mediaUses: { media: 'demo' },
  answerIssueProposal: { proposal: 'proposal12', to: 'rejected', letter: WORDS },
  invitePaper: { issue: 'CES~2027-s1', email: 'new@example.org', name: 'New' },
  changePaperInvitation: { invitation: 'invitation12', to: 'withdrawn' },
  conferenceAbstracts: { conference: 'tides' },
  inviteToCommittee: { conference: 'tides', name: 'Mine', email: 'mine@example.org' },
  removeFromCommittee: { conference: 'tides', email: 'mine@example.org' },
  publishAbstractBook: { conference: 'tides' },
  collectPapers: { conference: 'tides', base: 1 },
  draftPapers: { conference: 'tides' },
  decideAbstracts: {
    ...{ conference: 'tides', to: 'talk' },
    abstracts: [{ id: 'tides~abcdefgh1234', revision: 1 }],
  },
  answerProposal: { proposal: 'proposal12', base: 1, to: 'declined', letter: WORDS },
  setJournalPermissions: { journal: 'CES', base: 0, reaches: {} },
  checkArticle: ARTICLE,
  publishArticle: VERSION,
  unscheduleArticle: { ...ARTICLE, reason: WORDS },
  correctArticle: { ...VERSION, note: WORDS },
  expressConcern: { ...ARTICLE, text: WORDS },
  retractArticle: { ...ARTICLE, step: 'propose', text: WORDS },
  removeArticle: { ...ARTICLE, reason: WORDS },
  withdrawArticle: { ...ARTICLE, reason: WORDS },
  reopenArticle: ARTICLE,
  startArticle: { submission: SUBMISSION, issue: '3-1' },
  printDraft: VERSION,
  manuscriptChecks: { submission: SUBMISSION },
  startSimilarity: { submission: SUBMISSION },
  similarityReport: { submission: SUBMISSION },
  checkManuscriptAgain: { submission: SUBMISSION },
  tickStaffCheck: { submission: SUBMISSION, text: 'Ethics approval checked', isDone: true },
  tickCorrection: {
    ...{ submission: SUBMISSION, proof: '2026-03-01T08:00:00.000Z', correction: 'c1', done: true },
  },
  addArticleFile: {
    ...{ ...ARTICLE, role: 'figure', batch: 'batch', paper: 'paper', upload: 'upload' },
    name: 'figure.png',
  },
  findWork: { doi: '10.5555/tides.1' },
  staffNames: { uids: ['demo-editor'] },
  assignEditor: { submission: SUBMISSION, uid: 'demo-editor', as: 'editor' },
  unassignEditor: { submission: SUBMISSION, uid: 'demo-editor', as: 'editor' },
  assignableEditors: { submission: SUBMISSION },
  setSpecialIssue: { submission: SUBMISSION, issue: '' },
  handOver: { submission: SUBMISSION, to: 'demo-editor', note: WORDS },
  recommendDecision: { submission: SUBMISSION, recommendation: 'accept', reasons: WORDS },
  extendRevision: { submission: SUBMISSION, due: tomorrow() },
  remindOfRevision: { submission: SUBMISSION },
  sendDecisionNow: { submission: SUBMISSION },
  undoDecision: { submission: SUBMISSION },
  manuscriptColleagues: { submission: SUBMISSION },
  writeNote: { submission: SUBMISSION, key: 'note-0001', subject: 'Mine', text: WORDS },
  addNoteFile: {
    ...{ submission: SUBMISSION, note: 'note-0001', key: 'file-0001', name: 'mine.txt' },
    data: Buffer.from(WORDS).toString('base64'),
  },
  saveTask: { submission: SUBMISSION, task: 'task-0001', title: 'Mine', assignee: 'demo-editor' },
  finishTask: { submission: SUBMISSION, task: 'task-0001', isDone: true },
  viewAbsence: {},
  chooseAbsence: { absence: { from: '2026-01-01', to: '2099-01-02', standIn: 'demo-editor' } },
  suggestReviewers: { submission: SUBMISSION },
  suggestAuthors: { submission: SUBMISSION },
  draftInvitation: { submission: SUBMISSION, reviewer: 'demo-reviewer-2' },
  inviteReviewer: { submission: SUBMISSION, reviewer: 'demo-reviewer-2' },
  reinviteReviewer: REVIEW,
  remindReviewer: REVIEW,
  remindReviewers: { submission: SUBMISSION },
  writeToReviewers: { submission: SUBMISSION, to: 'invited', key: 'message-0001', text: 'Hello.' },
  cancelReview: REVIEW,
  extendReview: { ...REVIEW, due: tomorrow() },
  refuseTime: REVIEW,
  setReviewQueue: { submission: SUBMISSION, wanted: 2, reviewers: [] },
  writeToReviewer: { ...REVIEW, key: 'message-one', text: 'Hello.' },
  returnReview: { ...REVIEW, question: WORDS },
  considerReview: REVIEW,
  showReviewers: { submission: SUBMISSION },
  reviewMails: { submission: SUBMISSION },
  draftDecision: { submission: SUBMISSION, event: 'accept' },
  startToolRun: { ...RUN, options: { kind: 'health' } },
  resumeToolRun: RUN,
  cancelToolRun: RUN,
  exportLinks: RUN,
  saveMailTemplate: { ...MAIL, base: 0, subject: 'Mine', text: WORDS },
  resetMailTemplate: { ...MAIL, base: 1 },
  previewMail: MAIL,
  sendTestMail: MAIL,
  resendMail: { mail: 'mail', again: 0 },
  chooseStaffMails: { staffMails: { submissions: 'off' } },
  configurationState: {},
  testConfiguration: { what: 'mail' },
  mergeReviewers: { keep: 'demo-reviewer-1', merge: 'demo-reviewer-2' },
  reviewerHistory: { reviewer: 'demo-reviewer-1' },
  importReviewers: { rows: [{ given: 'A', family: 'B', email: 'a@b.example' }], dryRun: true },
  mergeAuthors: { keep: 'n-0123456789ab', merge: 'n-ba9876543210' },
  separateAuthor: { author: 'n-0123456789ab' },
  decideDiscount: { request: `${SUBMISSION}~waiver~01`, decision: 'refused', reason: WORDS },
  saveVoucher: { key: 'a-key-of-twenty-signs', data: { value: { basisPoints: 5_000 } } },
  revokeVoucher: { voucher: '0123456789abcdef' },
  saveInstitution: {
    ...{ id: 'institution', base: 0 },
    data: { name: 'Mine', value: { basisPoints: 5_000 } },
  },
  issueInvoices: { submission: SUBMISSION },
  recordPayment: MONEY,
  recordRefund: MONEY,
  refundCard: { ...INVOICE, key: 'refund-01', payment: 'pi_000001', amount: 1 },
  creditInvoice: { ...INVOICE, reason: WORDS },
  creditPart: { ...INVOICE, key: 'credit-01', amount: 1, reason: WORDS },
  reissueInvoice: INVOICE,
  waiveInvoice: { ...INVOICE, reason: WORDS },
  remindInvoice: INVOICE,
  exportLedger: { from: '2026-01-01', to: '2026-12-31', format: 'csv' },
  addStarterTexts: {},
  tryOutbox: {},
  pressChecklist: {},
  markChecklistItem: { item: 'cards', isForUs: false },
  importBankStatement: { name: 'june.xml', data: 'PGEvPg==' },
  bookBankEntry: { entry: BANK_ENTRY, parts: [{ ...INVOICE, amount: 1 }] },
  setBankEntryAside: { entry: BANK_ENTRY, isAside: true },
  matchBankEntries: {},
  reckonBill: { currency: 'EUR', lines: BILL.lines, country: 'DE', vatId: '' },
  writeInvoice: { key: QUOTATION.quotation, data: BILL },
  writeQuotation: { key: QUOTATION.quotation, data: { ...BILL, validUntil: '2030-12-31' } },
  sendQuotation: QUOTATION,
  withdrawQuotation: { ...QUOTATION, reason: WORDS },
  quotationFile: QUOTATION,
  financeOverview: {},
  accountStatement: { ...INVOICE, from: '2026-01-01', to: '2026-12-31' },
  accountStatementFile: { ...INVOICE, from: '2026-01-01', to: '2026-12-31' },
  checkOrcids: { orcids: ['0000-0002-1825-0097'] },
});

/** Of what everybody may call, what names something by its id: well formed, about nothing that is there. */
export const callsByIds = (): Requests => {
  const token = 'a-token-of-twenty-signs-and-more';
  const key = 'key-12345678';
  const file = 'file-1';
  return {
    checkLink: { token, purpose: 'verify' },
    verifyEmail: { token },
    viewAsCoAuthor: { token },
    answerAsCoAuthor: { token, answer: 'confirmed' },
    viewReview: { token },
    viewRoleInvitation: { token },
    declineRoleInvitation: { token, reason: WORDS },
    viewPaperInvitation: { invitation: 'invitation12' },
    declinePaper: { invitation: 'invitation12', reason: WORDS },
    acceptRoleInvitation: { token, isOther: true },
    joinByInvitation: {
      ...{ token, given: 'Maren', family: 'Holt', affiliation: 'Tide Institute', country: 'PT' },
      ...{ password: 'low-tide-at-noon', consent: CONSENT_VERSION },
    },
    answerInvitation: { token, answer: 'decline' },
    addReviewFile: { token, key, name: 'a.pdf', data: '' },
    removeReviewFile: { token, file },
    checkCertificate: { code: 'K7QM-2RTX-9WHD' },
    moveSubmission: {
      ...{ submission: SUBMISSION, event: 'withdraw', from: 'under_review' },
      reviews: [{ label: 'A', comments: '', files: [{ review: REVIEW.review, file }] }],
    },
    discardDraft: { submission: SUBMISSION },
    addSubmissionFile: {
      ...{ submission: SUBMISSION, upload: 'upload-12345', name: 'a.pdf', kind: 'manuscript' },
      replaces: file,
    },
    removeSubmissionFile: { submission: SUBMISSION, file },
    sendMessage: { submission: SUBMISSION, key, text: WORDS },
    viewProof: { submission: SUBMISSION },
    fetchProofPdf: { submission: SUBMISSION },
    saveCorrection: {
      ...{ submission: SUBMISSION, proof: '2026-03-01T08:00:00.000Z' },
      correction: { id: 'c1', place: 'p1', text: WORDS },
    },
    requestDiscount: { submission: SUBMISSION, kind: 'institution', institution: 'one' },
    redeemVoucher: { submission: SUBMISSION, code: 'ABCD-EFGH' },
    payByCard: INVOICE,
    invoiceFile: { ...INVOICE, format: 'pdf' },
    quoteCharge: { journal: 'CES', articleType: 'research-article', voucher: 'ABCD-EFGH' },
  };
};

/** What everybody may call, or everybody with an account or a link: other tests are about these. */
export const FOR_ALL: readonly string[] = [
  ...(['registerAccount', 'resendVerification', 'requestPasswordReset', 'checkLink'] as const),
  ...(['verifyEmail', 'resetPassword', 'changePassword', 'endSessions'] as const),
  ...(['passSecondFactor'] as const),
  ...(['requestEmailChange', 'completeProfile', 'exportMyData', 'requestErasure'] as const),
  ...(['cancelErasure', 'moveSubmission', 'discardDraft', 'addSubmissionFile'] as const),
  ...(['removeSubmissionFile', 'sendMessage', 'viewAsCoAuthor', 'answerAsCoAuthor'] as const),
  ...(['viewReview', 'answerInvitation', 'saveReview', 'submitReview', 'addReviewFile'] as const),
  ...(['askForTime', 'nameCoReviewers', 'writeToEditor'] as const),
  ...([
    'removeReviewFile',
    'checkCertificate',
    'viewProof',
    'fetchProofPdf',
    'saveCorrection',
    'proposeConference',
  ] as const),
  ...(['fetchProofPdf', 'saveCorrection'] as const),
  ...(['quoteCharge', 'saveBilling', 'requestDiscount', 'redeemVoucher'] as const),
  ...(['payByCard', 'invoiceFile', 'setupState', 'claimSetup'] as const),
  ...(['viewRoleInvitation', 'declineRoleInvitation'] as const),
  ...(['joinByInvitation', 'acceptRoleInvitation'] as const),
  ...(['proposeSpecialIssue', 'viewPaperInvitation', 'declinePaper'] as const),
  ...(['ownAbstracts', 'saveAbstract', 'withdrawAbstract'] as const),
  ...(['answerCommittee', 'committeeAbstracts', 'scoreAbstract'] as const),
];
