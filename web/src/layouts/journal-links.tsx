import { Link } from 'react-router';
import { allJournals, type MenuEntry } from '../navigation/menus.ts';
import { hueStyle } from '../ui/cover/hue-style.ts';
import styles from './journal-links.module.css';

/** The press's journals by name, each with a stroke of its colour, and the way to all of them. */
export function JournalLinks({ entries }: { entries: readonly (MenuEntry & { hue: number })[] }) {
  const all = allJournals();
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one
    <ul role="list" className={styles.list}>
      {entries.map(({ path, label, hue }) => (
        <li key={path}>
          <Link className={styles.journal} style={hueStyle(hue)} to={path}>
            {label}
          </Link>
        </li>
      ))}
      <li>
        <Link className={styles.all} to={all.path}>
          {all.label}
        </Link>
      </li>
    </ul>
  );
}
