import { journalsPath } from '@quire/model/paths';
import { Link } from 'react-router';
import styles from './active-filters.module.css';
import type { FilteredJournals } from './filter-journals.ts';
import { filterPath } from './filter-path.ts';

/** How many journals are shown, and what narrows the list, each to be taken away. */
export function ActiveFilters({ filter, journals, total }: FilteredJournals) {
  const { subject, letter } = filter;
  const count = journals.length === 1 ? '1 journal' : `${journals.length} journals`;
  if (subject === undefined && letter === undefined) return <p className={styles.count}>{count}</p>;
  return (
    <div className={styles.filters}>
      <p className={styles.count}>
        {journals.length} of {total} journals
      </p>
      {subject !== undefined && (
        <Filter label={subject} path={filterPath(filter, { subject: undefined })} />
      )}
      {letter !== undefined && (
        <Filter label={`Letter ${letter}`} path={filterPath(filter, { letter: undefined })} />
      )}
      {subject !== undefined && letter !== undefined && journals.length > 0 && (
        <Link to={journalsPath()} preventScrollReset>
          Remove both
        </Link>
      )}
      {journals.length === 0 && (
        <p className={styles.none}>
          Nothing matches. Remove a filter, or <Link to={journalsPath()}>see all journals</Link>.
        </p>
      )}
    </div>
  );
}

function Filter({ label, path }: { label: string; path: string }) {
  return (
    <Link
      className={styles.filter}
      to={path}
      aria-label={`Remove the filter: ${label}`}
      preventScrollReset
    >
      {label} <span aria-hidden="true">×</span>
    </Link>
  );
}
