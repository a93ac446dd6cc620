import {
  SEARCH_KIND_LABELS,
  SEARCH_KINDS,
  type SearchKind,
} from '@quire/model/search/search-kinds';
import { inKind, type SearchQuery } from '@quire/model/search/search-query';
import { Link } from 'react-router';
import { shownCount } from './count.ts';
import styles from './kind-tabs.module.css';
import { searchAddress } from './search-address.ts';

interface KindTabsProps {
  readonly query: SearchQuery;
  readonly counts: Readonly<Record<SearchKind, number>>;
}

/** What kinds of things have the words, and how many of each. The open one is counted as it is narrowed. */
export function KindTabs({ query, counts }: KindTabsProps) {
  return (
    <nav className={`${styles.tabs} no-print`} aria-label="Kinds of results">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list">
        {SEARCH_KINDS.map((kind) => (
          <li key={kind}>
            <Link
              to={searchAddress(kind === query.kind ? query : inKind(query, kind))}
              aria-current={kind === query.kind ? 'page' : undefined}
              data-empty={counts[kind] === 0 || undefined}
              preventScrollReset
            >
              {SEARCH_KIND_LABELS[kind]}{' '}
              <span className={styles.count}>
                {shownCount(counts[kind])}
                <span className="visually-hidden"> found</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
