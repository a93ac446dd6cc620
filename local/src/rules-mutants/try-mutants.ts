import type { RecordedRequest } from '../recorded-requests/recorded-request.ts';
import { compileRules } from '../rules/compile.ts';
import type { Clause, Ruleset } from '../rules/ruleset.ts';
import type { Expression } from '../rules/syntax/ast.ts';
import { type Mutant, mutated } from './mutant.ts';
import { mutantsOf } from './mutants-of.ts';
import { replay } from './replay.ts';

export interface Tried {
  readonly mutant: Mutant;
  /** The request that is judged otherwise; null where there is none. */
  readonly killer: RecordedRequest | null;
}

/**
 * Tries every mutant of a rules file on what these rules were asked: one is killed by a request that
 * it judges otherwise. Only requests that evaluated the changed place are asked again.
 *
 * @throws Error MUTANTS_BROKEN where the rules do not compile, a mutant does not, or the rules do not
 *   say again what was recorded
 */
export function tryMutants(
  source: string,
  recorded: readonly RecordedRequest[],
  isWanted: (mutant: Mutant) => boolean = () => true,
): Tried[] {
  const ruleset = compiled(source, 'the rules');
  const requests = recorded.filter((request) => request.source === source);
  const reach = whatReaches(ruleset, requests);
  return mutantsOf(ruleset)
    .filter(isWanted)
    .map((mutant) => {
      const other = compiled(mutated(source, mutant), `${mutant.what} in line ${mutant.span.line}`);
      const concerned = mutant.watched === null ? requests : (reach.get(mutant.watched) ?? []);
      const killer = concerned.find((request) => replay(other, request) !== request.allowed);
      return { mutant, killer: killer ?? null };
    });
}

function compiled(source: string, name: string): Ruleset {
  const result = compileRules(source);
  if (result.ok) return result.ruleset;
  const [issue] = result.issues;
  throw new Error(`MUTANTS_BROKEN: ${name}: ${issue?.line}:${issue?.column} ${issue?.message}`);
}

/** Which requests evaluate each clause and expression. */
function whatReaches(
  ruleset: Ruleset,
  requests: readonly RecordedRequest[],
): ReadonlyMap<Clause | Expression, RecordedRequest[]> {
  const reach = new Map<Clause | Expression, RecordedRequest[]>();
  for (const request of requests) {
    const seen = new Set<Clause | Expression>();
    const allowed = replay({ ...ruleset, watch: (node) => seen.add(node) }, request);
    if (allowed !== request.allowed)
      throw new Error(
        `MUTANTS_BROKEN: a request is judged otherwise than it was: ${nameOf(request)}`,
      );
    for (const node of seen) {
      const known = reach.get(node);
      if (known) known.push(request);
      else reach.set(node, [request]);
    }
  }
  return reach;
}

/** `update articles/a, create articles/a/versions/r1 by ann`, for reports. */
export function nameOf(request: RecordedRequest): string {
  if (request.kind === 'storage') return `${request.asked.method} ${request.asked.path}`;
  const steps = request.steps.map(({ method, path }) => `${method} ${path.slice(3).join('/')}`);
  return `${steps.join(', ')} by ${request.auth?.uid ?? 'a visitor'}`;
}
