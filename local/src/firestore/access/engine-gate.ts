import type { RecordedStep } from '../../recorded-requests/recorded-request.ts';
import { compileRules } from '../../rules/compile.ts';
import { evaluate } from '../../rules/evaluate.ts';
import { limitLookups, lookupKey } from '../../rules/limit-lookups.ts';
import { proveList } from '../../rules/prove-list.ts';
import {
  type DocumentLookup,
  LookupFailed,
  type RulesRequest,
  type RulesResource,
  type Verdict,
} from '../../rules/request.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { RulesCoverage } from '../../rules/tally/rules-coverage.ts';
import { fromMicros, requestTime } from '../../values/micros.ts';
import type { Metrics } from '../metrics.ts';
import { collectionOf } from '../query/candidates.ts';
import type { Query } from '../query/query.ts';
import type { Clock } from '../store/clock.ts';
import type { Database } from '../store/database.ts';
import type { StoredDocument } from '../store/document.ts';
import type { Step } from '../store/prepare.ts';
import type { Caller } from './caller.ts';
import { verbOf } from './guard.ts';
import { listQuery } from './list-query.ts';
import { documentsOfRequest, type RequestRecorder } from './request-recorder.ts';
import type { Batch, RulesGate, RulesIssue } from './rules-gate.ts';

const NO_RULES: Verdict = {
  allowed: false,
  trace: ['no rules are loaded for this database: everything is denied'],
};

/** Who is told what the rules are asked, and what they come to. */
export interface Watching {
  readonly coverage?: RulesCoverage;
  readonly recorder?: RequestRecorder;
}

/**
 * The gate that asks the rules engine. Rules are kept by project, `initial` serves those without.
 * They are those of its `(default)` database: firebase-tools loads none for others, and production
 * denies everything in a database without rules of its own.
 */
export class EngineGate implements RulesGate {
  readonly #rulesets = new Map<string, Ruleset>();
  readonly #clock: Clock;
  readonly #metrics: Metrics;
  readonly #coverage: RulesCoverage | null;
  readonly #recorder: RequestRecorder | null;
  /** All writes of a batch share one look-up, and with it the limit. */
  readonly #lookups = new WeakMap<Batch, DocumentLookup>();
  #initial: Ruleset | null = null;

  constructor(clock: Clock, metrics: Metrics, watching: Watching = {}) {
    this.#coverage = watching.coverage ?? null;
    this.#recorder = watching.recorder ?? null;
    this.#clock = clock;
    this.#metrics = metrics;
  }

  /** The rules of every project that has none of its own. */
  setInitialRules(source: string): readonly RulesIssue[] {
    const compiled = compileRules(source);
    if (compiled.ok) this.#initial = this.#counted(compiled.ruleset);
    return compiled.ok ? [] : compiled.issues;
  }

  setRules(project: string, source: string): readonly RulesIssue[] {
    const compiled = compileRules(source);
    if (compiled.ok) this.#rulesets.set(project, this.#counted(compiled.ruleset));
    return compiled.ok ? [] : compiled.issues;
  }

