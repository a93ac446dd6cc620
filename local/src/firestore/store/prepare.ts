import { type FirestoreError, invalid } from '../../values/errors.ts';
import { identicalFields } from '../../values/identical.ts';
import { LIMITS } from '../../values/limits.ts';
import type { Micros } from '../../values/micros.ts';
import type { Value } from '../../values/value.ts';
import { applyWrite, checkPrecondition } from './apply-write.ts';
import { checkDocument } from './check-document.ts';
import type { Database } from './database.ts';
import type { Change, StoredDocument } from './document.ts';
import type { Write } from './write.ts';

/** One write of a batch with the document before the whole batch and right after this write. */
export interface Step {
  readonly write: Write;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly transformResults: readonly Value[];
}

/** A batch worked out but not yet applied. */
export interface Prepared {
  readonly time: Micros;
  readonly steps: readonly Step[];
  /** Documents that really change. */
  readonly changes: readonly Change[];
  /** The first precondition that does not hold: reported only after the rules have been asked. */
  readonly failure: FirestoreError | null;
  /** A document as it will be after the whole batch. */
  readonly getAfter: (path: string) => StoredDocument | null;
}

/** Works out what a batch of writes would do at `time`; each write sees those before it. */
export function prepare(database: Database, writes: readonly Write[], time: Micros): Prepared {
  const state = new Map<string, StoredDocument | null>();
  const getAfter = (path: string) => {
    const changed = state.get(path);
    return changed === undefined ? database.get(path) : changed;
  };
  checkTransforms(writes);
  let failure: FirestoreError | null = null;
  const steps = writes.map((write): Step => {
    const { path } = write;
    const name = database.nameOf(path);
    const before = database.get(path);
    const current = getAfter(path);
    failure ??=
      checkOrder(name, write, state) ?? checkPrecondition(name, current, write.precondition);
    const { fields, transformResults } = applyWrite(current, write, time);
    if (write.kind === 'set' && fields) checkDocument(name, path, fields);
    let after: StoredDocument | null = null;
    if (fields && current && identicalFields(fields, current.fields)) after = current;
    else if (fields)
      after = { path, fields, createTime: current?.createTime ?? time, updateTime: time };
    state.set(path, after);
    return { write, before, after, transformResults };
  });
  const changes: Change[] = [];
  for (const [path, after] of state) {
    const before = database.get(path);
    if (after !== before) changes.push({ path, before, after });
  }
  return { time, steps, changes, failure, getAfter };
}

/**
 * Production does not look for a document that the same commit has deleted: requiring it is
 * INVALID_ARGUMENT, as the transaction tests of the SDKs have it.
 */
function checkOrder(
  name: string,
  { kind, path, precondition }: Write,
  state: ReadonlyMap<string, StoredDocument | null>,
): FirestoreError | null {
  const isRequired = precondition.kind === 'exists' && precondition.exists;
  if (kind !== 'set' || !isRequired || state.get(path) !== null) return null;
  return invalid(`A commit cannot update what it has deleted: ${name}`);
}

function checkTransforms(writes: readonly Write[]): void {
  const counts = new Map<string, number>();
  for (const write of writes) {
    if (write.kind !== 'set') continue;
    const count = (counts.get(write.path) ?? 0) + write.transforms.length;
    counts.set(write.path, count);
    if (count > LIMITS.transformsPerDocument) {
      throw invalid(
        `More than ${LIMITS.transformsPerDocument} field transforms on document '${write.path}'.`,
      );
    }
  }
}
