import type { JournalPageKey } from '@quire/model/journal-pages';
import { t } from '@quire/model/messages/t';
import { journalPagePath, journalPath, journalsPath } from '@quire/model/paths';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { hueStyle } from '../ui/cover/hue-style.ts';
import { SideMenu } from '../ui/side-menu/side-menu.tsx';
import styles from './journal-frame.module.css';
import { type FramedJournal, journalMenu } from './journal-frame-menu.ts';

interface JournalFrameProps {
  readonly journal: FramedJournal;
  /** In place of the line that names the journal: its home has a header of its own. */
  readonly header?: ReactNode;
  /** The menu's entry that a page without one of its own belongs to. */
  readonly within?: JournalPageKey;
  readonly children: ReactNode;
}

/** A journal around one of its pages: its name above, its menu at the side. */
export function JournalFrame({ journal, header, within, children }: JournalFrameProps) {
  return (
    <div style={hueStyle(journal.hue)}>
      {header ?? <JournalLine journal={journal} />}
      <div className={styles.columns}>
        <JournalMenu journal={journal} within={within} />
        <div className={styles.page}>{children}</div>
      </div>
    </div>
  );
}

function JournalLine({ journal }: { journal: FramedJournal }) {
  return (
    <div className={styles.line}>
      <p className="eyebrow">
        <Link className={styles.up} to={journalsPath()}>
          {t('layouts.journals')}
        </Link>
      </p>
      <p className={styles.name}>
        <Link to={journalPath(journal.name)}>{journal.fullname}</Link>
      </p>
      {journal.issn && <p className={styles.issn}>{t('layouts.issn', { issn: journal.issn })}</p>}
    </div>
  );
}

function JournalMenu({
  journal,
  within,
}: {
  journal: FramedJournal;
  within: JournalPageKey | undefined;
}) {
  const { pathname } = useLocation();
  const entries = journalMenu(journal);
  const home = journalPath(journal.name);
  const parent = within && journalPagePath(journal.name, within);
  const currentOf = (path: string) => {
    if (path === pathname) return 'page';
    return path === parent || (path !== home && pathname.startsWith(`${path}/`)) || undefined;
  };
  const current = entries.find(({ path }) => currentOf(path));
  return (
    <nav className={styles.nav} aria-label={journal.fullname}>
      {/* A new page closes the menu that led to it. */}
      <SideMenu
        key={pathname}
        summary={
          current ? t('layouts.journalMenuAt', { page: current.label }) : t('layouts.journalMenu')
        }
      >
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
        <ul role="list" className={styles.entries}>
          {entries.map(({ path, label }) => (
            <li key={path}>
              <Link className={styles.entry} to={path} aria-current={currentOf(path)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </SideMenu>
    </nav>
  );
}
