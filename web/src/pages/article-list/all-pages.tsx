import { t } from '@quire/model/messages/t';
import { articleListPath } from '@quire/model/paths';
import { PageLink } from '../../ui/pager/page-link.tsx';
import { pageNumbers } from '../../ui/pager/page-numbers.ts';
import { spacedPages } from '../../ui/pager/spaced-pages.ts';
import styles from './all-pages.module.css';

/** Every page of a list that is too long for the pager, folded away; of a very long list some of them. */
export function AllPages({ page, pages }: { page: number; pages: number }) {
  if (!pageNumbers(page, pages).includes(0)) return null;
  const numbers = spacedPages(page, pages);
  const isWhole = numbers.length === pages;
  return (
    <details key={page} className={`${styles.pages} no-print`}>
      <summary>
        {isWhole ? t('journals.allPages', { count: pages }) : t('journals.pageOf', { page, pages })}
      </summary>
      <ol>
        {numbers.map((number) => (
          <li key={number}>
            <PageLink number={number} isCurrent={number === page} path={articleListPath(number)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
