import { Link, useLocation } from 'react-router';
import styles from './author-menu.module.css';
import { AUTHOR_MENU } from './author-menu-entries.ts';

/** The pages of the signed-in area, side by side. `under`: the one that this page stands below. */
export function AuthorMenu({ under }: { readonly under?: string | undefined }) {
  const { pathname } = useLocation();
  const here = under ?? pathname;
  return (
    <nav aria-label="My pages" className={styles.menu}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.entries}>
        {AUTHOR_MENU.map(({ label, path }) => (
          <li key={path}>
            <Link
              className={styles.entry}
              to={path}
              aria-current={path === here ? (path === pathname ? 'page' : 'true') : undefined}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
