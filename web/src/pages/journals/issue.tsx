import type { PublishedIssue } from '@quire/model/entities/published';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page-head.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { doorContext } from '../../data/public/public-door.ts';
import { ArticleEntry } from '../../ui/article-list/article-entry.tsx';
import { contentsByType } from './contents-by-type.ts';
import styles from './issue.module.css';
import { IssueHeader } from './issue-header.tsx';
import { issueLabel } from './issue-label.ts';

export async function loader(args: LoaderFunctionArgs): Promise<PublishedIssue> {
  const { journal_key = '', issueid = '' } = args.params;
  const { getIssue } = await import('../../data/public/issues.ts');
  const page = await getIssue(args.context.get(doorContext), journal_key, issueid);
  if (!page) throw pageNotFound(new URL(args.request.url).pathname);
  return page;
}

export default function Issue() {
  const { issue, journalTitle, hue, contents } = useLoaderData<PublishedIssue>();
  const label = issueLabel(issue);
  return (
    <>
      <PageHead
        title={`${journalTitle}, ${label} (${issue.year})`}
        description={issue.description || `Table of contents of ${journalTitle}, ${label}.`}
      />
      <IssueHeader issue={issue} journalTitle={journalTitle} hue={hue} count={contents.length} />
      {contents.length === 0 && <p>Nothing has been published in this issue yet.</p>}
      {contentsByType(contents).map(({ heading, cards }) => (
        <section key={heading} aria-label={heading} className={styles.group}>
          <h2 className={styles.heading}>{heading}</h2>
          <ol className={styles.cards}>
            {cards.map((card) => (
              <li key={card.akey}>
                <ArticleEntry card={card} level={3} show={['pages', 'date']} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
