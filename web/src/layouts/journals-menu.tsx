import type { PressDigest } from '@quire/model/entities/press';
import { journalsPath } from '@quire/model/paths';
import type { PointerEvent } from 'react';
import { NavLink } from 'react-router';
import { journalEntries } from '../menus.ts';
import { JournalLinks } from './journal-links.tsx';
import styles from './journals-menu.module.css';

const MENU = 'journals-menu';

function pointAt(open: boolean) {
  return (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    document.getElementById(MENU)?.togglePopover(open);
  };
}

/**
 * The journals entry: a plain link, and beside it a button that opens the list of journals. The
 * menu is the browser's own popover, so it works before and without our script; with it, a mouse
 * that rests on the entry opens it too.
 */
export function JournalsMenu({ digest }: { digest: PressDigest }) {
  return (
    <div className={styles.entry} onPointerEnter={pointAt(true)} onPointerLeave={pointAt(false)}>
      <NavLink className={styles.link ?? ''} to={journalsPath()}>
        Journals
      </NavLink>
      {digest.journals.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget={MENU}
            aria-label="List of journals"
          >
            <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
              <path d="m2.5 4.5 3.5 3.5 3.5-3.5" fill="none" stroke="currentColor" />
            </svg>
          </button>
          <div id={MENU} popover="auto" className={styles.menu}>
            <JournalLinks entries={journalEntries(digest)} />
          </div>
        </>
      )}
    </div>
  );
}
