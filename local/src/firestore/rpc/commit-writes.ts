import { encodeValue } from '../../values/encode.ts';
import { WireTimestamp } from '../../values/micros.ts';
import type { Context } from '../service.ts';
import type { Database } from '../store/database.ts';
import type { Prepared } from '../store/prepare.ts';
import type { CommitResult } from '../store/store.ts';
import type { Transaction } from '../store/transaction.ts';
import type { Write } from '../store/write.ts';
import { authorOf } from './author-of.ts';
import { checkRequestSize } from './commit-size.ts';

/** Commits a batch for a caller: judged by the rules, counted. */
export async function commitWrites(
  { service, caller }: Context,
  database: Database,
  writes: readonly Write[],
  transaction?: Transaction,
): Promise<CommitResult> {
  checkRequestSize(writes);
  const judge = (prepared: Prepared): void => {
    service.guard.checkWrites(caller, database, prepared, transaction ?? null);
    if (prepared.failure) return;
    for (const { after } of prepared.changes) if (after) service.indexes.checkDocument(after);
  };
  const result = await service.store.commit(database, writes, judge, transaction, authorOf(caller));
  const count = (kind: Write['kind']) => writes.filter((write) => write.kind === kind).length;
  service.metrics.count(database.project, { writes: count('set'), deletes: count('delete') });
  return result;
}

/** The wire `WriteResult`s of a commit, one for each write. */
export function writeResults(result: CommitResult): Record<string, unknown>[] {
  return result.steps.map(({ write, after, transformResults }) => {
    // A deleted document has no update time; clients take the commit's.
    const wire: Record<string, unknown> = after
      ? { updateTime: WireTimestamp.ofMicros(after.updateTime) }
      : {};
    if (write.kind === 'set' && transformResults.length > 0) {
      wire.transformResults = transformResults.map(encodeValue);
    }
    return wire;
  });
}
