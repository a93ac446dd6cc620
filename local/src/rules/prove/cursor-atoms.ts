import type { Value } from '../../values/value.ts';
import type { ListQuery } from '../request.ts';
import { type Atom, type Case, isName } from './query-cases.ts';

/**
 * What a cursor says of the first field that it can move in: fields before it are held by an equality
 * with the cursor's own value. Later fields are free wherever an earlier one differs.
 */
export function cursorAtoms(
  atoms: Case,
  orderBy: ListQuery['orderBy'],
  cursor: ListQuery['startAt'],
  edge: 'start' | 'end',
): Case {
  if (cursor === null) return [];
  for (const [i, value] of cursor.values.entries()) {
    const order = orderBy[i];
    if (order === undefined || isName(order.field)) return [];
    if (isHeld(atoms, order.field, value)) continue;
    // Past all documents with these values, but only where this value is the cursor's last one.
    const isPast = cursor.before === (edge === 'end') && i === cursor.values.length - 1;
    const isUpward = (edge === 'start') === (order.direction === 'asc');
    const operator = isUpward ? (isPast ? '>' : '>=') : isPast ? '<' : '<=';
    return [{ field: order.field, fact: { kind: 'sorts', operator, value } }];
  }
  return [];
}

/** Strings, bools and null are the same to an equality and to an order; numbers need not be. */
function isHeld(atoms: Case, field: Atom['field'], value: Value): boolean {
  return atoms.some(
    ({ field: other, fact }) =>
      fact.kind === 'equals' &&
      other.length === field.length &&
      other.every((segment, i) => segment === field[i]) &&
      isSameSimple(fact.value, value),
  );
}

function isSameSimple(a: Value, b: Value): boolean {
  if (a.kind === 'string' || a.kind === 'boolean' || a.kind === 'integer')
    return a.kind === b.kind && a.value === b.value;
  return a.kind === 'null' && b.kind === 'null';
}
