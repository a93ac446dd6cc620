import type { PressDigest } from '@quire/model/entities/press';
import { signInPath } from '@quire/model/paths';
import { Link } from 'react-router';
import { journalEntries } from '../menus.ts';
import styles from './drawer.module.css';
import { JournalLinks } from './journal-links.tsx';

const DRAWER = 'drawer';

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
          <p className="eyebrow">Journals</p>
          <JournalLinks entries={journalEntries(digest)} />
          <Link className={styles.signIn} to={signInPath()}>
            Sign in
          </Link>
        </nav>
      </div>
    </>
  );
}
