import type { PressDigest } from '@quire/model/entities/press';
import { homePath, searchPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { ownEntries, TOP_ENTRIES } from '../menus.ts';
import { AccountLink } from './account-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Drawer } from './drawer.tsx';
import { JournalsMenu } from './journals-menu.tsx';
import { NavEntry } from './nav-entry.tsx';
import styles from './site-header.module.css';
import { ReadingSettings } from './theme/reading-settings.tsx';

/** The top navigation: a row of entries, or a drawer where there is no room for them. */
export function SiteHeader({ digest }: { digest: PressDigest }) {
  return (
    <header className={`${styles.header} no-print`}>
      <div className={styles.inner}>
        <Link className={styles.brand} to={homePath()}>
          <BrandMark digest={digest} />
          {digest.press.name}
        </Link>
        <nav className={styles.entries} aria-label="Main">
          <JournalsMenu digest={digest} entryClass={styles.link} />
          {[...TOP_ENTRIES, ...ownEntries(digest)].map((entry) => (
            <NavEntry key={entry.path} entry={entry} className={styles.link} />
          ))}
        </nav>
        <div className={styles.tools}>
          <Link className={styles.search} to={searchPath()} aria-label="Search">
            <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
              <path
                d="M8.75 14.5a5.75 5.75 0 1 0 0-11.5 5.75 5.75 0 0 0 0 11.5zM13 13l4.25 4.25"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
          </Link>
          <AccountLink className={styles.signIn} />
          <ReadingSettings />
          <Drawer digest={digest} />
        </div>
      </div>
    </header>
  );
}
