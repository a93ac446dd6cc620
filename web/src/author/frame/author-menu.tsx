import { t } from '@quire/model/messages/t';
import { Link, useLocation } from 'react-router';
import styles from './author-menu.module.css';
import { AUTHOR_MENU } from './author-menu-entries.ts';

/** The menu of the signed-in area. `under`: the entry that this page belongs to. */
export function AuthorMenu({ under }: { readonly under?: string | undefined }) {
  const { pathname } = useLocation();
  const here = under ?? pathname;
  return (
    <nav aria-label={t('author.myPages')} className={styles.menu}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
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
