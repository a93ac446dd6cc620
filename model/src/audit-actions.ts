import { t } from './messages/t.ts';

/** What the audit log says was done, by the name of its entries; in the order in which the office offers them. */
export const AUDIT_ACTIONS = {
  get 'user.grant'() {
    return t('officeWords.auditActionUserGrant');
  },
  get 'role.invite'() {
    return t('officeWords.auditActionRoleInvite');
  },
  get 'role.resend'() {
    return t('officeWords.auditActionRoleResend');
  },
  get 'role.withdraw'() {
    return t('officeWords.auditActionRoleWithdraw');
  },
  get 'role.accept'() {
    return t('officeWords.auditActionRoleAccept');
  },
  get 'role.decline'() {
    return t('officeWords.auditActionRoleDecline');
  },
  get 'issue-proposal.answer'() {
    return t('officeWords.auditActionIssueProposalAnswer');
  },
  get 'permissions.set'() {
    return t('officeWords.auditActionPermissionsSet');
  },
  get 'submission.decision'() {
    return t('officeWords.auditActionSubmissionDecision');
  },
  get 'submission.file'() {
    return t('officeWords.auditActionSubmissionFile');
  },
  get 'submission.reviewers'() {
    return t('officeWords.auditActionSubmissionReviewers');
  },
  get 'review.override'() {
    return t('officeWords.auditActionReviewOverride');
  },
  get 'editor.override'() {
    return t('officeWords.auditActionEditorOverride');
  },
  get 'abstract.decision'() {
    return t('officeWords.auditActionAbstractDecision');
  },
  get 'abstract.book'() {
    return t('officeWords.auditActionAbstractBook');
  },
  get 'committee.invite'() {
    return t('officeWords.auditActionCommitteeInvite');
  },
  get 'committee.remove'() {
    return t('officeWords.auditActionCommitteeRemove');
  },
  get 'article.start'() {
    return t('officeWords.auditActionArticleStart');
  },
  get 'article.orcid'() {
    return t('officeWords.auditActionArticleOrcid');
  },
  get 'article.publish'() {
    return t('officeWords.auditActionArticlePublish');
  },
  get 'article.schedule'() {
    return t('officeWords.auditActionArticleSchedule');
  },
  get 'article.unschedule'() {
    return t('officeWords.auditActionArticleUnschedule');
  },
  get 'article.correct'() {
    return t('officeWords.auditActionArticleCorrect');
  },
  get 'article.concern'() {
    return t('officeWords.auditActionArticleConcern');
  },
  get 'article.retract'() {
    return t('officeWords.auditActionArticleRetract');
  },
  get 'article.withdraw'() {
    return t('officeWords.auditActionArticleWithdraw');
  },
  get 'article.reopen'() {
    return t('officeWords.auditActionArticleReopen');
  },
  get 'article.remove'() {
    return t('officeWords.auditActionArticleRemove');
  },
  get 'article.import'() {
    return t('officeWords.auditActionArticleImport');
  },
  get 'comment.moderate'() {
    return t('officeWords.auditActionCommentModerate');
  },
  get 'registration.send'() {
    return t('officeWords.auditActionRegistrationSend');
  },
  get 'announcement.decide'() {
    return t('officeWords.auditActionAnnouncementDecide');
  },
  get 'reference.confirm'() {
    return t('officeWords.auditActionReferenceConfirm');
  },
  get 'reference.remove'() {
    return t('officeWords.auditActionReferenceRemove');
  },
  get 'invoice.change'() {
    return t('officeWords.auditActionInvoiceChange');
  },
  get 'bank.import'() {
    return t('officeWords.auditActionBankImport');
  },
  get 'bank.entry'() {
    return t('officeWords.auditActionBankEntry');
  },
  get 'quotation.change'() {
    return t('officeWords.auditActionQuotationChange');
  },
  get 'export.statement'() {
    return t('officeWords.auditActionExportStatement');
  },
  get 'export.ledger'() {
    return t('officeWords.auditActionExportLedger');
  },
  get 'tool.export'() {
    return t('officeWords.auditActionToolExport');
  },
  get 'tool.import-metadata'() {
    return t('officeWords.auditActionToolImportMetadata');
  },
  get 'tool.import-papers'() {
    return t('officeWords.auditActionToolImportPapers');
  },
  get 'tool.import-retractions'() {
    return t('officeWords.auditActionToolImportRetractions');
  },
  get 'tool.rebuild'() {
    return t('officeWords.auditActionToolRebuild');
  },
  get 'tool.health'() {
    return t('officeWords.auditActionToolHealth');
  },
  get 'record.created'() {
    return t('officeWords.auditActionRecordCreated');
  },
  get 'record.saved'() {
    return t('officeWords.auditActionRecordSaved');
  },
  get 'record.deleted'() {
    return t('officeWords.auditActionRecordDeleted');
  },
  get 'record.undeleted'() {
    return t('officeWords.auditActionRecordUndeleted');
  },
  get 'record.restored'() {
    return t('officeWords.auditActionRecordRestored');
  },
  get 'reviewer.merged'() {
    return t('officeWords.auditActionReviewerMerged');
  },
  get 'author.merged'() {
    return t('officeWords.auditActionAuthorMerged');
  },
  get 'author.separated'() {
    return t('officeWords.auditActionAuthorSeparated');
  },
  get 'author.hidden'() {
    return t('officeWords.auditActionAuthorHidden');
  },
  get 'author.shown'() {
    return t('officeWords.auditActionAuthorShown');
  },
  get 'mail.resent'() {
    return t('officeWords.auditActionMailResent');
  },
  get 'mail-template.saved'() {
    return t('officeWords.auditActionMailTemplateSaved');
  },
  get 'mail-template.reset'() {
    return t('officeWords.auditActionMailTemplateReset');
  },
  get 'usage.customer.saved'() {
    return t('officeWords.auditActionUsageCustomerSaved');
  },
  get 'usage.customer.removed'() {
    return t('officeWords.auditActionUsageCustomerRemoved');
  },
  get 'usage.key.renewed'() {
    return t('officeWords.auditActionUsageKeyRenewed');
  },
  get 'text.saved'() {
    return t('officeWords.auditActionTextSaved');
  },
  get 'text.restored'() {
    return t('officeWords.auditActionTextRestored');
  },
  get 'second-factor.on'() {
    return t('officeWords.auditActionSecondFactorOn');
  },
  get 'second-factor.off'() {
    return t('officeWords.auditActionSecondFactorOff');
  },
  get 'second-factor.reset'() {
    return t('officeWords.auditActionSecondFactorReset');
  },
  get 'second-factor.recovery-code'() {
    return t('officeWords.auditActionSecondFactorRecoveryCode');
  },
  get 'second-factor.failed'() {
    return t('officeWords.auditActionSecondFactorFailed');
  },
  get 'second-factor.new-codes'() {
    return t('officeWords.auditActionSecondFactorNewCodes');
  },
  get 'user.email'() {
    return t('officeWords.auditActionUserEmail');
  },
  get 'user.erase'() {
    return t('officeWords.auditActionUserErase');
  },
  get 'user.merge'() {
    return t('officeWords.auditActionUserMerge');
  },
  get 'setup.claim'() {
    return t('officeWords.auditActionSetupClaim');
  },
  get 'checklist.for-us'() {
    return t('officeWords.auditActionChecklistForUs');
  },
  get 'checklist.not-for-us'() {
    return t('officeWords.auditActionChecklistNotForUs');
  },
  get 'submission.few-reports'() {
    return t('officeWords.auditActionSubmissionFewReports');
  },
} as const;

const LABELS: Readonly<Record<string, string>> = AUDIT_ACTIONS;

/** In words; one that has none is shown by its name. */
export const auditActionLabel = (action: string): string => LABELS[action] ?? action;
