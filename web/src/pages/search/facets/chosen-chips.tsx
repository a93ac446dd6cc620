import { t } from '@quire/model/messages/t';
import { SEARCH_FACETS, type SearchQuery, toggleFacet } from '@quire/model/search/search-query';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { searchAddress } from '../address/search-address.ts';
import styles from './chosen-chips.module.css';
import { facetLabel, type JournalNames, valueLabel } from './facet-labels.ts';

interface ChosenChipsProps {
  readonly query: SearchQuery;
  readonly journals: JournalNames;
}

/** What the results are narrowed by, each with the way to undo it. */
export function ChosenChips({ query, journals }: ChosenChipsProps) {
  const chosen = SEARCH_FACETS.flatMap((facet) =>
    (query.facets[facet] ?? []).map((value) => ({ facet, value })),
  );
  if (chosen.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className={styles.chips} aria-label={t('search.filters')}>
      {chosen.map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <Link
            to={searchAddress(toggleFacet(query, facet, value))}
            className={styles.chip}
            preventScrollReset
          >
            <span>
              {rich('search.removeFilter', {
                facet: facetLabel(facet),
                value: valueLabel(facet, value, journals),
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              })}
            </span>
            <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className="no-print">
              <path d="M1 1l8 8M9 1l-8 8" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={searchAddress({ ...query, facets: {}, page: 1 })}
          className={`${styles.clear} no-print`}
          preventScrollReset
        >
          {t('search.clearFilters')}
        </Link>
      </li>
    </ul>
  );
}
