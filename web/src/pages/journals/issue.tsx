import type { IssueCard, PublishedIssue } from '@quire/model/entities/published';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import type { Language } from '@quire/model/messages/languages';
import { t } from '@quire/model/messages/t';
import { submitToIssuePath } from '@quire/model/special-issue-paths';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { HtmlInPage, type HtmlText } from '../../app/html-in-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords, type PageRecords } from '../../app/records/machine-records.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { JournalFrame } from '../../layouts/journal-frame.tsx';
import { type FramedJournal, framedJournal } from '../../layouts/journal-frame-menu.ts';
import { ServerOnly } from '../../layouts/server-only.ts';
import { ArticleGroups } from '../../ui/article-list/article-groups.tsx';
import { HtmlBlock } from '../../ui/html-block.tsx';
import { contentsByType } from './contents-by-type.ts';
import { IssueHeader } from './issue-header.tsx';
import { issueNeighbours } from './issue-neighbours.ts';
import { IssueWays } from './issue-ways.tsx';
import { issueLabel } from './parts/issue-label.ts';

/** The id of the call's text, by which the embedded data point at it. */
const CALL = 'call-text';

interface IssuePage extends Omit<PublishedIssue, 'call'> {
  /** What a special issue asks for, while it takes manuscripts. */
  readonly call: {
    readonly html: HtmlText;
    readonly hasMath: boolean;
    readonly lang: Language | undefined;
  } | null;
  readonly frame: FramedJournal;
  readonly previous: IssueCard | undefined;
  readonly next: IssueCard | undefined;
  readonly records?: PageRecords;
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
  const {
    issue: { call, ...issue },
    journal,
  } = found;
  const { IssueRecords } = await import('./issue-records.tsx');
  return {
    ...issue,
    records: new ServerOnly(<IssueRecords published={issue} journal={journal.journal} />),
    call:
      call && issue.issue.status === 'open'
        ? {
            html: new HtmlInPage(CALL, call.html),
            hasMath: call.html.includes('class="katex'),
            lang: languageOfText(issue, 'call'),
          }
        : null,
    frame: framedJournal(journal),
    ...issueNeighbours(journal.issues, issueid),
  };
}

export default function Issue() {
  const { frame, previous, next, call, records, ...page } = useLoaderData<IssuePage>();
  const { issue, journalTitle, contents } = page;
  const label = issueLabel(issue);
  return (
    <JournalFrame journal={frame} within="all_issues">
      <PageHead
        title={t('journals.issueTitle', {
          journal: journalTitle,
          issue: label,
          year: String(issue.year),
        })}
        description={
          issue.description || t('journals.issueContents', { journal: journalTitle, issue: label })
        }
      />
      <IssueHeader {...page} />
      {issue.kind === 'special' && issue.status === 'open' && (
        <p>
          <a className="button" href={submitToIssuePath(issue.journal, issue.issueid)}>
            {t('journals.submitToIssue')}
          </a>
        </p>
      )}
      {call && (
        <section aria-labelledby="call-for-papers">
          <h2 id="call-for-papers">{t('journals.callForPapers')}</h2>
          <HtmlBlock dir="auto" id={CALL} className="article-body" {...call} />
        </section>
      )}
      {contents.length === 0 && <p>{t('journals.emptyIssue')}</p>}
      <ArticleGroups
        groups={contentsByType(contents)}
        show={['pages', 'date']}
        hues={new Map([[issue.journal, page.hue]])}
      />
      <IssueWays previous={previous} next={next} />
      <MachineRecords of={records} />
    </JournalFrame>
  );
}
