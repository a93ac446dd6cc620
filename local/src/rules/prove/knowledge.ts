import type { Value } from '../../values/value.ts';
import { type Bound, isValue, type PartlyKnown, present } from '../run/outcome.ts';
import { fromFirestore } from '../values/from-firestore.ts';
import { NULL, type RulesType, type RulesValue } from '../values/rules-value.ts';
import { type Atom, type Case, isName } from './query-cases.ts';

type Known = RulesValue | PartlyKnown;

/** `resource.data` of every document that falls into the case. */
export function knownData(atoms: Case): PartlyKnown {
  const data: PartlyKnown = { ...present('resource.data'), types: ['map'] };
  const facts = atoms.filter(({ field }) => !isName(field));
  // What a cursor says depends on the type, which the others may tell.
  return [...facts.filter((a) => !sorts(a)), ...sortedWithin(facts.filter(sorts))].reduce(
    (known, { field, fact }) => learn(known, field, fact),
    data,
  );
}

const sorts = ({ fact }: Atom): boolean => fact.kind === 'sorts';

/** Two cursors at values of one type leave no other type between them: that is a range. */
function sortedWithin(atoms: Case): Case {
  return atoms.map((atom) => {
    const { fact } = atom;
    if (fact.kind !== 'sorts') return atom;
    const isClosed = atoms.some(
      ({ field, fact: other }) =>
        other.kind === 'sorts' &&
        field.join('\0') === atom.field.join('\0') &&
        isUpward(other.operator) !== isUpward(fact.operator) &&
        RANGE_TYPES[other.value.kind]?.[0] !== undefined &&
        RANGE_TYPES[other.value.kind]?.[0] === RANGE_TYPES[fact.value.kind]?.[0],
    );
    return isClosed ? { ...atom, fact: { ...fact, kind: 'bound' as const } } : atom;
  });
}

const isUpward = (operator: string): boolean => operator.startsWith('>');

/** The map with one fact more about the field of a path in it. */
function learn(map: PartlyKnown, field: readonly string[], fact: Atom['fact']): PartlyKnown {
  const [first, ...rest] = field;
  if (first === undefined) return map;
  const before = map.fields.get(first) ?? present(`${map.name}.${first}`);
  let after: Known = before;
  if (rest.length === 0) after = combine(before, fact);
  // A field inside means that what is around it is a map.
  else if (!isValue(before)) after = learn({ ...before, types: ['map'] }, rest, fact);
  return { ...map, fields: new Map([...map.fields, [first, after]]) };
}

function combine(known: Known, fact: Atom['fact']): Known {
  // What is known exactly cannot be known better.
  if (isValue(known) || fact.kind === 'present') return known;
  const value = fromFirestore(fact.value);
  if (fact.kind === 'equals') return equalTo(known, fact.value, value);
  // `!=` and `not-in` pass over null too (published: null values do not match them).
  if (fact.kind === 'differs')
    return { ...known, not: [...known.not, NULL, ...(isComparable(fact.value) ? [value] : [])] };
  if (fact.kind === 'contains')
    return {
      ...known,
      types: ['list'],
      // It finds 1.0 when asked for 1, and a list of rules tells them apart.
      contains: isExact(fact.value) ? [...known.contains, value] : known.contains,
    };
  const bounds = [{ operator: fact.operator, value }];
  if (fact.kind === 'bound') return bounded(known, fact.value, bounds);
  // A cursor among values of other types bounds nothing.
  const types = RANGE_TYPES[fact.value.kind];
  if (isRounded(fact.value) || !known.types?.every((type) => types?.includes(type))) return known;
  return { ...known, bounds: [...known.bounds, ...bounds] };
}

function equalTo(known: PartlyKnown, stored: Value, value: RulesValue): Known {
  if (isExact(stored)) return value;
  // Firestore finds 1.0 when asked for 1 and the other way round, so the type stays open.
  if (isNumber(stored))
    return bounded(known, stored, [
      { operator: '>=', value },
      { operator: '<=', value },
    ]);
  return { ...known, types: [value.type] };
}

/** A range finds only values of its bound's own kind. */
function bounded(known: PartlyKnown, stored: Value, bounds: readonly Bound[]): PartlyKnown {
  const types = RANGE_TYPES[stored.kind];
  if (types === undefined) return known;
  return {
    ...known,
    types,
    bounds: isRounded(stored) ? known.bounds : [...known.bounds, ...bounds],
  };
}

const RANGE_TYPES: SomeOf<Record<Value['kind'], readonly RulesType[]>> = {
  boolean: ['bool'],
  integer: ['int', 'float'],
  double: ['int', 'float'],
  timestamp: ['timestamp'],
  string: ['string'],
  bytes: ['bytes'],
  reference: ['path'],
  geopoint: ['latlng'],
};
type SomeOf<T> = { readonly [K in keyof T]?: T[K] };

const isNumber = (value: Value): value is Extract<Value, { kind: 'integer' | 'double' }> =>
  value.kind === 'integer' || (value.kind === 'double' && !Number.isNaN(value.value));

/**
 * Beyond this rules round an integer beside a float, and Firestore does not: what is larger or other
 * there may be the same here.
 */
const isRounded = (value: Value): boolean =>
  isNumber(value) && Math.abs(Number(value.value)) >= 2 ** 53;

/** Whether Firestore and rules agree on what equals it. */
const isComparable = (value: Value): boolean =>
  isExact(value) || (isNumber(value) && !isRounded(value));

/** Whether being equal to it in Firestore means being the same value to rules. */
function isExact(value: Value): boolean {
  switch (value.kind) {
    case 'integer':
      return false;
    case 'double':
      return Number.isNaN(value.value);
    case 'array':
      return value.values.every(isExact);
    case 'map':
      return [...value.fields.values()].every(isExact);
    default:
      return true;
  }
}
