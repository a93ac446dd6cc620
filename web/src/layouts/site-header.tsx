import type { PressToday } from '@quire/model/entities/press';
import { t } from '@quire/model/messages/t';
import { homePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { ownEntries, topEntries } from '../navigation/menus.ts';
import { AccountLink } from './account-link.tsx';
import { BrandMark } from './brand-mark.tsx';
import { Drawer } from './drawer.tsx';
import { JournalsMenu } from './journals-menu.tsx';
import { NavEntry } from './nav-entry.tsx';
import { SiteSearch } from './search/site-search.tsx';
import styles from './site-header.module.css';
import { ReadingSettings } from './theme/reading-settings.tsx';

/** The top navigation: a row of entries, or a drawer where there is no room for them. */
export function SiteHeader({ digest }: { digest: PressToday }) {
  return (
    <header className={`${styles.header} no-print`}>
      <div className={styles.inner}>
        <Link className={styles.brand} to={homePath()}>
          <BrandMark digest={digest} />
          {digest.press.name}
        </Link>
        <nav className={styles.entries} aria-label={t('layouts.mainMenu')}>
          <JournalsMenu digest={digest} entryClass={styles.link} />
          {[...topEntries(), ...ownEntries(digest)].map((entry) => (
            <NavEntry key={entry.path} entry={entry} className={styles.link} />
          ))}
        </nav>
        <div className={styles.tools}>
          <SiteSearch />
          <AccountLink className={styles.signIn} />
          <ReadingSettings />
          <Drawer digest={digest} />
        </div>
      </div>
    </header>
  );
}
