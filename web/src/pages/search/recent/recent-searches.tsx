import { t } from '@quire/model/messages/t';
import { readSearchQuery } from '@quire/model/search/search-query';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import { searchAddress } from '../address/search-address.ts';
import styles from './recent-searches.module.css';
import { forgetSearches, onSearches, recentSearches } from './recent-store.ts';

const NONE: readonly string[] = [];

const addressOf = (words: string): string =>
  searchAddress(readSearchQuery(new URLSearchParams({ q: words })));

/** What was searched for on this device. The server knows none of it. */
export function RecentSearches() {
  const searches = useSyncExternalStore(onSearches, recentSearches, () => NONE);
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent" className="no-print">
      <h2 id="recent" className="eyebrow">
        {t('search.recent')}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.searches}>
        {searches.map((words) => (
          <li key={words}>
            <Link to={addressOf(words)}>{words}</Link>
          </li>
        ))}
      </ul>
      <p className={styles.note}>
        {t('search.recentKept')}{' '}
        <button type="button" onClick={forgetSearches}>
          {rich('search.recentClear', {
            hidden: (words) => <span className="visually-hidden">{words}</span>,
          })}
        </button>
      </p>
    </section>
  );
}
