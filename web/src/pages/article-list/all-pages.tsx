import { articleListPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { pageNumbers } from '../../ui/pager/page-numbers.ts';
import styles from './all-pages.module.css';

/** Every page of a list that is too long for the pager, folded away. */
export function AllPages({ page, pages }: { page: number; pages: number }) {
  if (!pageNumbers(page, pages).includes(0)) return null;
  return (
    <details key={page} className={`${styles.pages} no-print`}>
      <summary>All {pages} pages</summary>
      <ol>
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={articleListPath(number)}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  );
}
