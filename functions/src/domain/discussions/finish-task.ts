import type { CALLS } from '@quire/model/calls/calls';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import type { Person } from '../access/principal.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { requireStaff } from './require-staff.ts';
import { readTask, writeTask } from './task-records.ts';

/** `finishTask`: sets a task to done, or reopens it, and records by whom. Throws `Refused`. */
export function finishTask(
  { db, now }: SubmissionPorts,
  person: Person,
  { submission: id, task, isDone }: z.output<typeof CALLS.finishTask.request>,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const staffed = await requireStaff({ db }, tx, person, id);
    const before = await readTask(db, tx, staffed, task);
    if (!before) throw new Refused('submission/not-found');
    const state = isDone ? 'done' : 'open';
    if (before.state === state) return;
    const name = await personName(db, person.uid);
    const done = { doneBy: { uid: person.uid, name }, doneAt: now().toISOString() };
    writeTask(db, tx, id, task, before, { ...before, state, ...done });
  });
}
