import type { SearchAnswer } from '@quire/model/search/search-answer';
import { SEARCH_FACETS, type SearchQuery } from '@quire/model/search/search-query';
import { FacetGroup } from './facet-group.tsx';
import styles from './facet-panel.module.css';
import type { JournalNames } from './facet-words.ts';

interface FacetPanelProps {
  readonly query: SearchQuery;
  readonly facets: SearchAnswer['facets'];
  readonly journals: JournalNames;
}

/** These are open from the beginning; the others say that they are there. */
const OPEN = new Set(['journal', 'year', 'type', 'subject']);

/** What the results can be narrowed by. On a small screen it is asked for. */
export function FacetPanel({ query, facets, journals }: FacetPanelProps) {
  const groups = SEARCH_FACETS.flatMap((facet) => {
    const values = facets[facet] ?? [];
    // One value that all have narrows nothing; one that only some have does.
    const tells = values.length > 1 || facet === 'special' || values.some((each) => each.isChosen);
    return tells && values.length > 0 ? [{ facet, values }] : [];
  });
  if (groups.length === 0) return null;
  const chosen = Object.values(query.facets).flat().length;
  return (
    <details className={`${styles.panel} no-print`}>
      <summary>
        Narrow the results
        {chosen > 0 && <span className={styles.chosen}>{chosen} chosen</span>}
      </summary>
      <section aria-label="Narrow the results" className={styles.groups}>
        {groups.map(({ facet, values }) => (
          <FacetGroup
            key={`${query.kind} ${facet}`}
            facet={facet}
            values={values}
            query={query}
            journals={journals}
            isOpen={OPEN.has(facet)}
          />
        ))}
      </section>
    </details>
  );
}
