/** Checks the press's own records. */
import { isOnBoard } from '@quire/model/board-terms';
import { JOURNALS, PRESS_SETTINGS, SETTINGS, USERS } from '@quire/model/collections';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import type { Firestore } from 'firebase-admin/firestore';
import { readRecord } from '../../platform/database/read-record.ts';
import { type ChecklistPorts, type ItemFinding, isDone, isOpen } from './item-finding.ts';

/** A press has a handful of journals; a larger press does not need this list. */
const JOURNALS_LOOKED_AT = 50;
/** DOAJ asks for at least five editors whose affiliations are named. */
const BOARD_LEAST = 5;

/** Journals that have not ceased. Firestore orders by id. */
async function journalsOf(db: Firestore): Promise<readonly Journal[]> {
  const { docs } = await db.collection(JOURNALS).limit(JOURNALS_LOOKED_AT).get();
  return docs
    .filter((doc) => doc.get('deletedAt') === undefined)
    .map((doc) => JournalSchema.parse(doc.data()))
    .filter(({ status }) => status !== 'ceased');
}

/** The same question about each journal; `lacks` names what a journal lacks, or null. */
const ofJournals =
  (
    lacks: (journal: Journal, today: string) => string | null,
    done: (journals: readonly Journal[], today: string) => string,
  ) =>
  async ({ db, now }: ChecklistPorts): Promise<ItemFinding> => {
    const today = now().toISOString().slice(0, 10);
    const journals = await journalsOf(db);
    if (journals.length === 0) return isOpen('There is no journal yet.');
    const found = journals.flatMap((journal) => {
      const lack = lacks(journal, today);
      return lack === null ? [] : [`${journal.name}: ${lack}`];
    });
    return found.length > 0 ? isOpen(`${found.join('; ')}.`) : isDone(done(journals, today));
  };

const each = (journals: readonly Journal[], tell: (journal: Journal) => string): string =>
  `${journals.map((journal) => `${journal.name}: ${tell(journal)}`).join('; ')}.`;

export const lookAtIssn = ofJournals(
  ({ issn }) => (issn ? null : 'no ISSN'),
  (journals) => each(journals, ({ issn }) => issn),
);

export const lookAtBoard = ofJournals(
  ({ board: everybody }, today) => {
    const board = everybody.filter((member) => isOnBoard(member, today));
    const named = board.filter(({ affiliation }) => affiliation).length;
    if (!board.some(({ role }) => role === 'editor-in-chief')) return 'no editor-in-chief';
    return named < BOARD_LEAST
      ? `${named} of at least ${BOARD_LEAST} editors with an affiliation`
      : null;
  },
  (journals, today) =>
    each(journals, ({ board }) => {
      const { length } = board.filter((member) => isOnBoard(member, today));
      return `${length} editors`;
    }),
);

export const lookAtCrossref = ofJournals(
  ({ doiPrefix }) => (doiPrefix ? null : 'no DOI prefix'),
  (journals) =>
    `${each(journals, ({ doiPrefix }) => doiPrefix)} Whether Crossref has given it to you is not looked at.`,
);

export const lookAtArchive = ofJournals(
  ({ preservation }) => (preservation.length > 0 ? null : 'no archive named'),
  (journals) =>
    `${each(journals, ({ preservation }) => preservation.join(', '))} Whether they have received it is not looked at.`,
);

export async function lookAtAdmins({ db }: ChecklistPorts): Promise<ItemFinding> {
  const admins = db.collection(USERS).where('roles', 'array-contains', 'admin').limit(20);
  const { size } = await admins.get();
  return size > 1
    ? isDone(`There are ${size} administrators.`)
    : isOpen('There is one administrator. If they lose their way in, nobody else can help.');
}

export async function lookAtTwoStep({ db }: ChecklistPorts): Promise<ItemFinding> {
  const settings = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const roles = readRecord(settings, PressRecordSchema)?.secondFactorRoles ?? [];
  return roles.includes('admin')
    ? isDone(`Two-step sign-in is asked of: ${roles.join(', ')}.`)
    : isOpen('Two-step sign-in is not asked of administrators.');
}
