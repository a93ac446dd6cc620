import { articleListPath, booksPath, journalsPath, newsPath } from '@quire/model/paths';
import { Link } from 'react-router';
import styles from './search-hints.module.css';

interface SearchHintsProps {
  readonly query: string;
  readonly terms: readonly string[];
  readonly hasMore: boolean;
}

const WAYS = [
  { label: 'Journals by subject and letter', path: journalsPath() },
  { label: 'All articles, the newest first', path: articleListPath() },
  { label: 'Books', path: booksPath() },
  { label: 'News', path: newsPath() },
] as const;

/** Why there is nothing yet, and the ways on. */
export function SearchHints({ query, terms, hasMore }: SearchHintsProps) {
  return (
    <div className={styles.hints}>
      {query && (
        <>
          <h2>No results for “{query}”</h2>
          <p>{whyNothing(terms, hasMore)}</p>
        </>
      )}
      <p>
        A search looks for every word in titles, authors and keywords of articles, journals, books,
        news and pages. Capitals, accents and plurals make no difference.
      </p>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.ways}>
        {WAYS.map(({ label, path }) => (
          <li key={path}>
            <Link to={path}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function whyNothing(terms: readonly string[], hasMore: boolean): string {
  if (terms.length === 0) return 'These words stand nearly everywhere. Add one that tells more.';
  if (hasMore) return 'These words stand in very many titles. Add one that tells more.';
  return terms.length > 1
    ? 'Nothing has all of these words. Try with fewer, or check how they are spelt.'
    : 'Check how it is spelt, or try another word for it.';
}
