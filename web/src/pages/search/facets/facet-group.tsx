import type { FacetValue } from '@quire/model/search/search-answer';
import { type SearchFacet, type SearchQuery, toggleFacet } from '@quire/model/search/search-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { searchAddress } from '../address/search-address.ts';
import styles from './facet-group.module.css';
import { facetLabel, type JournalNames, valueLabel } from './facet-labels.ts';

interface FacetGroupProps {
  readonly facet: SearchFacet;
  readonly values: readonly FacetValue[];
  readonly query: SearchQuery;
  readonly journals: JournalNames;
  readonly isOpen: boolean;
}

/** As many are seen at once, and a few more where they would be all; what is chosen always is. */
const SEEN = 7;
const FEW = 2;

const hidden = (words: ReactNode) => <span className="visually-hidden">{words}</span>;

/** Years read best in their own order. */
function inOrder(facet: SearchFacet, values: readonly FacetValue[]): readonly FacetValue[] {
  if (facet !== 'year') return values;
  return values.toSorted((a, b) => Number(b.value) - Number(a.value));
}

/** The values of one facet, each a link to the search with it, or without it where it is chosen. */
export function FacetGroup({ facet, values, isOpen, ...rest }: FacetGroupProps) {
  const ordered = inOrder(facet, values);
  const most = ordered.length <= SEEN + FEW ? ordered.length : SEEN;
  const seen = ordered.filter(({ isChosen }, place) => isChosen || place < most);
  const more = ordered.filter((value) => !seen.includes(value));
  return (
    <details className={styles.group} open={isOpen || values.some(({ isChosen }) => isChosen)}>
      <summary>{facetLabel(facet)}</summary>
      <Values facet={facet} values={seen} {...rest} />
      {more.length > 0 && (
        <details className={styles.more}>
          <summary>
            {rich('search.moreValues', {
              count: more.length,
              facet: facetLabel(facet),
              hidden,
            })}
          </summary>
          <Values facet={facet} values={more} {...rest} />
        </details>
      )}
    </details>
  );
}

function Values({ facet, values, query, journals }: Omit<FacetGroupProps, 'isOpen'>) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list">
      {values.map(({ value, count, isChosen }) => (
        <li key={value}>
          <Link
            to={searchAddress(toggleFacet(query, facet, value))}
            rel="nofollow"
            className={styles.value}
            aria-current={isChosen || undefined}
            preventScrollReset
          >
            <span className={styles.box} aria-hidden="true" />
            <span>{valueLabel(facet, value, journals)}</span>{' '}
            <span className={styles.count}>
              {isChosen
                ? rich('search.resultCountChosen', { count, hidden })
                : rich('search.resultCount', { count, hidden })}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
