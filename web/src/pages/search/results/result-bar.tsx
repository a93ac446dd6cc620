import { t } from '@quire/model/messages/t';
import { isDatedKind } from '@quire/model/search/search-kinds';
import { SEARCH_SORTS, type SearchQuery, type SearchSort } from '@quire/model/search/search-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { searchAddress } from '../address/search-address.ts';
import styles from './result-bar.module.css';

const sortLabel = (sort: SearchSort): string =>
  sort === 'newest' ? t('search.newest') : t('search.relevance');

/** Typing must have rested for so long before a screen reader is told how many there are. */
const REST_MS = 800;

/** `1,204 articles for “tides”`. */
function countLine({ kind, q }: SearchQuery, total: number): string {
  const results = t('search.results', { kind, count: total });
  return q ? t('search.resultsFor', { results, words: q }) : results;
}

/** How many there are, and in which order. */
export function ResultBar({ query, total }: { query: SearchQuery; total: number }) {
  const line = countLine(query, total);
  return (
    <div className={styles.bar}>
      <h2 className={styles.count}>{line}</h2>
      <Announced text={line} />
      {isDatedKind(query.kind) && total > 1 && (
        <nav aria-label={t('search.order')} className={`${styles.sorts} no-print`}>
          {SEARCH_SORTS.map((sort) => (
            <Link
              key={sort}
              to={searchAddress({ ...query, sort, page: 1 })}
              aria-current={sort === query.sort || undefined}
              preventScrollReset
            >
              {sortLabel(sort)}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}

/** Told politely, once typing rests; what the page came with is not told again. */
function Announced({ text }: { text: string }) {
  const [{ first, told }, tell] = useState({ first: text, told: '' });
  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(() => tell({ first: '', told: text }), REST_MS);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <p role="status" className="visually-hidden">
      {told}
    </p>
  );
}
