import type { CALLS } from '@quire/model/calls/calls';
import { StaffTicksSchema } from '@quire/model/entities/staff-check';
import { t } from '@quire/model/messages/t';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import type { Person } from '../access/principal.ts';
import { requireStaff, type Staffed } from '../discussions/require-staff.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { readStaffChecks, readTicks, ticksRef } from './staff-checks.ts';

/** A submission for its handling editor. Throws `submission/not-found` and `access/denied`. */
export async function requireChecker(
  ports: Pick<SubmissionPorts, 'db'>,
  tx: Transaction,
  person: Person,
  id: string,
): Promise<Staffed> {
  const staffed = await requireStaff(ports, tx, person, id);
  if (!staffed.handles) throw new Refused('access/denied');
  return staffed;
}

/**
 * `manuscriptChecks`: the checklist of its journal and whether there is a similarity service, for handling editors.
 * Throws `Refused`.
 */
export function manuscriptChecks(
  { db }: Pick<SubmissionPorts, 'db'>,
  person: Person,
  { submission: id }: z.output<typeof CALLS.manuscriptChecks.request>,
  hasSimilarity: boolean,
): Promise<z.input<typeof CALLS.manuscriptChecks.response>> {
  return inTransaction(db, async (tx) => {
    const { submission } = await requireChecker({ db }, tx, person, id);
    return { checklist: [...(await readStaffChecks(db, tx, submission.journal))], hasSimilarity };
  });
}

/**
 * `tickStaffCheck`: ticks an item or removes the tick, with user and time. A call that changes nothing is ignored.
 * Throws `Refused`: `input/invalid` for items that are not on the current checklist.
 */
export function tickStaffCheck(
  { db, now }: Pick<SubmissionPorts, 'db' | 'now'>,
  person: Person,
  { submission: id, text, isDone }: z.output<typeof CALLS.tickStaffCheck.request>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { submission } = await requireChecker({ db }, tx, person, id);
    const checks = await readStaffChecks(db, tx, submission.journal);
    if (!checks.some((check) => check.text === text)) {
      const message = t('refusals.checkGone');
      throw new Refused('input/invalid', { problems: [{ field: 'text', message }] });
    }
    const ref = submissionRef(db, id);
    const ticks = await readTicks(tx, ref);
    const before = ticks.find((tick) => tick.text === text);
    if ((before?.isDone ?? false) === isDone) return;
    const by = { uid: person.uid, name: await personName(db, person.uid) };
    const tick = { text, isDone, by, at: now().toISOString() };
    const others = ticks.filter((other) => other.text !== text);
    // Ticks of items that were removed from the checklist long ago are deleted.
    const kept = [...others.slice(-199), tick];
    tx.set(ticksRef(ref), StaffTicksSchema.parse({ ticks: kept }));
  });
}
