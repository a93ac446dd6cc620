import type { Verdict } from '../../rules/request.ts';
import { FirestoreError } from '../../values/errors.ts';
import type { Logger } from '../logger.ts';
import { collectionOf } from '../query/candidates.ts';
import type { Query } from '../query/query.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Prepared, Step } from '../store/prepare.ts';
import type { Caller } from './caller.ts';
import type { RulesGate } from './rules-gate.ts';

/** Asks the rules on behalf of everyone but the admin; a refusal is thrown and its trace logged. */
export class Guard {
  readonly gate: RulesGate;
  readonly #log: Logger;
  readonly #spent = new WeakMap<object, Set<string>>();

  constructor(gate: RulesGate, log: Logger) {
    this.gate = gate;
    this.#log = log;
  }

  checkGet(
    caller: Caller,
    database: Database,
    path: string,
    document: StoredDocument | null,
  ): void {
    if (caller.kind === 'admin') return;
    this.#demand(this.gate.mayGet(caller, database, path, document), 'get', path);
  }

  /**
   * Documents that one request reads together share their look-ups, and so do the reads of one
   * transaction.
   */
  checkGets(
    caller: Caller,
    database: Database,
    reads: readonly { readonly path: string; readonly document: StoredDocument | null }[],
    transaction: object | null,
  ): void {
    if (caller.kind === 'admin') return;
    const spent = this.#spentIn(transaction);
    for (const { path, document } of reads)
      this.#demand(this.gate.mayGet(caller, database, path, document, spent), 'get', path);
  }

  checkList(caller: Caller, database: Database, query: Query): void {
    if (caller.kind === 'admin') return;
    const where = collectionOf(query) ?? `${query.parent}/**/${query.collectionId ?? '*'}`;
    this.#demand(this.gate.mayList(caller, database, query), 'list', where);
  }

  /**
   * Judges every write of a batch against the state before it; `getAfter` sees the state after. The
   * commit of a transaction shares its look-ups with its reads.
   */
  checkWrites(
    caller: Caller,
    database: Database,
    prepared: Prepared,
    transaction: object | null,
  ): void {
    if (caller.kind === 'admin') return;
    const spent = this.#spentIn(transaction);
    for (const step of prepared.steps) {
      const verdict = this.gate.mayWrite(caller, database, step, prepared, spent);
      this.#demand(verdict, verbOf(step), step.write.path);
    }
  }

  #spentIn(transaction: object | null): Set<string> {
    const spent = (transaction && this.#spent.get(transaction)) ?? new Set<string>();
    if (transaction) this.#spent.set(transaction, spent);
    return spent;
  }

  #demand(verdict: Verdict, verb: string, path: string): void {
    for (const line of verdict.debug ?? [])
      this.#log.info(`rules debug() ${verb} /${path}: ${line}`);
    if (verdict.allowed) return;
    this.#log.debug(() => `rules denied ${verb} /${path}: ${verdict.trace.join(' | ')}`);
    throw new FirestoreError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
  }
}

/** The verb a write is judged by: what it does to the document as it was before the batch. */
export function verbOf(step: Step): 'get' | 'create' | 'update' | 'delete' {
  if (step.write.kind === 'verify') return 'get';
  if (step.write.kind === 'delete') return 'delete';
  // A write that insists on a document is an update even where there is none.
  const insists = step.write.precondition.kind === 'exists' && step.write.precondition.exists;
  return step.before || insists ? 'update' : 'create';
}
