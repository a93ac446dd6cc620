/** Checks the press's own records. */
import { isOnBoard } from '@quire/model/board-terms';
import { JOURNALS, PRESS_SETTINGS, SETTINGS, USERS } from '@quire/model/collections';
import { type Journal, JournalSchema } from '@quire/model/entities/journal';
import { PressRecordSchema } from '@quire/model/entities/press-record';
import { formatList } from '@quire/model/messages/numbers';
import { t } from '@quire/model/messages/t';
import { ROLE_LABELS } from '@quire/model/role-labels';
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

const ofJournal = ({ name }: Journal, finding: string): string =>
  t('officeFindings.ofJournal', { journal: name, finding });

/** The same question about each journal; `lacks` names what a journal lacks, or null. */
const ofJournals =
  (
    lacks: (journal: Journal, today: string) => string | null,
    done: (journals: readonly Journal[], today: string) => string,
  ) =>
  async ({ db, now }: ChecklistPorts): Promise<ItemFinding> => {
    const today = now().toISOString().slice(0, 10);
    const journals = await journalsOf(db);
    if (journals.length === 0) return isOpen(t('officeFindings.noJournalYet'));
    const found = journals.flatMap((journal) => {
      const lack = lacks(journal, today);
      return lack === null ? [] : [ofJournal(journal, lack)];
    });
    return found.length > 0
      ? isOpen(t('officeFindings.eachJournal', { journals: found.join('; ') }))
      : isDone(done(journals, today));
  };

const listed = (journals: readonly Journal[], tell: (journal: Journal) => string): string =>
  journals.map((journal) => ofJournal(journal, tell(journal))).join('; ');

export const lookAtIssn = ofJournals(
  ({ issn }) => (issn ? null : t('officeFindings.issnMissing')),
  (journals) => t('officeFindings.eachJournal', { journals: listed(journals, ({ issn }) => issn) }),
);

export const lookAtBoard = ofJournals(
  ({ board: everybody }, today) => {
    const board = everybody.filter((member) => isOnBoard(member, today));
    const named = board.filter(({ affiliation }) => affiliation).length;
    if (!board.some(({ role }) => role === 'editor-in-chief'))
      return t('officeFindings.chiefMissing');
    return named < BOARD_LEAST
      ? t('officeFindings.editorsFew', { count: named, least: BOARD_LEAST })
      : null;
  },
  (journals, today) =>
    t('officeFindings.eachJournal', {
      journals: listed(journals, ({ board }) => {
        const { length: count } = board.filter((member) => isOnBoard(member, today));
        return t('officeFindings.editorsCount', { count });
      }),
    }),
);

export const lookAtCrossref = ofJournals(
  ({ doiPrefix }) => (doiPrefix ? null : t('officeFindings.prefixMissing')),
  (journals) =>
    t('officeFindings.prefixes', { journals: listed(journals, ({ doiPrefix }) => doiPrefix) }),
);

export const lookAtArchive = ofJournals(
  ({ preservation }) => (preservation.length > 0 ? null : t('officeFindings.archiveMissing')),
  (journals) =>
    t('officeFindings.archives', {
      journals: listed(journals, ({ preservation }) => preservation.join(', ')),
    }),
);

export async function lookAtAdmins({ db }: ChecklistPorts): Promise<ItemFinding> {
  const admins = db.collection(USERS).where('roles', 'array-contains', 'admin').limit(20);
  const { size } = await admins.get();
  return size > 1
    ? isDone(t('officeFindings.adminsCount', { count: size }))
    : isOpen(t('officeFindings.adminAlone'));
}

export async function lookAtTwoStep({ db }: ChecklistPorts): Promise<ItemFinding> {
  const settings = await db.collection(SETTINGS).doc(PRESS_SETTINGS).get();
  const roles = readRecord(settings, PressRecordSchema)?.secondFactorRoles ?? [];
  return roles.includes('admin')
    ? isDone(
        t('officeFindings.twoStepOf', {
          roles: formatList(roles.map((role) => ROLE_LABELS[role])),
        }),
      )
    : isOpen(t('officeFindings.twoStepOff'));
}
