import { isDatedKind, type SearchKind } from '@quire/model/search/search-kinds';
import { SEARCH_SORTS, type SearchQuery, type SearchSort } from '@quire/model/search/search-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { shownCount } from '../address/count.ts';
import { searchAddress } from '../address/search-address.ts';
import styles from './result-bar.module.css';

const SORT_LABELS: Readonly<Record<SearchSort, string>> = {
  relevance: 'Relevance',
  newest: 'Newest',
};

const NAMES: Readonly<Record<SearchKind, readonly [one: string, many: string]>> = {
  articles: ['article', 'articles'],
  journals: ['journal', 'journals'],
  books: ['book', 'books'],
  conferences: ['conference', 'conferences'],
  posts: ['news and blog post', 'news and blog posts'],
  people: ['person', 'people'],
};

/** Typing must have rested for so long before a screen reader is told how many there are. */
const REST_MS = 800;

/** `1,204 articles for “tides”`. */
function countLine({ kind, q }: SearchQuery, total: number): string {
  const [one, many] = NAMES[kind];
  const count = total === 0 ? `No ${many}` : `${shownCount(total)} ${total === 1 ? one : many}`;
  return q ? `${count} for “${q}”` : count;
}

/** How many there are, and in which order. */
export function ResultBar({ query, total }: { query: SearchQuery; total: number }) {
  const line = countLine(query, total);
  return (
    <div className={styles.bar}>
      <h2 className={styles.count}>{line}</h2>
      <Announced text={line} />
      {isDatedKind(query.kind) && total > 1 && (
        <nav aria-label="Order of the results" className={`${styles.sorts} no-print`}>
          {SEARCH_SORTS.map((sort) => (
            <Link
              key={sort}
              to={searchAddress({ ...query, sort, page: 1 })}
              aria-current={sort === query.sort || undefined}
              preventScrollReset
            >
              {SORT_LABELS[sort]}
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
