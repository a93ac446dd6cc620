import { t } from '@quire/model/messages/t';
import { SEARCH_KINDS } from '@quire/model/search/search-kinds';
import { inKind, type SearchQuery } from '@quire/model/search/search-query';
import { Link } from 'react-router';
import type { SearchFindings } from '../../../data/public/search.ts';
import { rich } from '../../../messages/rich.ts';
import { searchAddress } from '../address/search-address.ts';
import { WaysOn } from '../address/ways-on.tsx';
import type { JournalNames } from '../facets/facet-labels.ts';
import styles from './nothing-found.module.css';
import { ResultList } from './result-list.tsx';

interface NothingFoundProps {
  readonly query: SearchQuery;
  readonly findings: SearchFindings;
  readonly journals: JournalNames;
}

/** Nothing has all of it: what was meant perhaps, where else it is, what comes near, and the lists. */
export function NothingFound({ query, findings, journals }: NothingFoundProps) {
  const { answer, isWhole, nearest, didYouMean } = findings;
  const elsewhere = SEARCH_KINDS.flatMap((kind) => {
    const count = kind === query.kind ? 0 : (answer.counts[kind] ?? 0);
    return count > 0 ? [{ kind, count }] : [];
  });
  const isNarrowed = Object.keys(query.facets).length > 0;
  return (
    <div className={styles.nothing}>
      {didYouMean && (
        <p className={styles.meant}>
          {rich('search.didYouMean', {
            words: didYouMean,
            link: (words) => (
              <Link to={searchAddress({ ...inKind(query, query.kind), q: didYouMean })}>
                {words}
              </Link>
            ),
          })}
        </p>
      )}
      {isNarrowed && (
        <p>
          <Link to={searchAddress({ ...query, facets: {}, page: 1 })}>
            {t('search.withoutFilters')}
          </Link>
        </p>
      )}
      {elsewhere.length > 0 && (
        <>
          <p>{t('search.elsewhere')}</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list" className={styles.elsewhere}>
            {elsewhere.map(({ kind, count }) => (
              <li key={kind}>
                <Link to={searchAddress(inKind(query, kind))}>
                  {t('search.kindWithCount', { kind, count })}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearest && (
        <section aria-labelledby="nearest" className={styles.section}>
          <h2 id="nearest">{t('search.nearest')}</h2>
          <p>{t('search.nearestWhy')}</p>
          <ResultList hits={nearest} journals={journals} />
        </section>
      )}
      <section aria-labelledby="ways" className={styles.section}>
        <h2 id="ways">{t('search.browseLists')}</h2>
        {isWhole && !nearest && <p>{t('search.advice')}</p>}
        <WaysOn />
      </section>
    </div>
  );
}
