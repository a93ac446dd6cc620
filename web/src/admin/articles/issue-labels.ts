/** The labels of an issue's state and kind. */
import { t } from '@quire/model/messages/t';
export const ISSUE_STATUSES = [
  { value: 'draft', label: t('officeArticles.draft') },
  { value: 'open', label: t('officeArticles.open') },
  { value: 'published', label: t('officeArticles.issuePublished') },
  { value: 'closed', label: t('officeArticles.closed') },
] as const;

export const ISSUE_KINDS = [
  { value: 'regular', label: t('officeArticles.regular') },
  { value: 'special', label: t('officeArticles.specialIssue') },
  { value: 'supplement', label: t('officeArticles.supplement') },
  { value: 'proceedings', label: t('officeArticles.proceedings') },
  { value: 'online_first', label: t('officeArticles.onlineFirst') },
] as const;
