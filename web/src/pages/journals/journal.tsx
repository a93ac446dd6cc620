import type { PublishedJournal } from '@quire/model/entities/published';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../app/page-head.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { doorContext } from '../../data/public/public-door.ts';
import { ArticleEntry } from '../../ui/article-list/article-entry.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { EditorialBoard } from './editorial-board.tsx';
import { ImprintFacts } from './imprint-facts.tsx';
import { IssueList } from './issue-list.tsx';
import styles from './journal.module.css';
import { JournalHeader } from './journal-header.tsx';

export async function loader(args: LoaderFunctionArgs): Promise<PublishedJournal> {
  const { getJournal } = await import('../../data/public/journals.ts');
  const page = await getJournal(args.context.get(doorContext), args.params.journal_key ?? '');
  if (!page) throw pageNotFound(new URL(args.request.url).pathname);
  // The page shows the HTML made from it.
  return { ...page, journal: { ...page.journal, aimsScope: '' } };
}

export default function Journal() {
  const { journal, aimsScopeHtml, issues, latest } = useLoaderData<PublishedJournal>();
  return (
    <>
      <PageHead title={journal.fullname} description={journal.description} />
      <JournalHeader journal={journal} issues={issues} />
      <div className={styles.columns}>
        <div>
          {latest.length > 0 && (
            <section aria-labelledby="latest">
              <h2 id="latest">Latest articles</h2>
              <div className={styles.latest}>
                {latest.map((card) => (
                  <ArticleEntry key={card.akey} card={card} level={3} />
                ))}
              </div>
            </section>
          )}
          <section aria-labelledby="aims" className={styles.aims}>
            <h2 id="aims">Aims and scope</h2>
            <RichText as="div" html={aimsScopeHtml} />
          </section>
        </div>
        <aside aria-label="About this journal">
          <ImprintFacts journal={journal} />
        </aside>
      </div>
      <IssueList issues={issues} />
      <EditorialBoard board={journal.board} />
    </>
  );
}
