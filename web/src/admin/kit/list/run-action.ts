import type { Row } from '../../../data/live/office/list-request.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import type { RowAction, Undo } from './list-description.ts';

export interface Outcome<T> {
  readonly row: Row<T>;
  /** Null: it worked. */
  readonly problem: string | null;
}

export interface Run<T> {
  readonly outcomes: readonly Outcome<T>[];
  /** Takes back what worked; null where nothing of it can be. */
  readonly undo: Undo | null;
}

/**
 * Does something with one record after another, so that one that fails keeps no other from it.
 *
 * @param onProgress told after each, with how many are done
 * @param isStopped asked before each: what has been done stays done
 */
export async function runAction<T>(
  action: RowAction<T>,
  rows: readonly Row<T>[],
  onProgress: (done: number) => void = () => {},
  isStopped: () => boolean = () => false,
): Promise<Run<T>> {
  const outcomes: Outcome<T>[] = [];
  const undos: Undo[] = [];
  for (const row of rows) {
    if (isStopped()) break;
    try {
      const undo = await action.run(row);
      if (undo) undos.push(undo);
      outcomes.push({ row, problem: null });
    } catch (error) {
      outcomes.push({ row, problem: messageOf(error) });
    }
    onProgress(outcomes.length);
  }
  return { outcomes, undo: undos.length > 0 ? () => undoAll(undos) : null };
}

async function undoAll(undos: readonly Undo[]): Promise<void> {
  // All are tried; the first that fails is told.
  const settled = await Promise.allSettled(undos.map((undo) => undo()));
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
