import { SEARCH_FACETS, type SearchQuery, toggleFacet } from '@quire/model/search/search-query';
import { Link } from 'react-router';
import { searchAddress } from '../address/search-address.ts';
import styles from './chosen-chips.module.css';
import { FACET_LABELS, type JournalNames, valueLabel } from './facet-labels.ts';

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
    <ul role="list" className={styles.chips} aria-label="Narrowed by">
      {chosen.map(({ facet, value }) => (
        <li key={`${facet} ${value}`}>
          <Link
            to={searchAddress(toggleFacet(query, facet, value))}
            className={styles.chip}
            preventScrollReset
          >
            <span>
              <span className="visually-hidden">Remove </span>
              {FACET_LABELS[facet]}: {valueLabel(facet, value, journals)}
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
          Clear all
        </Link>
      </li>
    </ul>
  );
}
