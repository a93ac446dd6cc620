import type { RulesRequest, Verdict } from '../request.ts';
import type { Clause, CompiledMatch, Ruleset } from '../ruleset.ts';
import { TRUE } from '../values/rules-value.ts';
import type { Context } from './context.ts';
import { evaluateExpression } from './evaluate-expression.ts';
import { matchPath, type TargetSegment } from './match-path.ts';
import type { Outcome } from './outcome.ts';
import { describeOutcome, excerpt, Recorder } from './recorder.ts';
import type { Binding } from './scope.ts';

/** What is asked, apart from the values that rules can read. */
interface Question {
  readonly method: RulesRequest['method'];
  readonly target: readonly TargetSegment[];
  readonly service: RulesRequest['service'];
}

/**
 * Asks clause after clause until one is true, or a limit is exceeded: published, that denies the
 * request. The context is made once; its limits run over all clauses. The trace is written only when
 * it is read.
 */
export function decide(ruleset: Ruleset, question: Question, newContext: () => Context): Verdict {
  // Published: lists in Storage came with version 2.
  if (
    question.service === 'firebase.storage' &&
    question.method === 'list' &&
    ruleset.version === '1'
  )
    return { allowed: false, trace: ["a list in Storage needs rules_version = '2'"] };
  const context = newContext();
  context.watch = ruleset.watch;
  const steps: Step[] = [];
  let allowed = false;
  for (const match of ruleset.matches) {
    if (match.service !== question.service) continue;
    const bindings = matchPath(match.pattern, question.target, ruleset.version);
    if (bindings === null) continue;
    for (const clause of match.clauses) {
      if (!clause.methods.has(question.method)) continue;
      const step = askClause(match, clause, bindings, context);
      steps.push(step);
      allowed = step.outcome.type === 'bool' && step.outcome.value;
      if (allowed || context.exhausted !== null) break;
    }
    if (allowed || context.exhausted !== null) break;
  }
  return {
    allowed,
    debug: context.debugged,
    get trace() {
      return writeTrace(ruleset, question, steps);
    },
  };
}

interface Step {
  readonly match: CompiledMatch;
  readonly clause: Clause;
  readonly outcome: Outcome;
  readonly recorder: Recorder;
}

function askClause(
  match: CompiledMatch,
  clause: Clause,
  bindings: readonly Binding[],
  context: Context,
): Step {
  const recorder = new Recorder();
  context.recorder = recorder;
  const scope = { functions: match.functions, bindings, locals: new Map(), depth: 0 };
  const outcome =
    clause.condition === null ? TRUE : evaluateExpression(clause.condition, scope, context);
  context.watch?.(clause, outcome);
  return { match, clause, outcome, recorder };
}

function writeTrace(ruleset: Ruleset, question: Question, steps: readonly Step[]): string[] {
  if (steps.length === 0)
    return [`no match of service ${question.service} has an allow for ${question.method} here`];
  return steps.flatMap((step, i) => {
    const { clause, match, outcome, recorder } = step;
    const lines =
      steps[i - 1]?.match === match ? [] : [`match ${match.label} (line ${match.line})`];
    lines.push(
      `  line ${clause.span.line}: ${excerpt(ruleset.source, clause.span)} → ${describeOutcome(outcome)}${place(ruleset, outcome)}`,
    );
    return [...lines, ...recorder.describe(ruleset.source).map((seen) => `    ${seen}`)];
  });
}

function place(ruleset: Ruleset, outcome: Outcome): string {
  if (outcome.type !== 'error' || outcome.at === undefined) return '';
  return ` (line ${outcome.at.line}, column ${outcome.at.column}: ${excerpt(ruleset.source, outcome.at)})`;
}
