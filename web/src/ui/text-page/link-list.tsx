import { Link, useLocation } from 'react-router';
import styles from './link-list.module.css';

interface LinkListProps {
  readonly entries: readonly { readonly label: string; readonly path: string }[];
  /** Above the list, where a menu has several. */
  readonly heading?: string | undefined;
}

/** Pages of one section, the one that is shown marked. */
export function LinkList({ entries, heading }: LinkListProps) {
  const { pathname } = useLocation();
  return (
    <>
      {heading && <p className={styles.group}>{heading}</p>}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.list}>
        {entries.map(({ path, label }) => (
          <li key={path}>
            <Link to={path} aria-current={path === pathname ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
