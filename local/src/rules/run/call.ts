import { CONVERSIONS } from '../functions/conversions.ts';
import { namespaceFunctions } from '../functions/namespaces.ts';
import { invoke, type Methods } from '../methods/method.ts';
import { undecided } from '../prove/partial.ts';
import type { Expression, FunctionNode } from '../syntax/ast.ts';
import { fail } from '../values/failure.ts';
import { show } from '../values/show.ts';
import type { Context } from './context.ts';
import { evaluateExpression } from './evaluate-expression.ts';
import { LIMITS } from './limits.ts';
import { lookUp } from './lookup.ts';
import { isValue, type Outcome } from './outcome.ts';
import { describeOutcome } from './recorder.ts';
import { type FunctionScope, findFunction, findVariable, type Scope } from './scope.ts';

/** The Firestore look-ups, as Firestore rules call them. */
const LOOKUPS: ReadonlySet<string> = new Set(['get', 'exists', 'getAfter', 'existsAfter']);

/**
 * `name(args)`: a function of the rules file, else one of the language. An argument or a `let` that is
 * an error makes the call one only where it is read, as seen of Google's; one of the language reads all.
 */
export function callFunction(
  name: string,
  args: readonly Outcome[],
  scope: Scope,
  context: Context,
): Outcome {
  if (name === 'debug') for (const arg of args) context.debugged.push(debugLine(arg));
  const own = findFunction(scope.functions, name);
  if (own !== null) return callOwn(own.node, own.declaredIn, args, scope, context);
  const failed = args.find((o) => o.type === 'error');
  if (failed !== undefined) return failed;
  if (LOOKUPS.has(name) && context.service === 'cloud.firestore')
    return lookUp(name, args, context);
  return callBuiltIn(CONVERSIONS, name, name, args);
}

/** `math.abs(x)`, `firestore.get(p)`: null when the object is no namespace but a value. */
export function callNamespace(
  node: Extract<Expression, { node: 'method' }>,
  scope: Scope,
  context: Context,
  evaluate: (node: Expression) => Outcome,
): Outcome | null {
  if (node.object.node !== 'variable') return null;
  const space = node.object.name;
  if (findVariable(scope, space) !== null) return null;
  const isLookup =
    space === 'firestore' &&
    context.service === 'firebase.storage' &&
    /^(get|exists)$/.test(node.name);
  const functions = namespaceFunctions(space);
  if (!isLookup && functions === null) return null;
  const args = node.args.map(evaluate);
  const failed = args.find((o) => o.type === 'error');
  if (failed !== undefined) return failed;
  const refused = context.spend(1);
  if (refused !== null) return refused;
  if (isLookup) return lookUp(node.name, args, context);
  return callBuiltIn(functions ?? {}, node.name, `${space}.${node.name}`, args);
}

/** As published: the type, then the value. */
const debugLine = (outcome: Outcome): string =>
  isValue(outcome) ? `${outcome.type}_value: ${show(outcome)}` : describeOutcome(outcome);

function callOwn(
  node: FunctionNode,
  declaredIn: FunctionScope,
  args: readonly Outcome[],
  caller: Scope,
  context: Context,
): Outcome {
  if (caller.depth >= LIMITS.callDepth)
    return fail('RULES_LIMIT', `functions call each other more than ${LIMITS.callDepth} deep`);
  if (args.length !== node.parameters.length)
    return fail(
      'RULES_ARGUMENTS',
      `${node.name}() takes ${node.parameters.length}, not ${args.length} arguments`,
    );
  const locals = new Map<string, Outcome>();
  for (const [i, parameter] of node.parameters.entries()) {
    const arg = args[i];
    if (arg !== undefined) locals.set(parameter, arg);
  }
  const scope: Scope = {
    functions: declaredIn,
    bindings: caller.bindings,
    locals,
    depth: caller.depth + 1,
  };
  for (const binding of node.bindings)
    locals.set(binding.name, context.spend(1) ?? evaluateExpression(binding.value, scope, context));
  return evaluateExpression(node.result, scope, context);
}

function callBuiltIn(
  functions: Methods<null>,
  name: string,
  shown: string,
  args: readonly Outcome[],
): Outcome {
  const method = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (method === undefined) return fail('RULES_UNKNOWN_NAME', `there is no function ${shown}()`);
  if (name === 'debug' && args.length === 1 && args[0] !== undefined) return args[0];
  if (args.every(isValue)) return invoke(`${shown}()`, method, null, args);
  return undecided(...args);
}
