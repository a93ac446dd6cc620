import { type Failure, fail } from '../values/failure.ts';
import { list, type RulesPath, type RulesValue, string } from '../values/rules-value.ts';

/** `x.name`: a key of a map, or a path's segment by the name of its wildcard. */
export function member(object: RulesValue, name: string): RulesValue | Failure {
  if (object.type === 'map')
    return object.entries.get(name) ?? fail('RULES_MISSING', `there is no field '${name}'`);
  if (object.type === 'path') return namedSegment(object, name);
  return fail('RULES_TYPE', `a ${object.type} has no field '${name}'`);
}

/** `x[i]`: an item of a list, a character, a key of a map, a segment of a path. */
export function element(object: RulesValue, index: RulesValue): RulesValue | Failure {
  if (index.type === 'string' && (object.type === 'map' || object.type === 'path'))
    return member(object, index.value);
  if (index.type !== 'int')
    return fail('RULES_TYPE', `a ${object.type} cannot be indexed with ${index.type}`);
  const items = sequence(object);
  if (items === null) return fail('RULES_TYPE', `a ${object.type} cannot be indexed with int`);
  return items[Number(index.value)] ?? fail('RULES_RANGE', `there is nothing at [${index.value}]`);
}

/** `x[from:to]` of a list or string, `to` left out; either end may be missing. */
export function range(
  object: RulesValue,
  from: RulesValue | null,
  to: RulesValue | null,
): RulesValue | Failure {
  const items = object.type === 'path' ? null : sequence(object);
  if (items === null) return fail('RULES_TYPE', `a ${object.type} has no ranges`);
  const start = from ?? { type: 'int', value: 0n };
  const end = to ?? { type: 'int', value: BigInt(items.length) };
  if (start.type !== 'int' || end.type !== 'int')
    return fail('RULES_TYPE', 'the ends of a range are integers');
  if (start.value < 0n || start.value > end.value || end.value > BigInt(items.length))
    return fail('RULES_RANGE', `[${start.value}:${end.value}] of ${items.length}`);
  const part = items.slice(Number(start.value), Number(end.value));
  if (object.type !== 'string') return list(part);
  return string(part.map((c) => (c.type === 'string' ? c.value : '')).join(''));
}

function sequence(object: RulesValue): readonly RulesValue[] | null {
  if (object.type === 'list') return object.items;
  if (object.type === 'string') return [...object.value].map(string);
  if (object.type === 'path') return object.segments.map((s) => string(s.text ?? ''));
  return null;
}

function namedSegment(object: RulesPath, name: string): RulesValue | Failure {
  const found = object.segments.find((s) => s.name === name);
  if (found === undefined || found.text === null)
    return fail('RULES_MISSING', `the path binds no '${name}'`);
  return string(found.text);
}
