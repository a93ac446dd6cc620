import { SEARCH_KIND_LABELS, SEARCH_KINDS } from '@quire/model/search/search-kinds';
import { inKind, type SearchQuery } from '@quire/model/search/search-query';
import { Link } from 'react-router';
import type { SearchFindings } from '../../../data/public/search.ts';
import { shownCount } from '../address/count.ts';
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
          Did you mean{' '}
          <Link to={searchAddress({ ...inKind(query, query.kind), q: didYouMean })}>
            {didYouMean}
          </Link>
          ?
        </p>
      )}
      {isNarrowed && (
        <p>
          <Link to={searchAddress({ ...query, facets: {}, page: 1 })}>
            Search again without what it is narrowed by
          </Link>
        </p>
      )}
      {elsewhere.length > 0 && (
        <>
          <p>These words are found elsewhere:</p>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list" className={styles.elsewhere}>
            {elsewhere.map(({ kind, count }) => (
              <li key={kind}>
                <Link to={searchAddress(inKind(query, kind))}>
                  {SEARCH_KIND_LABELS[kind]} ({shownCount(count)})
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {nearest && (
        <section aria-labelledby="nearest" className={styles.section}>
          <h2 id="nearest">What comes nearest</h2>
          <p>Nothing has all of these words as they are. These have some of them.</p>
          <ResultList hits={nearest} journals={journals} />
        </section>
      )}
      <section aria-labelledby="ways" className={styles.section}>
        <h2 id="ways">Ways on</h2>
        {isWhole && !nearest && (
          <p>Check how it is spelt, try another word for it, or look through a list.</p>
        )}
        <WaysOn />
      </section>
    </div>
  );
}
