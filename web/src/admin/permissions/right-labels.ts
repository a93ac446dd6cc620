import { t } from '@quire/model/messages/t';
import type { Action, Reach } from '@quire/model/roles';

/** The labels of rights. */
export const ACTION_LABELS: Readonly<Record<Action, string>> = {
  'article.read': t('officePermissions.canArticleRead'),
  'article.edit': t('officePermissions.canArticleEdit'),
  'article.publish': t('officePermissions.canArticlePublish'),
  'journal.edit': t('officePermissions.canJournalEdit'),
  'issue.edit': t('officePermissions.canIssueEdit'),
  'press.edit': t('officePermissions.canPressEdit'),
  'user.grant': t('officePermissions.canUserGrant'),
  'user.read': t('officePermissions.canUserRead'),
  'mail.read': t('officePermissions.canMailRead'),
  'content.edit': t('officePermissions.canContentEdit'),
  'submission.write': t('officePermissions.canSubmissionWrite'),
  'submission.read': t('officePermissions.canSubmissionRead'),
  'submission.handle': t('officePermissions.canSubmissionHandle'),
  'submission.decide': t('officePermissions.canSubmissionDecide'),
  'submission.produce': t('officePermissions.canSubmissionProduce'),
  'submission.settle': t('officePermissions.canSubmissionSettle'),
  'invoice.read': t('officePermissions.canInvoiceRead'),
  'invoice.settle': t('officePermissions.canInvoiceSettle'),
  'invoice.issue': t('officePermissions.canInvoiceIssue'),
  'waiver.decide': t('officePermissions.canWaiverDecide'),
  'charge.edit': t('officePermissions.canChargeEdit'),
  'profile.read': t('officePermissions.canProfileRead'),
  'profile.edit': t('officePermissions.canProfileEdit'),
  'audit.read': t('officePermissions.canAuditRead'),
  'review.read': t('officePermissions.canReviewRead'),
  'reviewer.edit': t('officePermissions.canReviewerEdit'),
  'stat.read': t('officePermissions.canStatRead'),
  'tool.run': t('officePermissions.canToolRun'),
};

/** The reach of a right. */
export const REACH_LABELS: Readonly<Record<Reach, string>> = {
  all: t('officePermissions.reachAll'),
  journals: t('officePermissions.reachJournals'),
  issues: t('officePermissions.reachIssues'),
  assigned: t('officePermissions.reachAssigned'),
  own: t('officePermissions.reachOwn'),
  none: '–',
};
