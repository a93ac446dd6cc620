import { t } from '@quire/model/messages/t';
import type { SearchAnswer } from '@quire/model/search/search-answer';
import { SEARCH_FACETS, type SearchQuery } from '@quire/model/search/search-query';
import { FacetGroup } from './facet-group.tsx';
import type { JournalNames } from './facet-labels.ts';
import styles from './facet-panel.module.css';

interface FacetPanelProps {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
  readonly journals: JournalNames;
}

/** These are open from the beginning; the others say that they are there. */
const OPEN = new Set(['journal', 'year', 'type', 'subject']);

/** What the results can be narrowed by. On a small screen it is asked for. */
export function FacetPanel({ query, answer, journals }: FacetPanelProps) {
  const { facets, total } = answer;
  const groups = SEARCH_FACETS.flatMap((facet) => {
    const values = facets[facet] ?? [];
    // What all results have narrows nothing.
    const tells = values.some(({ count, isChosen }) => isChosen || count !== total);
    return tells ? [{ facet, values }] : [];
  });
  if (groups.length === 0) return null;
  const chosen = Object.values(query.facets).flat().length;
  return (
    <details className={`${styles.panel} no-print`}>
      <summary>
        {t('search.filter')}
        {chosen > 0 && (
          <span className={styles.chosen}>{t('search.chosen', { count: chosen })}</span>
        )}
      </summary>
      <section aria-label={t('search.filter')} className={styles.groups}>
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
