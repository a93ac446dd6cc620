import { SEARCH_KIND_LABELS } from '@quire/model/search/search-kinds';
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

const KINDS = 'articles, journals, books, conferences, news, blogs and people';

/** A form that the browser sends by itself, and what was found: made on the server, then as one types. */
export default function Search() {
  const { query, findings: found, trouble, searchedBy } = useLoaderData<SearchPageData>();
  const findings = useWholeFindings(query, found, trouble === 'failed');
  const isAsking = useNavigation().state !== 'idle';
  const page = useRef<HTMLDivElement>(null);
  useSearchKeys(page);
  useRemembered(query, page);
  const { q } = query;
  const title = q || SEARCH_KIND_LABELS[query.kind];
  return (
    <div ref={page} className={styles.page}>
      <PageHead
        title={findings ? `Search: ${title}` : 'Search'}
        description={`Search the ${KINDS} of the press: titles, authors, abstracts, keywords, DOIs and ISSNs.`}
        index={false}
      />
      <PageHeader title="Search">
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
              Or look through
            </h2>
            <WaysOn />
          </section>
          <RecentSearches />
        </div>
      )}
      {searchedBy !== null && (
        <details className={`${styles.sent} no-print`}>
          <summary>What a search sends, and to whom</summary>
          <SearchPrivacy by={searchedBy} />
        </details>
      )}
    </div>
  );
}
