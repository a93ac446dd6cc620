import type { SearchEntry } from '@quire/model/entities/list';
import { Link } from 'react-router';
import { longDate } from '../../ui/dates.ts';
import { MetaLine } from '../../ui/meta-line.tsx';
import { MarkedText } from './marked-text.tsx';
import styles from './result-list.module.css';

const KINDS: Readonly<Record<SearchEntry['kind'], string>> = {
  article: 'Article',
  news: 'News',
  blog: 'Blog',
  book: 'Book',
  journal: 'Journal',
  page: 'Page',
};

interface ResultListProps {
  readonly entries: readonly SearchEntry[];
  readonly terms: readonly string[];
  readonly hasMore: boolean;
}

/** What was found, the best first, each with what it is. */
export function ResultList({ entries, terms, hasMore }: ResultListProps) {
  const count = entries.length === 1 ? '1 result' : `${entries.length} results`;
  return (
    <section aria-labelledby="results" className={styles.results}>
      <h2 id="results" className={styles.count}>
        {hasMore ? `The first ${count}` : count}
      </h2>
      <ol className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.path}>
            <Result entry={entry} terms={terms} />
          </li>
        ))}
      </ol>
      {hasMore && <p className={styles.more}>There may be more: a further word narrows it down.</p>}
    </section>
  );
}

function Result({ entry, terms }: { entry: SearchEntry; terms: readonly string[] }) {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(entry.date);
  return (
    <article>
      <MetaLine
        className={`eyebrow ${styles.kind}`}
        facts={[KINDS[entry.kind], isDay && longDate(entry.date)]}
      />
      <h3 className={`title-link ${styles.title}`}>
        <Link to={entry.path}>
          <MarkedText text={entry.title} terms={terms} />
        </Link>
      </h3>
      {entry.line && (
        <p className={styles.line}>
          <MarkedText text={entry.line} terms={terms} />
        </p>
      )}
    </article>
  );
}
