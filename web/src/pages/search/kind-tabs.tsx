import { t } from '@quire/model/messages/t';
import { SEARCH_KINDS } from '@quire/model/search/search-kinds';
import { inKind, type SearchQuery } from '@quire/model/search/search-query';
import type { KnownCounts } from '@quire/model/search/search-request';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { rich } from '../../messages/rich.ts';
import { searchAddress } from './address/search-address.ts';
import styles from './kind-tabs.module.css';

interface KindTabsProps {
  readonly query: SearchQuery;
  readonly counts: KnownCounts;
}

/** What kinds of things have the words, and how many of each. The open one is counted as it is narrowed. */
export function KindTabs({ query, counts }: KindTabsProps) {
  // Until the others are counted, their last numbers keep the place, unseen.
  const last = useRef(counts);
  useEffect(() => {
    last.current = { ...last.current, ...counts };
  }, [counts]);
  return (
    <nav className={`${styles.tabs} no-print`} aria-label={t('search.kinds')}>
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
              {t('search.kind', { kind })}{' '}
              <span className={styles.count} data-unknown={counts[kind] === undefined || undefined}>
                {rich('search.resultCount', {
                  count: counts[kind] ?? last.current[kind] ?? 0,
                  hidden: (words) => <span className="visually-hidden">{words}</span>,
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
