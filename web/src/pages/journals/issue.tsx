import type { IssueCard, PublishedIssue } from '@quire/model/entities/published';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { JournalFrame } from '../../layouts/journal-frame.tsx';
import { type FramedJournal, framedJournal } from '../../layouts/journal-frame-menu.ts';
import { ArticleGroups } from '../../ui/article-list/article-groups.tsx';
import { contentsByType } from './contents-by-type.ts';
import { IssueHeader } from './issue-header.tsx';
import { issueNeighbours } from './issue-neighbours.ts';
import { IssueWays } from './issue-ways.tsx';
import { issueLabel } from './parts/issue-label.ts';

interface IssuePage extends PublishedIssue {
  readonly frame: FramedJournal;
  readonly previous: IssueCard | undefined;
  readonly next: IssueCard | undefined;
}

export async function loader(args: LoaderFunctionArgs): Promise<IssuePage> {
  const { journal_key = '', issueid = '' } = args.params;
  const { getIssueOfJournal } = await import('../../data/public/issues.ts');
  const found = await getIssueOfJournal(
    args.context.get(publicReaderContext),
    journal_key,
    issueid,
  );
  if (!found) throw pageNotFound(new URL(args.request.url).pathname);
  const { issue, journal } = found;
  return { ...issue, frame: framedJournal(journal), ...issueNeighbours(journal.issues, issueid) };
}

export default function Issue() {
  const { frame, previous, next, ...page } = useLoaderData<IssuePage>();
  const { issue, journalTitle, contents } = page;
  const label = issueLabel(issue);
  return (
    <JournalFrame journal={frame} within="all_issues">
      <PageHead
        title={`${journalTitle}, ${label} (${issue.year})`}
        description={issue.description || `Table of contents of ${journalTitle}, ${label}.`}
      />
      <IssueHeader {...page} />
      {contents.length === 0 && <p>Nothing has been published in this issue yet.</p>}
      <ArticleGroups groups={contentsByType(contents)} show={['pages', 'date']} />
      <IssueWays previous={previous} next={next} />
    </JournalFrame>
  );
}
