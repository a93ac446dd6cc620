import { TOOL_RUNS } from '@quire/model/collections';
import {
  failureText,
  TOOL_NAMES,
  type ToolRun,
  ToolRunSchema,
} from '@quire/model/entities/tool-run';
import { toolFinished } from '@quire/model/mail/staff/tool-finished';
import { t } from '@quire/model/messages/t';
import { adminToolsPath } from '@quire/model/office-paths';
import type { Ports } from '../../platform/database/ports.ts';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { readPerson } from '../outbox/article-mail.ts';
import { readSender } from '../outbox/correspondents.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';

/** Up to this time, people see the result on the page. */
const LONG_MS = 2 * 60_000;

function outcomeOf(run: ToolRun): string {
  const { state, progress, rows } = run;
  const { done, total } = progress;
  const error = failureText(run);
  const ended =
    state === 'done'
      ? t('mailStaff.toolDone', { done, total })
      : error
        ? t('mailStaff.toolFailedBecause', { done, total, error })
        : t('mailStaff.toolFailed', { done, total });
  return rows > 0 ? t('mailStaff.toolWithReport', { ended, rows }) : ended;
}

/** Notifies the person who began a long run of a tool that it has ended. Once for each run. */
export async function tellToolFinished(
  ports: Pick<Ports, 'db' | 'now' | 'origin'>,
  id: string,
): Promise<void> {
  const { db, origin } = ports;
  const run = readRecord(await db.collection(TOOL_RUNS).doc(id).get(), ToolRunSchema);
  if (!run || !['done', 'failed'].includes(run.state)) return;
  if (Date.parse(run.updatedAt) - Date.parse(run.createdAt) < LONG_MS) return;
  const [sender, person] = await Promise.all([
    readSender(db, origin),
    readPerson(db, run.createdBy),
  ]);
  if (!sender || !person) return;
  const compose = () =>
    toolFinished.render(
      {
        name: person.name,
        tool: TOOL_NAMES[run.kind],
        outcome: outcomeOf(run),
        url: `${origin}${adminToolsPath()}`,
      },
      sender,
    );
  const mail = {
    compose,
    id: `tool-finished~${id}~${run.updatedAt.replace(/\D/g, '')}`,
    template: toolFinished.name,
    ...{ to: [person.email], replyTo: sender.contact },
  };
  await inTransaction(db, (tx) => enqueueMails(ports, tx, [mail]));
}
