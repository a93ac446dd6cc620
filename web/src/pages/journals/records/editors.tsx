import type { BoardMember } from '@quire/model/entities/journal';
import { orcidUrl } from '@quire/model/identifiers';
import { journalPagePath } from '@quire/model/paths';
import { Link } from 'react-router';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import styles from './editors.module.css';

const ROLES: Readonly<Record<BoardMember['role'], readonly [one: string, more: string]>> = {
  'editor-in-chief': ['Editor-in-Chief', 'Editors-in-Chief'],
  deputy: ['Deputy editor', 'Deputy editors'],
  managing: ['Managing editor', 'Managing editors'],
  section: ['Section editor', 'Section editors'],
  associate: ['Associate editor', 'Associate editors'],
  guest: ['Guest editor', 'Guest editors'],
  advisory: ['Advisory board', 'Advisory board'],
  emeritus: ['Editor emeritus', 'Editors emeriti'],
};
const ORDER = Object.keys(ROLES);

/** Who answers for the journal, and the way to those who review for it. */
export function Editors({ page: { journal, frame } }: { page: JournalPageData }) {
  return (
    <>
      <Board board={journal.board} />
      {frame.texts.includes('reviewers') && (
        <p className={styles.office}>
          <Link to={journalPagePath(journal.name, 'reviewers')}>Our reviewers</Link>
        </p>
      )}
    </>
  );
}

/** The members by office and in its order. */
function Board({ board }: { board: readonly BoardMember[] }) {
  if (board.length === 0) return <p>The editorial board has not been announced yet.</p>;
  const offices = [...Map.groupBy(board, ({ role }) => role)].sort(
    ([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b),
  );
  return offices.map(([role, members]) => (
    <section key={role} aria-labelledby={role} className={styles.office}>
      <h2 id={role}>{ROLES[role][members.length === 1 ? 0 : 1]}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.members}>
        {members.map((member) => (
          <Member key={member.name} member={member} />
        ))}
      </ul>
    </section>
  ));
}

function Member({ member: { name, affiliation, country, orcid } }: { member: BoardMember }) {
  return (
    <li>
      <p className={styles.name}>{name}</p>
      <p className={styles.place}>{[affiliation, country].filter(Boolean).join(', ')}</p>
      {orcid && (
        <p className={styles.place}>
          <a href={orcidUrl(orcid)}>
            ORCID {orcid} <span className="visually-hidden">of {name}</span>
          </a>
        </p>
      )}
    </li>
  );
}
