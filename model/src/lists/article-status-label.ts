import { t } from '../messages/t.ts';
import type { ArticleStatus } from '../states/article.ts';

const LABELS: Readonly<Record<ArticleStatus, () => string>> = {
  draft: () => t('officeArticles.draft'),
  scheduled: () => t('officeArticles.scheduled'),
  published: () => t('officeArticles.published'),
  corrected: () => t('officeArticles.corrected'),
  retracted: () => t('officeArticles.retracted'),
  withdrawn: () => t('officeArticles.withdrawn'),
  removed: () => t('officeArticles.removed'),
};

/** What staff read for the state of an article. */
export const articleStatusLabel = (status: ArticleStatus): string => LABELS[status]();
