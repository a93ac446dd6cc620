import { TOOL_RUNS } from '@quire/model/collections';
import { ToolRunSchema } from '@quire/model/entities/tool-run';
import { FieldValue } from 'firebase-admin/firestore';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { ToolPorts } from '../tool-runs/tool-ports.ts';

const WAITED_MS = 60_000;
const EXPIRED_AT_ONCE = 20;

/** Restarts runs whose function died: their lease is over, and no instance has continued. */
async function wakeForgotten({ db, now }: ToolPorts): Promise<number> {
  const waiting = await db.collection(TOOL_RUNS).where('state', 'in', ['waiting', 'running']).get();
  let woken = 0;
  for (const { ref } of waiting.docs) {
    const isWoken = await inTransaction(db, async (tx) => {
      const run = ToolRunSchema.safeParse((await tx.get(ref)).data()).data;
      const at = now().getTime();
      const isLeft =
        run &&
        (run.lease ? Date.parse(run.lease.until) : Date.parse(run.updatedAt) + WAITED_MS) < at;
      if (!run || !isLeft) return false;
      tx.update(ref, { wake: run.wake + 1, lease: null, updatedAt: new Date(at).toISOString() });
      return true;
    });
    if (isWoken) woken += 1;
  }
  return woken;
}

/** Deletes the files of expired exports. */
async function removeExpired({ db, now, bucket }: ToolPorts): Promise<number> {
  const expired = await db
    .collection(TOOL_RUNS)
    .where('result.expiresAt', '<', now().toISOString())
    .limit(EXPIRED_AT_ONCE)
    .get();
  for (const { ref, id } of expired.docs) {
    await bucket.removeAll(`exports/${id}/`);
    await ref.update({ result: FieldValue.delete() });
  }
  return expired.size;
}

/** Continues abandoned runs, and deletes expired exports. Can be repeated. */
export async function maintainRuns(ports: ToolPorts): Promise<{ woken: number; removed: number }> {
  return { woken: await wakeForgotten(ports), removed: await removeExpired(ports) };
}
