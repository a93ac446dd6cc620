import { t } from '@quire/model/messages/t';
import {
  journalsFilteredPath,
  journalsPath,
  latexTemplatePath,
  subjectFeedPath,
} from '@quire/model/paths';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FeedLinks } from '../../app/feed-links.tsx';
import { PageHead } from '../../app/page/page-head.tsx';
import { publicReaderContext } from '../../data/public/public-reader.ts';
import { usePress } from '../../layouts/press-digest.ts';
import { rich } from '../../messages/rich.ts';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { type FilteredJournals, filterJournals, readFilter } from './filter-journals.ts';
import { JournalRow } from './journal-row.tsx';
import styles from './journals.module.css';
import { LetterFilter } from './letter-filter.tsx';
import { SubjectFilter } from './subject-filter.tsx';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<FilteredJournals> {
  const { getJournals } = await import('../../data/public/journals.ts');
  const { journals } = await getJournals(context.get(publicReaderContext));
  return filterJournals(journals, readFilter(new URL(request.url).searchParams, journals));
}

export default function Journals() {
  const list = useLoaderData<FilteredJournals>();
  const { filter, journals, total } = list;
  const name = usePress()?.press.name ?? t('journals.thisPress');
  const { subject } = filter;
  const filtered = filter.subject !== undefined || filter.letter !== undefined;
  return (
    <>
      <PageHead
        title={[t('journals.journals'), filter.subject, filter.letter].filter(Boolean).join(', ')}
        description={t('journals.listDescription', { press: name })}
        path={filtered ? journalsFilteredPath(filter) : journalsPath()}
        index={!filtered || journals.length > 0}
      />
      {subject !== undefined && (
        <FeedLinks title={subject} path={(format) => subjectFeedPath(subject, format)} />
      )}
      <PageHeader
        title={t('journals.journals')}
        summary={t('journals.listSummary', { press: name })}
      />
      {total === 0 && <p className={styles.empty}>{t('journals.noneYet')}</p>}
      {total > 0 && (
        <div className={styles.columns}>
          <SubjectFilter {...list} />
          <div className={styles.found}>
            <LetterFilter {...list} />
            <ActiveFilters {...list} />
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
            <ul role="list" className={styles.list}>
              {journals.map((journal) => (
                <JournalRow key={journal.name} journal={journal} />
              ))}
            </ul>
            <p className={styles.template}>
              {rich('journals.templateHint', {
                link: (words) => <Link to={latexTemplatePath()}>{words}</Link>,
              })}
            </p>
          </div>
        </div>
      )}
    </>
  );
}
