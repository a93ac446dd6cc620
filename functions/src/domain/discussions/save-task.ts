import type { CALLS } from '@quire/model/calls/calls';
import { STAFF_TASKS } from '@quire/model/collections';
import type { StaffTask } from '@quire/model/entities/discussion';
import { taskAssigned } from '@quire/model/mail/editor/task-assigned';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { personName } from '../access/person-name.ts';
import type { Person } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { longDate } from '../outbox/mail-phrases.ts';
import type { SubmissionPorts } from '../submissions/ports.ts';
import { submissionRef } from '../submissions/read-submission.ts';
import { colleagueMails } from './colleague-mails.ts';
import { readColleagues } from './colleagues.ts';
import { requireStaff } from './require-staff.ts';
import { readTask, writeTask } from './task-records.ts';

/** The limit of the manuscript's page. */
const TASKS_MAX = 200;

/**
 * `saveTask`. Production staff can read tasks that one of them assigns or receives; all others are only for handling
 * editors. Throws `Refused`: `submission/not-found`, `access/denied`, `submission/no-such-person` for an assignee who
 * may not see the manuscript, `submission/wrong-state` for a task that is done.
 */
export function saveTask(
  ports: SubmissionPorts,
  person: Person,
  asked: z.output<typeof CALLS.saveTask.request>,
): Promise<void> {
  const { db, now } = ports;
  const { submission: id, task, title, due } = asked;
  return inTransaction(db, async (tx) => {
    const staffed = await requireStaff(ports, tx, person, id);
    const before = await readTask(db, tx, staffed, task);
    if (before?.state === 'done') throw new Refused('submission/wrong-state');
    const tasks = submissionRef(db, id).collection(STAFF_TASKS);
    if (!before && (await tx.get(tasks.limit(TASKS_MAX).select())).size >= TASKS_MAX)
      throw new Refused('input/invalid', { field: 'title' });
    const colleagues = await readColleagues(db, staffed.submission);
    const assignee = colleagues.find(({ uid }) => uid === asked.assignee);
    if (!assignee) throw new Refused('submission/no-such-person', { field: 'assignee' });
    const isForProduction = before?.readers === 'staff' || !staffed.handles || !assignee.handles;
    const from = await personName(db, person.uid);
    const at = now().toISOString();
    const isNew = before?.assignee.uid !== assignee.uid && assignee.uid !== person.uid;
    const cause = `${task}-${at.replace(/\D/g, '')}`;
    await enqueueMails(
      ports,
      tx,
      await colleagueMails(
        ...([ports, staffed, cause, isNew ? [assignee] : [], taskAssigned.name] as const),
        (about, sender) =>
          taskAssigned.render({ ...about, from, due: longDate(due ?? undefined) }, sender),
      ),
    );
    const after: StaffTask = {
      ...{ title, assignee: { uid: assignee.uid, name: assignee.name }, state: 'open' },
      readers: isForProduction ? 'staff' : 'handlers',
      ...(due ? { due } : {}),
      ...(before ? { by: before.by, at: before.at } : { by: { uid: person.uid, name: from }, at }),
      ...(before?.doneBy ? { doneBy: before.doneBy } : {}),
      ...(before?.doneAt ? { doneAt: before.doneAt } : {}),
      ...{ number: staffed.submission.number ?? '', manuscript: staffed.submission.title },
    };
    writeTask(db, tx, id, task, before, after);
  });
}