  #counted(ruleset: Ruleset): Ruleset {
    return this.#coverage?.watch(ruleset) ?? ruleset;
  }

  mayGet(
    caller: Caller,
    db: Database,
    path: string,
    document: StoredDocument | null,
    spent?: Set<string>,
  ): Verdict {
    return this.#judge(caller, db, 'get', path, document, null, this.#present(db), spent);
  }

  mayWrite(caller: Caller, db: Database, step: Step, batch: Batch, spent?: Set<string>): Verdict {
    const { write, before, after } = step;
    const next = write.kind === 'set' ? after : null;
    return this.#judge(caller, db, verbOf(step), write.path, before, next, batch, spent);
  }

  mayList(caller: Caller, db: Database, query: Query): Verdict {
    const ruleset = this.#rulesetOf(db);
    if (!ruleset) return NO_RULES;
    if (query.collectionId === null) {
      return { allowed: false, trace: ['a query without a collection is for admins only'] };
    }
    const parent = segmentsOf(db, query.parent);
    const collection = collectionOf(query);
    const path = collection === null ? [...parent, query.collectionId] : segmentsOf(db, collection);
    const request = this.#request(caller, db, 'list', path, this.#present(db));
    const asked = listQuery(parent, query.collectionId, query);
    const verdict = proveList(ruleset, request, asked);
    const step = { method: 'list', path, resource: null, newResource: null } as const;
    this.#recorder?.record({}, verdict.allowed, () => ({
      ...{ source: ruleset.source, project: db.project, request, steps: [step], query: asked },
      ...{ documents: documentsOfRequest(db), after: new Map() },
    }));
    return verdict;
  }

  #judge(
    caller: Caller,
    db: Database,
    method: RulesRequest['method'],
    path: string,
    before: StoredDocument | null,
    after: StoredDocument | null,
    batch: Batch,
    spent?: Set<string>,
  ): Verdict {
    const ruleset = this.#rulesetOf(db);
    if (!ruleset) return NO_RULES;
    const request = this.#request(caller, db, method, segmentsOf(db, path), batch, spent);
    const resource = before && resourceOf(db, before);
    const newResource = after && resourceOf(db, after);
    const verdict = evaluate(ruleset, { ...request, resource, newResource });
    const step = { method, path: request.path, resource, newResource };
    this.#recorder?.record(batch, verdict.allowed, () => ({
      ...{ source: ruleset.source, project: db.project, request, query: null },
      steps: batch.steps?.map((one) => stepOf(db, one)) ?? [step],
      documents: documentsOfRequest(db),
      after: new Map(
        batch.steps?.map(({ write: { path } }) => [path, batch.getAfter(path)?.fields ?? null]),
      ),
    }));
    return verdict;
  }

  /** A read changes nothing: after it is as before. */
  #present(db: Database): Batch {
    return { time: this.#clock.now(), getAfter: (path) => db.get(path) };
  }

  #rulesetOf(db: Database): Ruleset | null {
    if (db.id !== '(default)') return null;
    return this.#rulesets.get(db.project) ?? this.#initial;
  }

  #request(
    caller: Caller,
    db: Database,
    method: RulesRequest['method'],
    path: readonly string[],
    batch: Batch,
    spent?: Set<string>,
  ): Omit<RulesRequest, 'resource' | 'newResource'> {
    return {
      method,
      path,
      time: fromMicros(requestTime(batch.time)),
      auth: caller.kind === 'user' ? { uid: caller.uid, token: caller.token } : null,
      service: 'cloud.firestore',
      lookup: this.#lookupOf(db, batch, spent),
    };
  }

  /** Documents that rules look up are billed as reads, each once for a batch. */
  #lookupOf(db: Database, batch: Batch, spent = new Set<string>()): DocumentLookup {
    const known = this.#lookups.get(batch);
    if (known) return known;
    const find: DocumentLookup = (path, isAfter) => {
      const [, database, , ...segments] = path;
      // Whether rules see other databases is not published; "it is not there" could allow.
      if (database !== db.id)
        throw new LookupFailed('RULES_LOOKUP', `${database} is not the database asked`);
      if (!spent.has(lookupKey(path, isAfter))) this.#metrics.count(db.project, { reads: 1 });
      const wanted = segments.join('/');
      return (isAfter ? batch.getAfter(wanted) : db.get(wanted))?.fields ?? null;
    };
    const lookup = limitLookups(find, undefined, spent);
    this.#lookups.set(batch, lookup);
    return lookup;
  }
}

function stepOf(db: Database, step: Step): RecordedStep {
  const { write, before, after } = step;
  return {
    method: verbOf(step),
    path: segmentsOf(db, write.path),
    resource: before && resourceOf(db, before),
    newResource: write.kind === 'set' && after ? resourceOf(db, after) : null,
  };
}

function segmentsOf(db: Database, path: string): string[] {
  const root = ['databases', db.id, 'documents'];
  return path === '' ? root : [...root, ...path.split('/')];
}

function resourceOf(db: Database, document: StoredDocument): RulesResource {
  return { path: segmentsOf(db, document.path), fields: document.fields };
}
