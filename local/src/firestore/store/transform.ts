import { invalid } from '../../values/errors.ts';
import { fromMicros, type Micros, requestTime } from '../../values/micros.ts';
import { compareValues, isNumber, queryEqual } from '../../values/order.ts';
import type { Value } from '../../values/value.ts';
import type { FieldTransform } from './write.ts';

const NULL: Value = { kind: 'null' };
const INT64_MIN = -(2n ** 63n);
const INT64_MAX = 2n ** 63n - 1n;

/** The new value of a field and what the client is told, per `DocumentTransform.FieldTransform`. */
export function transformField(
  current: Value | undefined,
  transform: FieldTransform,
  now: Micros,
): { value: Value; result: Value } {
  switch (transform.kind) {
    case 'serverTimestamp': {
      const value: Value = { kind: 'timestamp', ...fromMicros(requestTime(now)) };
      return { value, result: value };
    }
    case 'increment': {
      const value = add(current, transform.operand);
      return { value, result: value };
    }
    case 'maximum':
    case 'minimum': {
      const value = extreme(current, transform.operand, transform.kind === 'maximum' ? 1 : -1);
      return { value, result: value };
    }
    case 'arrayUnion': {
      const values = [...elementsOf(current)];
      for (const element of transform.elements) {
        if (!values.some((value) => queryEqual(value, element))) values.push(element);
      }
      return { value: { kind: 'array', values }, result: NULL };
    }
    case 'arrayRemove': {
      const values = elementsOf(current).filter(
        (value) => !transform.elements.some((element) => queryEqual(value, element)),
      );
      return { value: { kind: 'array', values }, result: NULL };
    }
  }
}

function elementsOf(value: Value | undefined): readonly Value[] {
  return value?.kind === 'array' ? value.values : [];
}

function add(current: Value | undefined, operand: Value): Value {
  if (!isNumber(operand)) throw invalid('The operand of increment is not a number.');
  if (!current || !isNumber(current)) return operand;
  if (current.kind === 'integer' && operand.kind === 'integer') {
    const sum = current.value + operand.value;
    const capped = sum > INT64_MAX ? INT64_MAX : sum < INT64_MIN ? INT64_MIN : sum;
    return { kind: 'integer', value: capped };
  }
  return { kind: 'double', value: Number(current.value) + Number(operand.value) };
}

/** Equal numbers of different type keep what is stored; NaN wins both ways. */
function extreme(current: Value | undefined, operand: Value, sign: 1 | -1): Value {
  if (!isNumber(operand)) throw invalid('The operand of maximum or minimum is not a number.');
  if (!current || !isNumber(current)) return operand;
  if (Number.isNaN(current.value)) return current;
  if (Number.isNaN(operand.value)) return operand;
  return compareValues(operand, current) * sign > 0 ? operand : current;
}
