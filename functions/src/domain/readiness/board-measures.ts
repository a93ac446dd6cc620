import { isOnBoard } from '@quire/model/board-terms';
import type { JournalRecord } from '@quire/model/entities/journal-record';
import type { Measures } from '@quire/model/readiness/measures';
import { shareOf } from './share-of.ts';

type OfBoard =
  | 'chief'
  | 'editors'
  | 'editorAffiliations'
  | 'editorInstitutions'
  | 'editorCountries';

const different = (values: readonly string[]): number =>
  new Set(values.map((value) => value.trim().toLowerCase()).filter(Boolean)).size;

/** What is counted of the people who are on a journal's board on a day (`2026-03-01`). */
export function boardMeasures(
  { board: everyone }: Pick<JournalRecord, 'board'>,
  today: string,
): Pick<Measures, OfBoard> {
  const board = everyone.filter((member) => isOnBoard(member, today));
  const named = board.filter(({ affiliation }) => affiliation !== '');
  return {
    chief: board.some(({ role }) => role === 'editor-in-chief') ? 1 : 0,
    editors: named.length,
    editorAffiliations: shareOf(board, ({ affiliation }) => affiliation !== ''),
    editorInstitutions: different(named.map(({ affiliation }) => affiliation)),
    editorCountries: different(board.map(({ country }) => country)),
  };
}
