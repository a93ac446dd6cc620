import { holds } from '../operators/comparison.ts';
import { typesNamed } from '../operators/type-test.ts';
import { type Outcome, type PartlyKnown, present } from '../run/outcome.ts';
import { equal, isInList, isInSet } from '../values/equality.ts';
import { type Failure, fail } from '../values/failure.ts';
import { order } from '../values/order.ts';
import { FALSE, list, NULL, type RulesValue, string, TRUE } from '../values/rules-value.ts';

type Known = RulesValue | PartlyKnown;

/** The error of asking more than the query says. */
export function undecided(...operands: readonly Outcome[]): Failure {
  const names = operands.flatMap((o) => (o.type === 'partial' ? [o.name] : []));
  return fail('RULES_UNDECIDED', `the query does not decide ${names.join(' and ')}`);
}

/** `x.name` of a map of which some fields are known. */
export function partialMember(object: PartlyKnown, name: string): Outcome {
  return (
    object.fields.get(name) ??
    fail('RULES_UNDECIDED', `the query does not say what ${object.name}.${name} is`)
  );
}

/** `x[key]`. */
export function partialElement(object: Known, index: Known): Outcome {
  if (object.type === 'partial' && index.type === 'string')
    return partialMember(object, index.value);
  return undecided(object, index);
}

/** `x is type`. */
export function partialType(operand: PartlyKnown, name: string): Outcome {
  const wanted = typesNamed(name);
  if (wanted === null) return fail('RULES_UNKNOWN_NAME', `there is no type '${name}'`);
  if (operand.types?.every((type) => wanted.includes(type))) return TRUE;
  if (operand.types?.every((type) => !wanted.includes(type))) return FALSE;
  return undecided(operand);
}

/** `x in y`. */
export function partialMembership(value: Known, container: Known): Outcome {
  if (container.type === 'partial') {
    if (value.type === 'partial') return undecided(value, container);
    if (has(container, value)) return TRUE;
    if (value.type === 'string' && isMap(container) && container.fields.has(value.value))
      return TRUE;
    return undecided(container);
  }
  if (value.type !== 'partial') return undecided(value, container);
  if (container.type !== 'list' && container.type !== 'set') return undecided(value);
  if (container.items.some((item) => isSurelyItem(value, item, container.type))) return TRUE;
  if (container.items.every((item) => partialComparison('==', value, item) === FALSE)) return FALSE;
  return undecided(value);
}

/** Lists tell 1 from 1.0, and a query that says what a number is leaves that open. */
const isSurelyItem = (value: PartlyKnown, item: RulesValue, type: 'list' | 'set'): boolean =>
  (type === 'set' || (item.type !== 'int' && item.type !== 'float')) &&
  partialComparison('==', value, item) === TRUE;

/** The comparisons, where one side or both are known in part. */
export function partialComparison(
  operator: '<' | '<=' | '>' | '>=' | '==' | '!=',
  a: Known,
  b: Known,
): Outcome {
  if (a.type !== 'partial')
    return b.type === 'partial' ? partialComparison(MIRRORED[operator], b, a) : undecided(a, b);
  if (b.type === 'partial') return undecided(a, b);
  if (operator === '==' || operator === '!=') {
    const same = equals(a, b);
    if (same === null) return undecided(a);
    return same === (operator === '==') ? TRUE : FALSE;
  }
  if (implies(a, operator, b)) return TRUE;
  if (implies(a, NEGATED[operator], b)) return FALSE;
  return undecided(a);
}

/** Methods on what is known in part: those that its facts can answer. */
export function partialMethod(self: Outcome, name: string, args: readonly Outcome[]): Outcome {
  if (self.type !== 'partial') return undecided(self, ...args);
  const arg = args[0];
  if (name === 'get' && isMap(self) && args.length === 2) return partialGet(self, arg ?? NULL);
  if (name === 'keys' && isMap(self) && args.length === 0)
    return {
      // What concerns the map does not concern its keys.
      ...present(`${self.name}.keys()`),
      types: ['list'],
      contains: [...self.fields.keys()].map(string),
    };
  if (name === 'toSet' && isOnly(self, 'list') && args.length === 0)
    return { ...present(`${self.name}.toSet()`), types: ['set'], contains: self.contains };
  // A list takes no set for its argument.
  if (args.length === 1 && (arg?.type === 'list' || (arg?.type === 'set' && isOnly(self, 'set')))) {
    if (name === 'hasAny' && arg.items.some((item) => has(self, item))) return TRUE;
    if (name === 'hasAll' && isItems(self) && arg.items.every((item) => has(self, item)))
      return TRUE;
  }
  return undecided(self);
}

