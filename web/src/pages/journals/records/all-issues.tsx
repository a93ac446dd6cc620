import { t } from '@quire/model/messages/t';
import { IssueList } from '../parts/issue-list.tsx';
import type { JournalPageData } from '../parts/journal-page-data.ts';

/** Every issue by year and volume. */
export function AllIssues({ page: { issues } }: { page: JournalPageData }) {
  if (issues.length === 0) return <p>{t('journals.noIssues')}</p>;
  return <IssueList issues={issues} />;
}
