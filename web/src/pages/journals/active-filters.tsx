import { t } from '@quire/model/messages/t';
import { journalsPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { rich } from '../../messages/rich.ts';
import styles from './active-filters.module.css';
import type { FilteredJournals } from './filter-journals.ts';
import { filterPath } from './filter-path.ts';

/** How many journals are shown, and what narrows the list, each to be taken away. */
export function ActiveFilters({ filter, journals, total }: FilteredJournals) {
  const { subject, letter } = filter;
  const count = t('journals.count', { count: journals.length });
  if (subject === undefined && letter === undefined) return <p className={styles.count}>{count}</p>;
  return (
    <div className={styles.filters}>
      <p className={styles.count}>{t('journals.countOf', { count: journals.length, total })}</p>
      {subject !== undefined && (
        <Filter label={subject} path={filterPath(filter, { subject: undefined })} />
      )}
      {letter !== undefined && (
        <Filter
          label={t('journals.letter', { letter })}
          path={filterPath(filter, { letter: undefined })}
        />
      )}
      {subject !== undefined && letter !== undefined && journals.length > 0 && (
        <Link to={journalsPath()} preventScrollReset>
          {t('journals.clearFilters')}
        </Link>
      )}
      {journals.length === 0 && (
        <p className={styles.none}>
          {rich('journals.nothingMatches', {
            link: (words) => <Link to={journalsPath()}>{words}</Link>,
          })}
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
      aria-label={t('journals.removeFilter', { filter: label })}
      preventScrollReset
    >
      {label} <span aria-hidden="true">×</span>
    </Link>
  );
}
