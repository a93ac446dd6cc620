import { TOOL_ROWS } from '@quire/model/collections';
import { type ToolRow, ToolRowSchema, toolRowId } from '@quire/model/entities/tool-row';
import { ToolRunSchema } from '@quire/model/entities/tool-run';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../platform/database/transaction.ts';
import { leaseOf, runRef } from './lease.ts';
import type { ToolPorts } from './tool-ports.ts';
import type { ReportRow, ToolStep } from './tool-work.ts';

function summed(
  before: Readonly<Record<string, number>>,
  ...more: readonly (Readonly<Record<string, number>> | undefined)[]
): Record<string, number> {
  const counts: Record<string, number> = { ...before };
  for (const some of more) {
    for (const [name, count] of Object.entries(some ?? {}))
      counts[name] = (counts[name] ?? 0) + count;
  }
  return counts;
}

/** So that a report can be filtered by kind, with the number of each. */
function byCode(rows: readonly ToolRow[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { code } of rows) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

function placed(rows: readonly ReportRow[]): readonly [id: string, row: ToolRow][] {
  const places = new Map<number, number>();
  return rows.map(({ place, ...row }) => {
    const at = place ?? places.get(row.line) ?? 0;
    places.set(row.line, at + 1);
    const { message, raw } = row;
    const cut = {
      ...(message ? { message: message.slice(0, 1_000) } : {}),
      ...(raw ? { raw: raw.slice(0, 300) } : {}),
    };
    return [toolRowId(row.line, at), ToolRowSchema.parse({ ...row, ...cut })];
  });
}

/**
 * Writes the result of a step together with the cursor of the next. False where the run is no
 * longer ours: it was cancelled, or another instance has taken it over.
 */
export function commitStep(
  ports: ToolPorts,
  id: string,
  by: string,
  step: ToolStep,
): Promise<boolean> {
  const ref = runRef(ports, id);
  return inTransaction(ports.db, async (tx) => {
    const run = readRecord(await tx.get(ref), ToolRunSchema);
    if (run?.state !== 'running' || run.lease?.by !== by) return false;
    const applied = (await step.apply?.(tx)) ?? {};
    const rows = placed([...(step.rows ?? []), ...(applied.rows ?? [])]);
    for (const [row, data] of rows) {
      tx.set(ref.collection(TOOL_ROWS).doc(row), withoutUndefined(data));
    }
    const at = ports.now().toISOString();
    const isOver = step.cursor === null;
    tx.update(ref, {
      phase: step.phase,
      progress: { done: step.done, total: step.total },
      counts: summed(run.counts, step.counts, applied.counts, byCode(rows.map(([, row]) => row))),
      rows: run.rows + rows.length,
      cursor: isOver ? null : JSON.stringify(step.cursor),
      failures: 0,
      updatedAt: at,
      ...(step.result ? { result: step.result } : {}),
      ...(isOver ? { state: 'done', finishedAt: at, lease: null } : { lease: leaseOf(ports, by) }),
    });
    return true;
  });
}
