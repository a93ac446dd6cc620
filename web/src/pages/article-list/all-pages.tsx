import { t } from '@quire/model/messages/t';
import { articleListPath } from '@quire/model/paths';
import { PageLink } from '../../ui/pager/page-link.tsx';
import { pageNumbers } from '../../ui/pager/page-numbers.ts';
import styles from './all-pages.module.css';

/** Every page of a list that is too long for the pager, folded away. */
export function AllPages({ page, pages }: { page: number; pages: number }) {
  if (!pageNumbers(page, pages).includes(0)) return null;
  return (
    <details key={page} className={`${styles.pages} no-print`}>
      <summary>{t('journals.allPages', { count: pages })}</summary>
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <PageLink number={number} isCurrent={number === page} path={articleListPath(number)} />
          </li>
        ))}
      </ol>
    </details>
  );
}
