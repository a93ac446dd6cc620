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
  watch: Ruleset['watch'];
  #expressions = 0;
  #nesting = 0;
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

  /** Counts an operator or call. */
  spend(): Failure | null {
    if (++this.#expressions <= LIMITS.expressions) return null;
    return fail('RULES_LIMIT', `more than ${LIMITS.expressions} expressions for one request`);
  }

  /** Evaluates one level deeper. */
  deeper(evaluate: () => Outcome): Outcome {
    if (this.#nesting >= LIMITS.nesting)
      return fail('RULES_LIMIT', `nested more than ${LIMITS.nesting} deep`);
    this.#nesting++;
    // No `finally`: what is thrown through here (`DocumentNeeded`) ends this evaluation.
    const outcome = evaluate();
    this.#nesting--;
    return outcome;
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
