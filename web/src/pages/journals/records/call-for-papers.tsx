import { journalPagePath, specialIssuesPath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import { OpenSpecialIssues } from './special-issues.tsx';

/** What the journal asks for now. */
export function CallForPapers({ page }: { page: JournalPageData }) {
  const { frame } = page;
  return (
    <>
      <OpenSpecialIssues page={page} />
      <p>
        Articles outside these calls are welcome at any time: see the{' '}
        <Link to={journalPagePath(frame.name, 'aims_scope')}>aims and scope</Link>, and the{' '}
        <Link to={specialIssuesPath(frame.name, 'index')}>special issues</Link> so far.
      </p>
    </>
  );
}
