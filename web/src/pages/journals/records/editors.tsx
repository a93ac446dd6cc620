import type { BoardMember } from '@quire/model/entities/journal';
import type { ShownImage } from '@quire/model/entities/shown-image';
import { orcidUrl } from '@quire/model/identifiers';
import { languageOfText } from '@quire/model/messages/in-reader-language';
import { joinFacts } from '@quire/model/messages/join-facts';
import { t } from '@quire/model/messages/t';
import { journalPagePath } from '@quire/model/paths';
import { Link } from 'react-router';
import { rich } from '../../../messages/rich.ts';
import type { JournalPageData } from '../parts/journal-page-data.ts';
import styles from './editors.module.css';

const ORDER: readonly BoardMember['role'][] = [
  'editor-in-chief',
  'deputy',
  'managing',
  'section',
  'associate',
  'statistics',
  'reviews',
  'guest',
  'production',
  'copy',
  'board',
  'advisory',
  'emeritus',
];

/** What one or several members of the board are called. */
function officeName(role: BoardMember['role'], count: number): string {
  const names: Readonly<Record<BoardMember['role'], string>> = {
    'editor-in-chief': t('journals.boardChief', { count }),
    deputy: t('journals.boardDeputy', { count }),
    managing: t('journals.boardManaging', { count }),
    section: t('journals.boardSection', { count }),
    associate: t('journals.boardAssociate', { count }),
    statistics: t('journals.boardStatistics', { count }),
    reviews: t('journals.boardReviews', { count }),
    guest: t('journals.boardGuest', { count }),
    production: t('journals.boardProduction', { count }),
    copy: t('journals.boardCopy', { count }),
    board: t('journals.boardMember', { count }),
    advisory: t('journals.boardAdvisory', { count }),
    emeritus: t('journals.boardEmeritus', { count }),
  };
  return names[role];
}

/** A role's own name is in the language of the journal's other texts. */
function Office({ members }: { members: readonly BoardMember[] }) {
  const [first] = members;
  if (!first?.roleName) return first && officeName(first.role, members.length);
  return <bdi lang={languageOfText({}, 'roleName')}>{first.roleName}</bdi>;
}

/** An own name may be in any letters, and has blanks, which an id may not have. */
const headingId = (office: string): string => office.replaceAll(/\s+/g, '-');

type Portraits = Readonly<Record<string, ShownImage>>;

/** Who answers for the journal, who did, and the way to those who review for it. */
export function Editors({ page }: { page: JournalPageData }) {
  const { journal, pastBoard, portraits, frame } = page;
  return (
    <>
      <Board board={journal.board} portraits={portraits} />
      <PastMembers members={pastBoard} />
      {frame.texts.includes('reviewers') && (
        <p className={styles.office}>
          <Link to={journalPagePath(journal.name, 'reviewers')}>{t('journals.reviewers')}</Link>
        </p>
      )}
    </>
  );
}

interface BoardProps {
  board: readonly BoardMember[];
  portraits: Portraits;
}

/** The members by office and in its order. */
function Board({ board, portraits }: BoardProps) {
  if (board.length === 0) return <p>{t('journals.noBoard')}</p>;
  const inOrder = board.toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role));
  const offices = Map.groupBy(inOrder, ({ role, roleName }) => roleName || role);
  return [...offices].map(([office, members]) => (
    <section key={office} aria-labelledby={headingId(office)} className={styles.office}>
      <h2 id={headingId(office)}>
        <Office members={members} />
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.members}>
        {members.map((member) => (
          <Member key={member.name} member={member} portraits={portraits} />
        ))}
      </ul>
    </section>
  ));
}

/** `MH` for Maren Holt, and for Prof. Dr. Maren A. Holt: where a portrait would be. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word && !word.endsWith('.'));
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => word?.slice(0, 1).toLocaleUpperCase('en')).join('');
}

function Member({ member, portraits }: { member: BoardMember; portraits: Portraits }) {
  const { name, affiliation, country, orcid, photo, expertise = [], bio } = member;
  const portrait = photo && portraits[photo.sha256];
  return (
    <li className={styles.member}>
      {portrait ? (
        <img
          className={styles.portrait}
          src={portrait.src}
          srcSet={portrait.srcset}
          sizes="5rem"
          width={portrait.width}
          height={portrait.height}
          alt={portrait.alt}
          loading="lazy"
        />
      ) : (
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
      )}
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.place}>{[affiliation, country].filter(Boolean).join(', ')}</p>
        {expertise.length > 0 && <p className={styles.place}>{joinFacts(expertise)}</p>}
        {orcid && (
          <p className={styles.place}>
            <a href={orcidUrl(orcid)}>
              {rich('journals.orcidOf', {
                orcid,
                name,
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              })}
            </a>
          </p>
        )}
        {bio && (
          <details className={styles.place}>
            <summary>
              {rich('journals.biographyOf', {
                name,
                hidden: (words) => <span className="visually-hidden">{words}</span>,
              })}
            </summary>
            <p>{bio}</p>
          </details>
        )}
      </div>
    </li>
  );
}

const year = (day: string | undefined): string => day?.slice(0, 4) ?? '';

/** `2019–2023`; of one whose beginning is not known, `until 2023`. */
function years({ from, to }: BoardMember): string {
  if (!from) return t('journals.untilYear', { year: year(to) });
  return year(from) === year(to) ? year(to) : `${year(from)}–${year(to)}`;
}

/** Those whose term is over, the last to leave first. */
function PastMembers({ members }: { members: readonly BoardMember[] }) {
  if (members.length === 0) return null;
  const sorted = members.toSorted((a, b) => (b.to ?? '').localeCompare(a.to ?? ''));
  return (
    <section aria-labelledby="past-members" className={styles.office}>
      <h2 id="past-members">{t('journals.pastMembers')}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari forgets that an unmarked list is one */}
      <ul role="list" className={styles.past}>
        {sorted.map((member) => (
          <li key={`${member.name} ${member.role} ${member.to}`}>
            <span className={styles.name}>{member.name}</span>{' '}
            <span className={styles.place}>
              {rich('journals.officeYears', {
                office: <Office key="office" members={[member]} />,
                years: years(member),
              })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
