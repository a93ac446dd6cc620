import type { Row } from '../../../data/live/office/list-request.ts';
import type { ActionAnswers, RowAction, Undo } from './list-description.ts';
import { whyNotDone } from './not-done.ts';

export interface Outcome<T> {
  readonly row: Row<T>;
  /** Null: it succeeded. */
  readonly problem: string | null;
}

export interface Run<T> {
  readonly outcomes: readonly Outcome<T>[];
  /** Undoes what succeeded; null if nothing can be undone. */
  readonly undo: Undo | null;
  /** Why it could not be finished after the last record; null: it was finished, or there was nothing to finish. */
  readonly unfinished: string | null;
}

/** 32 characters that every call accepts as a key. */
export const newAttempt = (): string => crypto.randomUUID().replaceAll('-', '');

/**
 * Runs an action on one record after another; a failure does not stop the others.
 *
 * @param answers to the action's fields
 * @param attempt the key of `RowAction.run`: a new one each time a person starts the action
 * @param onProgress called after each record with the number done
 * @param isStopped checked before each record; what is done is kept
 */
export async function runAction<T>(
  action: RowAction<T>,
  rows: readonly Row<T>[],
  answers: ActionAnswers = {},
  attempt: string = newAttempt(),
  onProgress: (done: number) => void = () => {},
  isStopped: () => boolean = () => false,
): Promise<Run<T>> {
  const outcomes: Outcome<T>[] = [];
  const undos: Undo[] = [];
  for (const row of rows) {
    if (isStopped()) break;
    try {
      const undo = await action.run(row, answers, attempt);
      if (undo) undos.push(undo);
      outcomes.push({ row, problem: null });
    } catch (error) {
      outcomes.push({ row, problem: whyNotDone(error) });
    }
    onProgress(outcomes.length);
  }
  const unfinished = outcomes.some(({ problem }) => problem === null)
    ? await finished(action)
    : null;
  return { outcomes, undo: undos.length > 0 ? () => undoAll(undos) : null, unfinished };
}

async function finished<T>({ finish }: RowAction<T>): Promise<string | null> {
  try {
    await finish?.();
    return null;
  } catch (error) {
    return whyNotDone(error);
  }
}

async function undoAll(undos: readonly Undo[]): Promise<void> {
  // All are tried; the first failure is reported.
  const settled = await Promise.allSettled(undos.map((undo) => undo()));
  const failed = settled.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
}
