import type { PressDigest } from '@quire/model/entities/press';
import { t } from '@quire/model/messages/t';
import { journalEntries, journalsEntry } from '../navigation/menus.ts';
import { JournalLinks } from './journal-links.tsx';
import styles from './journals-menu.module.css';
import { NavEntry } from './nav-entry.tsx';
import { useHoverOpen } from './use-hover-open.ts';

const MENU = 'journals-menu';

interface JournalsMenuProps {
  readonly digest: PressDigest;
  readonly entryClass: string | undefined;
}

/**
 * The journals entry: a plain link, and beside it a button that opens the list of journals. The
 * menu is the browser's own popover, so it works before and without our script; with it, a mouse
 * that rests on the link opens it too.
 */
export function JournalsMenu({ digest, entryClass }: JournalsMenuProps) {
  const hover = useHoverOpen(MENU);
  return (
    <div className={styles.entry} onPointerLeave={hover.leave}>
      <NavEntry entry={journalsEntry()} className={entryClass} onPointerEnter={hover.enter} />
      {digest.journals.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            popoverTarget={MENU}
            aria-label={t('layouts.listOfJournals')}
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
