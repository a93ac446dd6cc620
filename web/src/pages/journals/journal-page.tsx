import { longDate } from '@quire/model/messages/dates';
import { t } from '@quire/model/messages/t';
import { allIssuesPath, journalPagePath, specialIssuesPath } from '@quire/model/paths';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { askedPage } from '../../app/asked-page.ts';
import { PageHead } from '../../app/page/page-head.tsx';
import { pageNotFound } from '../../data/page-error.ts';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { JournalFrame } from '../../layouts/journal-frame.tsx';
import { rich } from '../../messages/rich.ts';
import { HtmlBlock } from '../../ui/html-block.tsx';
import { DownloadList } from '../../ui/text-page/download-list.tsx';
import { OutlineList } from '../../ui/text-page/outline-list.tsx';
import { PageMenu } from '../../ui/text-page/page-menu.tsx';
import { UntranslatedNote } from '../../ui/text-page/untranslated-note.tsx';
import { Collections } from './collections.tsx';
import styles from './journal-page.module.css';
import { issuesPage } from './parts/issues-page.ts';
import { type JournalPageData, journalPageData, TEXT } from './parts/journal-page-data.ts';
import { subPageOf } from './parts/sub-pages.ts';
import { RECORDS } from './records.ts';
import { SpecialIssuesTabs } from './special-issues-tabs.tsx';

/** A short text needs no list of its headings. */
const LEAST_HEADINGS = 4;

/** Every page below a journal's home: which one it is says the row of the route table. */
export async function loader(args: LoaderFunctionArgs): Promise<JournalPageData> {
  const { journal_key: jkey = '' } = args.params;
  const page = subPageOf(args.pattern);
  // `special_issues/index` is the same page as `special_issues`, which is its address.
  if (!page) throw redirect(specialIssuesPath(jkey, 'index'), 301);
  const { getJournalPage, getStatistics } = await import('../../data/public/journal-pages.ts');
  const { missingText } = await import('../../data/public/pages.ts');
  const reader = args.context.get(publicReaderContext);
  const { pathname, search, searchParams } = new URL(args.request.url);
  const { found, statistics } =
    page.key === 'statistics'
      ? await getStatistics(reader, jkey)
      : { found: await getJournalPage(reader, jkey, page.key), statistics: null };
  const isMissing = { record: false, text: !found?.text, figures: !statistics }[page.from];
  if (!found || isMissing) {
    throw await missingText(reader, pathname);
  }
  const number = askedPage(searchParams);
  const issues =
    page.key === 'all_issues' && number ? issuesPage(found.journal.issues, number) : null;
  if (page.key === 'all_issues' && !issues) throw pageNotFound(`${pathname}${search}`);
  const today = new Date().toISOString().slice(0, 10);
  if (page.key !== 'charge') {
    return { ...journalPageData(page, found.journal, found.text, today), statistics, issues };
  }
  const { chargeData } = await import('./parts/charge-data.ts');
  const charge = await chargeData(reader, found.journal.journal, searchParams, today);
  return journalPageData(page, found.journal, found.text, today, charge);
}

/** What search engines show of a page without a summary of its own. */
function descriptionOf({ key, title, frame, journal }: JournalPageData): string {
  return key === 'aims_scope'
    ? journal.description
    : t('journals.pageDescription', { journal: frame.fullname, page: title });
}

export default function JournalPage() {
  const page = useLoaderData<JournalPageData>();
  const { frame, key, title, summary, text, outline, updated, collections, downloads } = page;
  const number = page.issues?.page ?? 1;
  const Record = RECORDS[key];
  const record = Record && (
    <div className={styles.record}>
      <Record page={page} />
    </div>
  );
  // Who asks what a journal charges gets the amounts before the reasons.
  const recordFirst = key === 'charge';
  return (
    <JournalFrame journal={frame}>
      <PageHead
        title={
          number > 1
            ? t('journals.listPageTitle', { title, page: number, journal: frame.fullname })
            : t('journals.pageTitle', { page: title, journal: frame.fullname })
        }
        description={summary || descriptionOf(page)}
        path={
          key === 'all_issues'
            ? allIssuesPath(frame.name, number)
            : journalPagePath(frame.name, key)
        }
      />
      <h1 className={styles.title} lang={text?.lang}>
        {title}
      </h1>
      {summary && (
        <p className={styles.summary} dir="auto" lang={text?.lang}>
          {summary}
        </p>
      )}
      <UntranslatedNote lang={(text ?? page.aims)?.lang} />
      {key.startsWith('special_issues') && <SpecialIssuesTabs journal={frame} />}
      {recordFirst && record}
      <div className={styles.columns}>
        {outline.length >= LEAST_HEADINGS && (
          <PageMenu label={t('journals.onThisPage')} className={styles.outline}>
            <OutlineList outline={outline} lang={text?.lang} />
          </PageMenu>
        )}
        {text && (
          <HtmlBlock dir="auto" id={TEXT} className={`article-body ${styles.text}`} {...text} />
        )}
      </div>
      {downloads.length > 0 && <DownloadList downloads={downloads} lang={text?.lang} />}
      {!recordFirst && record}
      <Collections collections={collections} lang={text?.lang} />
      {updated && (
        <p className={styles.updated}>
          {rich('journals.lastUpdated', {
            date: <time dateTime={updated}>{longDate(updated)}</time>,
          })}
        </p>
      )}
    </JournalFrame>
  );
}
