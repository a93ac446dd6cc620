import type { DocumentLookup, RulesRequest } from '../request.ts';
import type { Ruleset } from '../ruleset.ts';
import { type Failure, fail } from '../values/failure.ts';
import { LIMITS } from './limits.ts';
import type { Outcome } from './outcome.ts';
import type { Recorder } from './recorder.ts';

/** What one request brings along; the counters run over all its clauses. */
export class Context {
  readonly service: RulesRequest['service'];
  readonly request: Outcome;
  readonly resource: Outcome;
  readonly lookup: DocumentLookup;
  recorder: Recorder | null = null;
  /** What `debug()` was given, a line each. */
  readonly debugged: string[] = [];
  watch: Ruleset['watch'];
  /** Why a limit denies the request; then nothing else counts. */
  exhausted: Failure | null = null;
  #expressions = 0;
  #lookups = new Map<string, Outcome>();

  constructor(given: {
    service: RulesRequest['service'];
    request: Outcome;
    resource: Outcome;
    lookup: DocumentLookup;
  }) {
    this.service = given.service;
    this.request = given.request;
    this.resource = given.resource;
    this.lookup = given.lookup;
  }

  /** Counts an expression before it is evaluated, which keeps the stack small too. */
  spend(weight: number): Failure | null {
    this.#expressions += weight;
    if (this.#expressions <= LIMITS.expressions) return null;
    return fail('RULES_LIMIT', `more than ${LIMITS.expressions} expressions for one request`);
  }

  /** Answers a look-up that was made before from memory; only new ones count against the limit. */
  remember(key: string, look: () => Outcome): Outcome {
    const known = this.#lookups.get(key);
    if (known !== undefined) return known;
    const most = this.service === 'firebase.storage' ? LIMITS.lookupsFromStorage : LIMITS.lookups;
    if (this.#lookups.size >= most)
      return fail('RULES_LIMIT', `more than ${most} document look-ups for one request`);
    const outcome = look();
    this.#lookups.set(key, outcome);
    return outcome;
  }
}
