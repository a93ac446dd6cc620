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
  const item = itemAt(object, index.value);
  if (item === null) return fail('RULES_TYPE', `a ${object.type} cannot be indexed with int`);
  return item ?? fail('RULES_RANGE', `there is nothing at [${index.value}]`);
}

/** `x[from:to]` of a list or string, `to` left out; either end may be missing. */
export function range(
  object: RulesValue,
  from: RulesValue | null,
  to: RulesValue | null,
): RulesValue | Failure {
  if (object.type !== 'list' && object.type !== 'string')
    return fail('RULES_TYPE', `a ${object.type} has no ranges`);
  const size = object.type === 'list' ? object.items.length : object.value.length;
  const start = from ?? { type: 'int', value: 0n };
  const end = to ?? { type: 'int', value: BigInt(size) };
  if (start.type !== 'int' || end.type !== 'int')
    return fail('RULES_TYPE', 'the ends of a range are integers');
  // Seen of Google's: the first item and the last have to be there, even where the range is empty.
  const isThere = (index: bigint) => index >= 0n && index < BigInt(size);
  if (!isThere(start.value) || !isThere(end.value - 1n) || start.value > end.value)
    return fail('RULES_RANGE', `[${start.value}:${end.value}] of ${size}`);
  const ends = [Number(start.value), Number(end.value)] as const;
  return object.type === 'list'
    ? list(object.items.slice(...ends))
    : string(object.value.slice(...ends));
}

function itemAt(object: RulesValue, index: bigint): RulesValue | undefined | null {
  const at = Number(index);
  if (object.type === 'list') return object.items[at];
  // Characters are UTF-16 code units, as sizes are.
  if (object.type === 'string') {
    const unit = object.value[at];
    return unit === undefined ? undefined : string(unit);
  }
  if (object.type === 'path') {
    const segment = object.segments[at];
    return segment && string(segment.text ?? '');
  }
  return null;
}

function namedSegment(object: RulesPath, name: string): RulesValue | Failure {
  const found = object.segments.find((s) => s.name === name);
  if (found === undefined || found.text === null)
    return fail('RULES_MISSING', `the path binds no '${name}'`);
  return string(found.text);
}
