import { t } from '@quire/model/messages/t';
import { allIssuesPath } from '@quire/model/paths';
import { Pager } from '../../../ui/pager/pager.tsx';
import { IssueList } from '../parts/issue-list.tsx';
import type { JournalPageData } from '../parts/journal-page-data.ts';

/** The issues by year and volume, a page of them at a time. */
export function AllIssues({ page: { issues, frame } }: { page: JournalPageData }) {
  if (!issues || issues.cards.length === 0) return <p>{t('journals.noIssues')}</p>;
  const { cards, page, pages } = issues;
  return (
    <>
      <IssueList issues={cards} />
      <Pager page={page} pages={pages} pathOf={(number) => allIssuesPath(frame.name, number)} />
    </>
  );
}
