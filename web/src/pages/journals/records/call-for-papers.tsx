import { journalPagePath, specialIssuesPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { OpenSpecialIssues } from './special-issues.tsx';

/** What the journal asks for now. */
export function CallForPapers({ page }: { page: JournalPageData }) {
  const { frame } = page;
  return (
    <>
      <OpenSpecialIssues page={page} />
      <p>
        {rich('journals.otherPapers', {
          scope: (words) => <Link to={journalPagePath(frame.name, 'aims_scope')}>{words}</Link>,
          issues: (words) => <Link to={specialIssuesPath(frame.name, 'index')}>{words}</Link>,
        })}
      </p>
    </>
  );
}
