import type { Hit } from '@quire/model/search/search-hit';
import { SEARCH_PAGE_SIZE } from '@quire/model/search/search-query';
import type { JournalNames } from '../facets/facet-labels.ts';
import { ResultCard } from './result-card.tsx';
import styles from './result-list.module.css';

interface ResultListProps {
  readonly hits: readonly Hit[];
  readonly journals: JournalNames;
  /** The page of the results that this is. */
  readonly page?: number;
}

/** Results, the best first. */
export function ResultList({ hits, journals, page = 1 }: ResultListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ol role="list" start={(page - 1) * SEARCH_PAGE_SIZE + 1} className={styles.list}>
      {hits.map((hit) => (
        <li key={hit.record.objectID}>
          <ResultCard hit={hit} journals={journals} />
        </li>
      ))}
    </ol>
  );
}
