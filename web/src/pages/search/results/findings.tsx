import { searchFeedPath } from '@quire/model/alert-paths';
import { t } from '@quire/model/messages/t';
import { type SearchQuery, searchParameters } from '@quire/model/search/search-query';
import type { SearchFindings } from '../../../data/public/search.ts';
import { usePress } from '../../../layouts/press-digest.ts';
import { AlertsLink } from '../../../ui/alerts/alerts-link.tsx';
import { Pager } from '../../../ui/pager/pager.tsx';
import { searchAddress } from '../address/search-address.ts';
import { ChosenChips } from '../facets/chosen-chips.tsx';
import { FacetPanel } from '../facets/facet-panel.tsx';
import styles from './findings.module.css';
import { NothingFound } from './nothing-found.tsx';
import { ResultBar } from './result-bar.tsx';
import { ResultList } from './result-list.tsx';

interface FindingsProps {
  readonly query: SearchQuery;
  readonly findings: SearchFindings;
  readonly isAsking: boolean;
}

/** What was found, beside what it can be narrowed by. It stands until the next answer is there. */
export function Findings({ query, findings, isAsking }: FindingsProps) {
  const journals = new Map(usePress()?.journals.map(({ name, fullname }) => [name, fullname]));
  const { answer } = findings;
  const isNarrowed = Object.keys(query.facets).length > 0;
  const watched = searchParameters({ ...query, sort: 'relevance', page: 1 });
  const hasPanel = answer.total > 0 || isNarrowed;
  return (
    <div className={styles.findings}>
      {hasPanel && <FacetPanel query={query} answer={answer} journals={journals} />}
      <div className={styles.results} aria-busy={isAsking}>
        <ResultBar query={query} total={answer.total} />
        <ChosenChips query={query} journals={journals} />
        {query.kind === 'articles' && (query.q || isNarrowed) && (
          <p className={styles.alerts}>
            <AlertsLink watched={watched} />
            <a href={searchFeedPath(watched)} type="application/atom+xml" rel="nofollow">
              {t('journals.feed')}
            </a>
          </p>
        )}
        {answer.total === 0 ? (
          <NothingFound query={query} findings={findings} journals={journals} />
        ) : (
          <>
            <ResultList hits={answer.hits} journals={journals} page={query.page} />
            <Pager
              page={query.page}
              pages={answer.pages}
              pathOf={(page) => searchAddress({ ...query, page })}
              steps={{ before: t('search.previous'), after: t('search.next') }}
            />
          </>
        )}
      </div>
    </div>
  );
}
