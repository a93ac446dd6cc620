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
  /** Made by whoever asks, so that the same request twice begins one run. */
  readonly run: string;
  readonly options: ToolOptions;
  readonly by: string;
}

/**
 * Begins a run: its record, which wakes a function. `tool/busy` where one of this kind is under way:
 * two imports could not tell each other's articles apart from duplicates.
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

/** Asks that a run which failed or was cancelled goes on; `tool/over` for one that is done. */
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
    const { error: _told, finishedAt: _ended, ...rest } = before;
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

/** Ends a run where it stands: the step that is under way is not counted any more. */
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
