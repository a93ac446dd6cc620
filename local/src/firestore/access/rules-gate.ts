import type { Verdict } from '../../rules/request.ts';
import type { Query } from '../query/query.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Prepared, Step } from '../store/prepare.ts';
import type { Caller } from './caller.ts';

export interface RulesIssue {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** What a write is part of: the moment it is made, and the state it leads to. */
export type Batch = Pick<Prepared, 'time' | 'getAfter'> & Partial<Pick<Prepared, 'steps'>>;

/** The door every request of a non-admin passes. The engine behind it is `local/src/rules`. */
export interface RulesGate {
  /** Replaces a project's rules; a non-empty list says why they were refused. */
  readonly setRules: (project: string, source: string) => readonly RulesIssue[];
  /** Documents read together, and the writes of a transaction, pass the same `spent`: what rules have looked up for any of them. */
  readonly mayGet: (
    caller: Caller,
    database: Database,
    path: string,
    document: StoredDocument | null,
    spent?: Set<string>,
  ) => Verdict;
  readonly mayList: (caller: Caller, database: Database, query: Query) => Verdict;
  readonly mayWrite: (
    caller: Caller,
    database: Database,
    step: Step,
    batch: Batch,
    spent?: Set<string>,
  ) => Verdict;
}

/** A gate that gives everyone the same answer: for tests of the parts behind it. */
export function constantGate(allowed: boolean): RulesGate {
  const verdict: Verdict = { allowed, trace: [] };
  return {
    setRules: () => [],
    mayGet: () => verdict,
    mayList: () => verdict,
    mayWrite: () => verdict,
  };
}
