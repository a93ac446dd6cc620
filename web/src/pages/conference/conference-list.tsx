import { ConferenceEntry } from './conference-entry.tsx';
import styles from './conference-list.module.css';
import type { ConferenceCard } from './conference-page.ts';

interface ConferenceListProps {
  readonly id: string;
  readonly title: string;
  readonly conferences: readonly ConferenceCard[];
  readonly isOpen?: boolean;
}

/** Conferences below one another; nothing where there are none. */
export function ConferenceList({ id, title, conferences, isOpen = false }: ConferenceListProps) {
  if (conferences.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.list}>
        {conferences.map((conference) => (
          <li key={conference.ckey}>
            <ConferenceEntry
              conference={conference}
              isOpen={isOpen && conference.status === 'announced'}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
