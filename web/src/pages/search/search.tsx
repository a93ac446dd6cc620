import { t } from '@quire/model/messages/t';
import { useRef } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { PageHead } from '../../app/page/page-head.tsx';
import { SearchPrivacy } from '../../ui/search/search-privacy.tsx';
import { PageHeader } from '../../ui/text-page/page-header.tsx';
import { WaysOn } from './address/ways-on.tsx';
import { KeysNote } from './form/keys-note.tsx';
import { SearchForm } from './form/search-form.tsx';
import { useSearchKeys } from './form/use-search-keys.ts';
import { KindTabs } from './kind-tabs.tsx';
import { RecentSearches } from './recent/recent-searches.tsx';
import { useRemembered } from './recent/use-remembered.ts';
import { Findings } from './results/findings.tsx';
import styles from './search.module.css';
import { type SearchPageData, searchPageData } from './search-page-data.ts';
import { SearchTrouble } from './search-trouble.tsx';
import { useWholeFindings } from './use-whole-findings.ts';

export const loader = (args: LoaderFunctionArgs) => searchPageData(args);

/** A form that the browser sends by itself, and what was found: made on the server, then as one types. */
export default function Search() {
  const { query, findings: found, trouble, searchedBy } = useLoaderData<SearchPageData>();
  const findings = useWholeFindings(query, found, trouble === 'failed');
  const isAsking = useNavigation().state !== 'idle';
  const page = useRef<HTMLDivElement>(null);
  useSearchKeys(page);
  useRemembered(query, page);
  const { q } = query;
  const title = q || t('search.kind', { kind: query.kind });
  return (
    <div
      ref={page}
      className={styles.page}
      data-counts-search={findings ? [q, query.kind].join(' ') : undefined}
    >
      <PageHead
        title={findings ? t('search.titleOf', { words: title }) : t('search.title')}
        description={t('search.description')}
        index={false}
      />
      <PageHeader title={t('search.title')}>
        <SearchForm query={query} />
      </PageHeader>
      {findings && <KindTabs query={query} counts={findings.answer.counts} />}
      {findings && <Findings query={query} findings={findings} isAsking={isAsking} />}
      {findings && <KeysNote />}
      {trouble && !findings && <SearchTrouble trouble={trouble} query={query} />}
      {!findings && !trouble && (
        <div className={styles.blank}>
          <section aria-labelledby="ways">
            <h2 id="ways" className="eyebrow">
              {t('search.browse')}
            </h2>
            <WaysOn />
          </section>
          <RecentSearches />
        </div>
      )}
      {searchedBy !== null && (
        <details className={`${styles.sent} no-print`}>
          <summary>{t('search.whatIsSent')}</summary>
          <SearchPrivacy by={searchedBy} />
        </details>
      )}
    </div>
  );
}
