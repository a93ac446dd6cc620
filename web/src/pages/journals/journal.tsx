import { t } from '@quire/model/messages/t';
import {
  articleListPath,
  journalFeedPath,
  journalPagePath,
  latestIssueFeedPath,
} from '@quire/model/paths';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SeenAdvert } from '../../app/advert/seen-advert.tsx';
import { FeedLinks } from '../../app/feed-links.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { MachineRecords, type PageRecords } from '../../app/records/machine-records.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { JournalFrame } from '../../layouts/journal-frame.tsx';
import { ServerOnly } from '../../layouts/server-only.ts';
import { AlertsLink } from '../../ui/alerts/alerts-link.tsx';
import { ArticleEntry } from '../../ui/article-list/article-entry.tsx';
import { BeforeYouSubmit } from './before-you-submit.tsx';
import styles from './journal.module.css';
import { JournalFacts } from './journal-facts.tsx';
import { JournalHeader } from './journal-header.tsx';
import { type JournalHomeData, journalHomeData } from './journal-home-data.ts';
import { SpecialIssueEntry } from './parts/special-issue-entry.tsx';

interface JournalPage extends JournalHomeData {
  readonly records?: PageRecords;
}

export async function loader(args: LoaderFunctionArgs): Promise<JournalPage> {
  const { getJournal } = await import('../../data/public/journals.ts');
  const published = await getJournal(
    args.context.get(publicReaderContext),
    args.params.journal_key ?? '',
  );
  if (!published) throw pageNotFound(new URL(args.request.url).pathname);
  const { JournalRecords } = await import('./journal-records.tsx');
  return {
    ...journalHomeData(published, new Date().toISOString().slice(0, 10)),
    records: new ServerOnly(<JournalRecords journal={published.journal} />),
  };
}

export default function Journal() {
  const home = useLoaderData<JournalPage>();
  const { frame, journal } = home;
  return (
    <JournalFrame
      journal={frame}
      header={
        <JournalHeader
          journal={journal}
          newest={home.newest}
          texts={frame.texts}
          cover={home.cover}
        />
      }
    >
      <PageHead title={journal.fullname} description={journal.description} />
      <MachineRecords of={home.records} />
      <FeedLinks title={journal.fullname} path={(format) => journalFeedPath(frame.name, format)} />
      <div className={styles.columns}>
        <div>
          <Calls {...home} />
          <Latest {...home} />
        </div>
        <aside className={styles.aside} aria-label={t('journals.aboutJournal')}>
          <JournalFacts journal={journal} charges={home.charges} />
          <BeforeYouSubmit journal={frame} />
          <SeenAdvert slot="journal" page={frame.name} journal={frame.name} />
        </aside>
      </div>
    </JournalFrame>
  );
}

function Calls({ frame, open }: JournalHomeData) {
  if (open.length === 0) return null;
  return (
    <section aria-labelledby="calls" className={styles.calls}>
      <h2 id="calls">{t('journals.callForPapers')}</h2>
      {open.map((issue) => (
        <SpecialIssueEntry key={issue.issueid} issue={issue} takesPapers />
      ))}
      <p className={styles.more}>
        <Link to={journalPagePath(frame.name, 'call_for_papers')}>{t('journals.allCalls')}</Link>
      </p>
    </section>
  );
}

function Latest({ frame, journal, latest }: JournalHomeData) {
  const isPictured = latest.some(({ figure }) => figure);
  return (
    <section aria-labelledby="latest">
      <h2 id="latest">{t('journals.latestArticles')}</h2>
      {latest.length === 0 && <p className={styles.more}>{t('journals.noArticles')}</p>}
      <div className={styles.latest}>
        {latest.map((card) => (
          <ArticleEntry
            key={card.akey}
            card={card}
            level={3}
            hue={isPictured ? journal.hue : undefined}
          />
        ))}
      </div>
      <p className={styles.more}>
        <Link to={journalPagePath(frame.name, 'all_issues')}>{t('journals.allIssues')}</Link>
        <Link to={articleListPath()}>{t('journals.allArticles')}</Link>
        <a href={journalFeedPath(frame.name)}>{t('journals.feed')}</a>
        <a href={latestIssueFeedPath(frame.name)}>{t('journals.latestIssueFeed')}</a>
        <AlertsLink watched={{ journal: frame.name }} />
      </p>
    </section>
  );
}
