import { AUDIT, TOOL_RUNS } from '@quire/model/collections';
import {
  isUnderWay,
  type ToolOptions,
  type ToolRun,
  ToolRunSchema,
} from '@quire/model/entities/tool-run';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { runRef } from './lease.ts';
import type { ToolPorts } from './tool-ports.ts';

export interface RunAsked {
  /** Made by the client, so that a repeated request begins one run. */
  readonly run: string;
  readonly options: ToolOptions;
  readonly by: string;
}

/**
 * Begins a run by writing its record, which triggers a function. `tool/busy` where one of this kind
 * is running: two imports could not distinguish each other's articles from duplicates.
 */
export function beginRun(
  { db, now }: Pick<ToolPorts, 'db' | 'now'>,
  { run, options, by }: RunAsked,
): Promise<'begun' | 'there' | 'tool/busy'> {
  const ref = runRef({ db }, run);
  const others = db
    .collection(TOOL_RUNS)
    .where('state', 'in', ['waiting', 'running'])
    .select('kind');
  return inTransaction(db, async (tx) => {
    if ((await tx.get(ref)).exists) return 'there';
    const busy = await tx.get(others);
    if (busy.docs.some((each) => each.get('kind') === options.kind)) return 'tool/busy';
    const at = now().toISOString();
    const record: ToolRun = ToolRunSchema.parse({
      kind: options.kind,
      options,
      state: 'waiting',
      progress: { done: 0, total: 0 },
      createdAt: at,
      createdBy: by,
      updatedAt: at,
    });
    tx.create(ref, withoutUndefined(record));
    tx.create(
      db.collection(AUDIT).doc(`tool~${run}`),
      withoutUndefined({ action: `tool.${options.kind}`, at, by, record: ref.path, options }),
    );
    return 'begun';
  });
}

/** Resumes a run that failed or was cancelled; `tool/over` for one that is done. */
export function resumeRun(
  ports: Pick<ToolPorts, 'db' | 'now'>,
  run: string,
): Promise<'resumed' | 'tool/unknown' | 'tool/over'> {
  const ref = runRef(ports, run);
  return inTransaction(ports.db, async (tx) => {
    const before = readRecord(await tx.get(ref), ToolRunSchema);
    if (!before) return 'tool/unknown';
    if (before.state === 'done') return 'tool/over';
    if (isUnderWay(before.state)) return 'resumed';
    const { failure: _why, error: _told, finishedAt: _ended, ...rest } = before;
    const next: ToolRun = {
      ...rest,
      state: 'waiting',
      failures: 0,
      lease: null,
      wake: before.wake + 1,
    };
    tx.set(ref, withoutUndefined({ ...next, updatedAt: ports.now().toISOString() }));
    return 'resumed';
  });
}

/** Cancels a run: the current step is no longer counted. */
export function cancelRun(
  ports: Pick<ToolPorts, 'db' | 'now'>,
  run: string,
): Promise<'cancelled' | 'tool/unknown' | 'tool/over'> {
  const ref = runRef(ports, run);
  return inTransaction(ports.db, async (tx) => {
    const before = readRecord(await tx.get(ref), ToolRunSchema);
    if (!before) return 'tool/unknown';
    if (before.state === 'cancelled') return 'cancelled';
    if (!isUnderWay(before.state)) return 'tool/over';
    const at = ports.now().toISOString();
    tx.update(ref, { state: 'cancelled', lease: null, updatedAt: at, finishedAt: at });
    return 'cancelled';
  });
}
