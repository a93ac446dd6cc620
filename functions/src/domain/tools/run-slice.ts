/**
 * One slice of a run's work, for as long as a function may take. If the function dies, another
 * continues: the cursor says where, the lease when.
 */

import { reportRemark } from '@quire/model/entities/report-remark';
import { commitStep } from '../tool-runs/commit-step.ts';
import { releaseLease, takeRunLease } from '../tool-runs/lease.ts';
import { tellToolFinished } from '../tool-runs/tell-tool-finished.ts';
import type { ToolPorts } from '../tool-runs/tool-ports.ts';
import { type OpenWork, ToolFailed } from '../tool-runs/tool-work.ts';

/** The number of consecutive slices that may fail before the run is stopped. */
const FAILURES_MAX = 4;

export type SliceOutcome = 'done' | 'more' | 'idle' | 'stopped' | 'failed';

export interface SliceBounds {
  /** No further step begins after this. */
  readonly forMs: number;
}

async function steps(
  ports: ToolPorts,
  open: OpenWork,
  run: NonNullable<Awaited<ReturnType<typeof takeRunLease>>>,
  by: string,
  { forMs }: SliceBounds,
): Promise<SliceOutcome> {
  const begun = ports.elapsed();
  const work = await open(ports, run);
  let cursor: unknown = run.cursor === null ? null : JSON.parse(run.cursor);
  do {
    const step = await work.step(cursor);
    if (!(await commitStep(ports, run.id, by, step))) return 'stopped';
    if (step.cursor === null) return 'done';
    cursor = step.cursor;
  } while (ports.elapsed() - begun < forMs);
  return 'more';
}

/**
 * Works on a run for a while. `idle`: it is over, or another instance works on it. A slice that
 * fails is retried a few times; then the run is `failed`, and continues from the same place when it
 * is resumed.
 */
export async function runSlice(
  ports: ToolPorts,
  open: OpenWork,
  id: string,
  bounds: SliceBounds,
): Promise<SliceOutcome> {
  const by = ports.token();
  const run = await takeRunLease(ports, id, by);
  if (!run) return 'idle';
  try {
    const outcome = await steps(ports, open, run, by, bounds);
    await releaseLease(ports, id, by);
    if (outcome === 'done') await tell(ports, id);
    return outcome;
  } catch (error) {
    const failures = run.failures + 1;
    const isFinal = error instanceof ToolFailed || failures >= FAILURES_MAX;
    const reason = error instanceof Error ? error.message : String(error);
    ports.log.error('tool/slice-failed', { run: id, kind: run.kind, failures, reason });
    const failure =
      error instanceof ToolFailed ? error.remark : reportRemark('broke-off', { reason });
    await releaseLease(ports, id, by, {
      failures,
      ...(isFinal ? { state: 'failed', wake: run.wake, failure } : {}),
    });
    if (isFinal) await tell(ports, id);
    return 'failed';
  }
}

/**
 * Notifies the person who began it that it has ended. A mail that cannot be written does not change the
 * result.
 */
async function tell(ports: ToolPorts, id: string): Promise<void> {
  await tellToolFinished(ports, id).catch((error: unknown) => {
    ports.log.error('tool/not-told', { run: id, reason: String(error) });
  });
}
