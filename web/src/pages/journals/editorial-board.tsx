import type { BoardMember } from '@quire/model/entities/journal';
import styles from './editorial-board.module.css';

const ROLES: Readonly<Record<BoardMember['role'], string>> = {
  'editor-in-chief': 'Editor-in-Chief',
  deputy: 'Deputy editor',
  managing: 'Managing editor',
  section: 'Section editor',
  associate: 'Associate editor',
  guest: 'Guest editor',
  advisory: 'Advisory board',
  emeritus: 'Editor emeritus',
};
const ORDER = Object.keys(ROLES);

/** Who answers for the journal, in the order of their office. */
export function EditorialBoard({ board }: { board: readonly BoardMember[] }) {
  if (board.length === 0) return null;
  const members = board.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
  return (
    <section aria-labelledby="board" className={styles.board}>
      <h2 id="board">Editorial board</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.members}>
        {members.map(({ name, role, affiliation, country }) => (
          <li key={`${role} ${name}`}>
            <p className={styles.name}>{name}</p>
            <p className={styles.role}>{ROLES[role]}</p>
            <p className={styles.place}>{[affiliation, country].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
