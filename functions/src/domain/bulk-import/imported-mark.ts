/**
 * Records written by a bulk import carry its mark, so that their events need not repeat work that the run does once at
 * its end.
 */
import { createHash } from 'node:crypto';

const PREFIX = 'run~';

/** `importHash` of an article: which run wrote it, from which record. At most 64 characters. */
export function importMark(run: string, record: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(record)).digest('hex').slice(0, 20);
  return `${PREFIX}${run.slice(0, 38)}~${hash}`;
}

/** The range of marks of a run: `from` inclusive, `to` exclusive. */
export function marksOf(run: string): { readonly from: string; readonly to: string } {
  const from = `${PREFIX}${run.slice(0, 38)}~`;
  return { from, to: `${from}\u007f` };
}

export const isMark = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(PREFIX);

/**
 * A field of a record that such a run has written beside those of its schema (an issue, a published article): the next
 * writer of the record omits it.
 */
export const RUN_MARK = 'importRun';

interface Fields {
  get(field: string): unknown;
}

/** Whether this change was made by a run, which handles the consequences itself. */
export function isByRun(
  before: Fields | undefined,
  after: Fields | undefined,
  field: 'importHash' | typeof RUN_MARK = 'importHash',
): boolean {
  const mark = after?.get(field);
  return isMark(mark) && before?.get(field) !== mark;
}
