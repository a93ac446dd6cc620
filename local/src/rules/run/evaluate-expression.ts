import { callMethod } from '../methods/call-method.ts';
import { element, member, range } from '../operators/access.ts';
import { arithmetic, negate } from '../operators/arithmetic.ts';
import { compare } from '../operators/comparison.ts';
import { membership } from '../operators/membership.ts';
import { isType } from '../operators/type-test.ts';
import {
  partialComparison,
  partialElement,
  partialMember,
  partialMembership,
  partialMethod,
  partialType,
  undecided,
} from '../prove/partial.ts';
import type { Expression } from '../syntax/ast.ts';
import { fail } from '../values/failure.ts';
import { int } from '../values/int64.ts';
import { bool, float, NULL, string } from '../values/rules-value.ts';
import { callFunction, callNamespace } from './call.ts';
import type { Context } from './context.ts';
import { evaluateList, evaluateMap } from './literals.ts';
import { and, or } from './logic.ts';
import { isValue, type Outcome } from './outcome.ts';
import { evaluatePath } from './path-literal.ts';
import { findVariable, type Scope } from './scope.ts';
import { not, one, ternary, two } from './strict.ts';
import { told } from './told.ts';

/** What an expression comes to. Errors are outcomes; only `DocumentNeeded` is ever thrown. */
export function evaluateExpression(node: Expression, scope: Scope, context: Context): Outcome {
  const refused = context.spend(weightOf(node));
  const outcome = told(refused ?? evaluateNode(node, scope, context), node, context);
  context.watch?.(node, outcome);
  return outcome;
}

/** See LIMITS: what an expression counts beside its parts, whatever it comes to. */
function weightOf(node: Expression): number {
  if (node.node === 'is' || node.node === 'ternary') return 2;
  if (node.node !== 'path') return 1;
  return 1 + node.segments.filter(({ part }) => part === 'literal').length;
}

function evaluateNode(node: Expression, scope: Scope, context: Context): Outcome {
  switch (node.node) {
    case 'null':
      return NULL;
    case 'boolean':
      return bool(node.value);
    case 'integer':
      return int(node.value);
    case 'float':
      return float(node.value);
    case 'string':
      return string(node.value);
    case 'bytes':
      return { type: 'bytes', value: node.value };
    case 'variable':
      return variable(node.name, scope, context);
    case 'member': {
      const object = evaluateExpression(node.object, scope, context);
      if (object.type === 'error') return object;
      return object.type === 'partial'
        ? partialMember(object, node.name)
        : member(object, node.name);
    }
    case 'binary':
      return binary(node, scope, context);
    default:
      return operation(node, scope, context);
  }
}

type Operation = Exclude<
  Expression,
  {
    node:
      | 'null'
      | 'boolean'
      | 'integer'
      | 'float'
      | 'string'
      | 'bytes'
      | 'variable'
      | 'member'
      | 'binary';
  }
>;

function operation(node: Operation, scope: Scope, context: Context): Outcome {
  const evaluate = (child: Expression) => evaluateExpression(child, scope, context);
  switch (node.node) {
    case 'list':
      return evaluateList(node.items, evaluate);
    case 'map':
      return evaluateMap(node.entries, evaluate);
    case 'path':
      return evaluatePath(node.segments, scope, evaluate);
    case 'ternary':
      return ternary(
        evaluate(node.condition),
        () => evaluate(node.then),
        () => context.spend(2) ?? evaluate(node.otherwise),
      );
    case 'index':
      return two(evaluate(node.object), evaluate(node.index), element, partialElement);
    case 'range':
      return evaluateRange(node, evaluate);
    case 'call':
      return callFunction(node.name, node.args.map(evaluate), scope, context);
    case 'method':
      return method(node, scope, context);
    case 'negate':
      // -9223372036854775808 is an integer though its digits alone are not.
      if (node.operand.node === 'integer') return int(-node.operand.value);
      return one(evaluate(node.operand), negate, undecided);
    case 'not':
      return not(evaluate(node.operand));
    case 'is':
      return one(
        evaluate(node.operand),
        (v) => isType(v, node.type),
        (p) => partialType(p, node.type),
      );
  }
}

function variable(name: string, scope: Scope, context: Context): Outcome {
  const found = findVariable(scope, name);
  if (found !== null) return found;
  if (name === 'request') return context.request;
  if (name === 'resource') return context.resource;
  return fail('RULES_UNKNOWN_NAME', `there is no variable '${name}'`);
}

function binary(
  { operator, left, right }: Extract<Expression, { node: 'binary' }>,
  scope: Scope,
  context: Context,
): Outcome {
  const a = evaluateExpression(left, scope, context);
  const other = () => context.spend(1) ?? evaluateExpression(right, scope, context);
  if (operator === '&&') return and(a, other);
  if (operator === '||') return or(a, other);
  const b = evaluateExpression(right, scope, context);
  switch (operator) {
    case 'in':
      return two(a, b, membership, partialMembership);
    case '+':
    case '-':
    case '*':
    case '/':
    case '%':
      return two(a, b, (x, y) => arithmetic(operator, x, y), undecided);
    default:
      return two(
        a,
        b,
        (x, y) => compare(operator, x, y),
        (x, y) => partialComparison(operator, x, y),
      );
  }
}

function method(
  node: Extract<Operation, { node: 'method' }>,
  scope: Scope,
  context: Context,
): Outcome {
  const namespace = callNamespace(node, scope, context, (child) =>
    evaluateExpression(child, scope, context),
  );
  if (namespace !== null) return namespace;
  const self = evaluateExpression(node.object, scope, context);
  const args = node.args.map((arg) => evaluateExpression(arg, scope, context));
  const failed = [self, ...args].find((o) => o.type === 'error');
  if (failed !== undefined) return failed;
  if (isValue(self) && args.every(isValue)) return callMethod(self, node.name, args);
  return partialMethod(self, node.name, args);
}

function evaluateRange(
  node: Extract<Operation, { node: 'range' }>,
  evaluate: (node: Expression) => Outcome,
): Outcome {
  const object = evaluate(node.object);
  const from = node.from === null ? null : evaluate(node.from);
  const to = node.to === null ? null : evaluate(node.to);
  for (const part of [object, from, to]) {
    if (part?.type === 'error') return part;
    if (part?.type === 'partial') return undecided(part);
  }
  if (!isValue(object) || (from !== null && !isValue(from)) || (to !== null && !isValue(to)))
    return fail('RULES_UNDECIDED', 'a range of what is not known');
  return range(object, from, to);
}
