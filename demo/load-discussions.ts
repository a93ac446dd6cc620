/** What staff write to each other beside a manuscript and what they have to do for it, through the pages' functions. */
import { SUBMISSIONS } from '@quire/model/collections';
import type { Person } from '../functions/src/domain/access/principal.ts';
import { addNoteFile } from '../functions/src/domain/discussions/add-note-file.ts';
import { finishTask } from '../functions/src/domain/discussions/finish-task.ts';
import { saveTask } from '../functions/src/domain/discussions/save-task.ts';
import { writeNote } from '../functions/src/domain/discussions/write-note.ts';
import type { SubmissionPorts } from '../functions/src/domain/submissions/ports.ts';
import { claimsOfAccount, readAccounts } from './accounts.ts';

const SUBMISSION = 'demo-under-review';
const DAY_MS = 86_400_000;

/** A discussion with mentions, open tasks of the editor and the guest editor, and one that is done. May be repeated. */
export async function loadDiscussions(
  ports: SubmissionPorts,
  journals: readonly string[],
): Promise<void> {
  const submission = ports.db.collection(SUBMISSIONS).doc(SUBMISSION);
  if (!(await submission.get()).exists) return;
  if ((await submission.collection('discussions').limit(1).get()).size > 0) return;
  const { accounts } = await readAccounts();
  const find = (role: string): Person => {
    const account = accounts.find((each) => each.role === role);
    if (!account) throw new Error(`demo/accounts.yaml has no ${role}.`);
    const { uid, email } = account;
    return { uid, email, claims: claimsOfAccount(account, journals) };
  };
  const [admin, editor, guest] = [find('admin'), find('editor'), find('guestEditor')];
  const today = ports.now().getTime();
  const on = (daysAgo: number) => ({ ...ports, now: () => new Date(today - daysAgo * DAY_MS) });
  const day = (ahead: number) => new Date(today + ahead * DAY_MS).toISOString().slice(0, 10);
  const topic = 'demo-discussion-1';
  const of = { submission: SUBMISSION, isForProduction: false };
  await writeNote(on(2), editor, {
    ...{ ...of, key: topic, subject: 'Are two reports enough?', mentions: [admin.uid, guest.uid] },
    text: 'One reviewer has asked for more time. The first report is detailed.\n\nMay I decide with **two** reports, or do we wait for the third?',
  });
  const residuals = 'chapter,residual\n1,0.31\n2,0.28\n3,0.33\n';
  await addNoteFile(on(2), editor, {
    ...{ submission: SUBMISSION, note: topic, key: 'demo-file-1', name: 'residuals.csv' },
    data: Buffer.from(residuals).toString('base64'),
  });
  await writeNote(on(1), admin, {
    ...{ ...of, key: 'demo-discussion-2', topic, subject: '', mentions: [editor.uid] },
    text: 'Two are enough here. Please check first that the residuals are in a public archive.',
  });
  const tasks = [
    ['demo-task-1', 'Check that the residuals are in a public archive', editor, 3],
    ['demo-task-2', 'Compare the title with the one on the title page', editor, 1],
    ['demo-task-3', 'Say which of the two reports weighs more for the special issue', guest, 5],
  ] as const;
  for (const [task, title, { uid }, ahead] of tasks) {
    const asked = { submission: SUBMISSION, task, title, assignee: uid, due: day(ahead) };
    await saveTask(on(1), admin, asked);
  }
  await finishTask(on(0), editor, { submission: SUBMISSION, task: 'demo-task-2', isDone: true });
}