function partialGet(self: PartlyKnown, key: Outcome): Outcome {
  const keys = key.type === 'list' ? key : key.type === 'string' ? list([key]) : null;
  if (keys === null || keys.items.length === 0) return undecided(self);
  let at: Known = self;
  for (const step of keys.items) {
    const found: Known | undefined =
      step.type !== 'string'
        ? undefined
        : at.type === 'partial'
          ? at.fields.get(step.value)
          : at.type === 'map'
            ? at.entries.get(step.value)
            : undefined;
    if (found === undefined) return undecided(self);
    at = found;
  }
  return at;
}

const isOnly = (p: PartlyKnown, type: string): boolean =>
  p.types?.length === 1 && p.types[0] === type;
const isMap = (p: PartlyKnown): boolean => isOnly(p, 'map');
/** Whether an item is known to be in it. */
const has = (p: PartlyKnown, item: RulesValue): boolean =>
  isOnly(p, 'set') ? isInSet(p.contains, item) : isOnly(p, 'list') && isInList(p.contains, item);
const isItems = (p: PartlyKnown): boolean => isOnly(p, 'list') || isOnly(p, 'set');

const MIRRORED = { '<': '>', '<=': '>=', '>': '<', '>=': '<=', '==': '==', '!=': '!=' } as const;
const NEGATED = { '<': '>=', '<=': '>', '>': '<=', '>=': '<' } as const;

/** Whether it equals the value in every case (true), in none (false), or that is open (null). */
function equals(p: PartlyKnown, value: RulesValue): boolean | null {
  if (p.not.some((other) => equal(other, value))) return false;
  if (p.types !== null && !p.types.includes(value.type) && !bothNumbers(p, value)) return false;
  if (implies(p, '<', value) || implies(p, '>', value)) return false;
  if (p.bounds.some((b) => excludes(b, value))) return false;
  if (implies(p, '<=', value) && implies(p, '>=', value)) return true;
  return null;
}

const bothNumbers = (p: PartlyKnown, value: RulesValue): boolean =>
  (value.type === 'int' || value.type === 'float') &&
  (p.types?.some((t) => t === 'int' || t === 'float') ?? true);

/** Whether the bounds prove `p operator value` for every value within them. */
function implies(p: PartlyKnown, operator: '<' | '<=' | '>' | '>=', value: RulesValue): boolean {
  // Firestore sorts NaN below all numbers, so only a lower bound keeps it out; NaN compares to nothing.
  const isNumber = value.type === 'int' || value.type === 'float';
  const upward = operator === '>' || operator === '>=';
  if (isNumber && !upward && !p.bounds.some((b) => isLower(b) && isFiniteNumber(b.value)))
    return false;
  return p.bounds.some((bound) => {
    if (isLower(bound) !== upward) return false;
    const sign = order(bound.value, value);
    if (typeof sign !== 'number' || Number.isNaN(sign)) return false;
    // x > 5 proves x > 5 and x >= 5; x >= 5 proves x >= 5, and x > 4.
    const strict = bound.operator === '<' || bound.operator === '>';
    return sign === 0 ? strict || operator.endsWith('=') : holds(operator, sign);
  });
}

/** Whether a value of the bound's own kind lies outside the bound. */
function excludes(bound: PartlyKnown['bounds'][number], value: RulesValue): boolean {
  const sign = order(value, bound.value);
  return typeof sign === 'number' && !Number.isNaN(sign) && !holds(bound.operator, sign);
}

const isLower = (bound: PartlyKnown['bounds'][number]): boolean =>
  bound.operator === '>' || bound.operator === '>=';

const isFiniteNumber = (v: RulesValue): boolean =>
  v.type === 'int' || (v.type === 'float' && !Number.isNaN(v.value));
