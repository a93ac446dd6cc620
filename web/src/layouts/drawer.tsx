import type { PressToday } from '@quire/model/entities/press';
import { t } from '@quire/model/messages/t';
import { blogsPath, homePath } from '@quire/model/paths';
import { journalEntries, journalsEntry, ownEntries, topEntries } from '../navigation/menus.ts';
import { AccountLink } from './account-link.tsx';
import styles from './drawer.module.css';
import { JournalLinks } from './journal-links.tsx';
import { NavEntry } from './nav-entry.tsx';

const DRAWER = 'drawer';

/** The navigation of small screens: a popover from the side, opened and closed without our script. */
export function Drawer({ digest }: { digest: PressToday }) {
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
        {t('layouts.menu')}
      </button>
      <div id={DRAWER} popover="auto" className={styles.drawer}>
        <button
          type="button"
          className={styles.close}
          popoverTarget={DRAWER}
          popoverTargetAction="hide"
        >
          {t('layouts.close')}
        </button>
        <nav aria-label={t('layouts.menu')}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
          <ul role="list" className={styles.entries}>
            <li>
              <NavEntry
                entry={{ label: t('layouts.home'), path: homePath() }}
                className={styles.link}
              />
            </li>
            <li>
              <NavEntry entry={journalsEntry()} className={styles.link} />
              <JournalLinks entries={journalEntries(digest)} />
            </li>
            {[
              ...topEntries(),
              { label: t('layouts.blog'), path: blogsPath() },
              ...ownEntries(digest),
            ].map((entry) => (
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
