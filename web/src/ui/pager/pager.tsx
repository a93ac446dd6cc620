import { t } from '@quire/model/messages/t';
import { Link } from 'react-router';
import { PageLink } from './page-link.tsx';
import { pageNumbers } from './page-numbers.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  /** The address of a page of the list. */
  readonly pathOf: (page: number) => string;
  /** What the pages before and after it are called, in a list that is not by day. */
  readonly steps?: { readonly before: string; readonly after: string };
}

/** The pages of a list that is too long for one: newer, some numbers, older. */
export function Pager({ page, pages, pathOf, steps }: PagerProps) {
  if (pages < 2) return null;
  return (
    <nav className={`${styles.pager} no-print`} aria-label={t('ui.pagesOfList')}>
      {page > 1 && (
        <Link className={styles.step} rel="prev" to={pathOf(page - 1)}>
          {steps?.before ?? t('ui.newer')}
        </Link>
      )}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ol role="list" className={styles.numbers}>
        {pageNumbers(page, pages).map((number, index, shown) =>
          number === 0 ? (
            <li key={`after ${shown[index - 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <PageLink number={number} isCurrent={number === page} path={pathOf(number)} />
            </li>
          ),
        )}
      </ol>
      {page < pages && (
        <Link className={styles.step} rel="next" to={pathOf(page + 1)}>
          {steps?.after ?? t('ui.older')}
        </Link>
      )}
    </nav>
  );
}
