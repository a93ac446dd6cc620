import { isOnBoard, isTermOver } from '@quire/model/board-terms';
import { isOrcid } from '@quire/model/identifiers';
import { t } from '@quire/model/messages/t';
import type { Board, BoardMember } from '../../data/live/people/boards.ts';

export const BOARD_ROLES = {
  'editor-in-chief': t('officeEditors.roleEditorInChief'),
  deputy: t('officeEditors.roleDeputy'),
  associate: t('officeEditors.roleAssociate'),
  section: t('officeEditors.roleSection'),
  managing: t('officeEditors.roleManaging'),
  statistics: t('officeEditors.roleStatistics'),
  reviews: t('officeEditors.roleReviews'),
  production: t('officeEditors.roleProduction'),
  copy: t('officeEditors.roleCopy'),
  board: t('officeEditors.roleBoard'),
  advisory: t('officeEditors.roleAdvisory'),
  guest: t('officeEditors.roleGuest'),
  emeritus: t('officeEditors.roleEmeritus'),
} as const satisfies Readonly<Record<BoardMember['role'], string>>;

/** What a member is called in the office. */
export const roleOf = ({ role, roleName }: Pick<BoardMember, 'role' | 'roleName'>): string =>
  roleName || BOARD_ROLES[role];

export const BOARD_NOTES = {
  'no-orcid': t('officeEditors.withoutOrcid'),
  'bad-orcid': t('officeEditors.wrongOrcid'),
  over: t('officeEditors.termIsOver'),
  later: t('officeEditors.termNotBegun'),
  soon: t('officeEditors.termEndsSoon'),
} as const;
export type BoardNote = keyof typeof BOARD_NOTES;

export interface BoardRow {
  readonly journal: string;
  readonly place: number;
  readonly member: BoardMember;
  readonly notes: readonly BoardNote[];
}

const SOON_MS = 90 * 86_400_000;

/** What needs attention on a given day. */
export function notesOn(
  { orcid, from, to }: Pick<BoardMember, 'orcid' | 'from' | 'to'>,
  today: string,
): BoardNote[] {
  const soon = new Date(Date.parse(today) + SOON_MS).toISOString().slice(0, 10);
  const notes: BoardNote[] = [];
  if (!orcid) notes.push('no-orcid');
  else if (!isOrcid(orcid)) notes.push('bad-orcid');
  if (isTermOver({ to }, today)) notes.push('over');
  else if (!isOnBoard({ from, to }, today)) notes.push('later');
  else if (to !== undefined && to <= soon) notes.push('soon');
  return notes;
}

export interface BoardFilter {
  readonly q: string;
  readonly journal: string;
  readonly role: string;
  readonly note: string;
}

/** The members of all boards in order, filtered. */
export function boardRows(
  boards: readonly Board[],
  { q, journal, role, note }: BoardFilter,
  today: string,
): readonly BoardRow[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const has = ({ name, affiliation, country, expertise, orcid = '' }: BoardMember) => {
    const text = [name, affiliation, country, orcid, ...expertise].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return boards
    .filter((board) => !journal || board.journal === journal)
    .flatMap((board) =>
      board.members.map((member, place) => ({
        ...{ journal: board.journal, place, member, notes: notesOn(member, today) },
      })),
    )
    .filter(({ member, notes }) => {
      const isNoted = !note || notes.some((each) => each === note);
      return isNoted && (!role || member.role === role) && has(member);
    });
}
