import type { PressDigest } from '@quire/model/entities/press';
import { blogsPath, homePath } from '@quire/model/paths';
import { JOURNALS_ENTRY, journalEntries, ownEntries, TOP_ENTRIES } from '../navigation/menus.ts';
import { AccountLink } from './account-link.tsx';
import styles from './drawer.module.css';
import { JournalLinks } from './journal-links.tsx';
import { NavEntry } from './nav-entry.tsx';

const DRAWER = 'drawer';

const HOME = { label: 'Home', path: homePath() };
const BLOG = { label: 'Blog', path: blogsPath() };

/** The navigation of small screens: a popover from the side, opened and closed without our script. */
export function Drawer({ digest }: { digest: PressDigest }) {
  return (
    <>
      <button type="button" className={styles.open} popoverTarget={DRAWER}>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
          <path
            d="M2 5.5h16M2 10h16M2 14.5h16"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        Menu
      </button>
      <div id={DRAWER} popover="auto" className={styles.drawer}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={DRAWER}
          popoverTargetAction="hide"
        >
          Close
        </button>
        <nav aria-label="Menu">
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list" className={styles.entries}>
            <li>
              <NavEntry entry={HOME} className={styles.link} />
            </li>
            <li>
              <NavEntry entry={JOURNALS_ENTRY} className={styles.link} />
              <JournalLinks entries={journalEntries(digest)} />
            </li>
            {[...TOP_ENTRIES, BLOG, ...ownEntries(digest)].map((entry) => (
              <li key={entry.path}>
                <NavEntry entry={entry} className={styles.link} />
              </li>
            ))}
          </ul>
          <AccountLink className={styles.signIn} />
        </nav>
      </div>
    </>
  );
}
