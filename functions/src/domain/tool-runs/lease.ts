/** Only one instance at a time works on a run: the others see its lease. */
import { TOOL_RUNS } from '@quire/model/collections';
import { isUnderWay, type StoredToolRun, ToolRunSchema } from '@quire/model/entities/tool-run';
import { readRecord } from '../../platform/database/read-record.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ToolPorts } from './tool-ports.ts';

/** Longer than any step; each step renews it. */
const LEASE_MS = 5 * 60_000;

export const runRef = ({ db }: Pick<ToolPorts, 'db'>, id: string) =>
  db.collection(TOOL_RUNS).doc(id);

export const leaseOf = ({ now }: ToolPorts, by: string) => ({
  by,
  until: new Date(now().getTime() + LEASE_MS).toISOString(),
});

/** The run, if it has work to do and no other instance works on it; takes its lease. */
export function takeRunLease(
  ports: ToolPorts,
  id: string,
  by: string,
): Promise<StoredToolRun | null> {
  const ref = runRef(ports, id);
  return inTransaction(ports.db, async (tx) => {
    const run = readRecord(await tx.get(ref), ToolRunSchema);
    const at = ports.now().toISOString();
    if (!run || !isUnderWay(run.state) || (run.lease && run.lease.until > at)) return null;
    const lease = leaseOf(ports, by);
    const slices = run.slices + 1;
    tx.update(ref, { state: 'running', lease, slices, updatedAt: at });
    return { ...run, state: 'running', lease, slices, id };
  });
}

/**
 * Releases the run; `again`: another instance should continue. Does nothing where the lease is
 * another's.
 */
export function releaseLease(
  ports: ToolPorts,
  id: string,
  by: string,
  change: object = {},
): Promise<void> {
  const ref = runRef(ports, id);
  return inTransaction(ports.db, async (tx) => {
    const run = readRecord(await tx.get(ref), ToolRunSchema);
    if (run?.lease?.by !== by) return;
    const wake = isUnderWay(run.state) ? run.wake + 1 : run.wake;
    tx.update(ref, { lease: null, wake, updatedAt: ports.now().toISOString(), ...change });
  });
}
