import type { Value } from '../../values/value.ts';
import type { ListQuery, QueryFilter } from '../request.ts';
import { referenceSegments } from '../values/from-firestore.ts';
import { cursorAtoms } from './cursor-atoms.ts';

/** One condition on a field that holds in a case. */
export interface Atom {
  readonly field: readonly string[];
  readonly fact:
    | { readonly kind: 'equals'; readonly value: Value }
    | { readonly kind: 'differs'; readonly value: Value }
    | { readonly kind: 'bound'; readonly operator: '<' | '<=' | '>' | '>='; readonly value: Value }
    /** Where it sorts among values of all types: a cursor says no more. */
    | { readonly kind: 'sorts'; readonly operator: '<' | '<=' | '>' | '>='; readonly value: Value }
    | { readonly kind: 'contains'; readonly value: Value }
    | { readonly kind: 'present' };
}

export type Case = readonly Atom[];

/** Production takes 30 disjunctions; more than this is denied rather than worked through. */
const MOST_CASES = 128;

/**
 * The query as cases, one of which each matching document falls into: `or`, `in` and
 * `array-contains-any` are taken apart, `and` is distributed over them. Null when there are too many.
 */
export function queryCases(query: ListQuery): Case[] | null {
  const filtered = query.filter === null ? [[]] : filterCases(query.filter);
  // To be in an order a document must have the field.
  const ordered: Atom[] = query.orderBy.map(({ field }) => ({ field, fact: { kind: 'present' } }));
  return filtered?.map((atoms) => withCursors([...atoms, ...ordered], query)) ?? null;
}

const withCursors = (atoms: Case, { orderBy, startAt, endAt }: ListQuery): Case => [
  ...atoms,
  ...cursorAtoms(atoms, orderBy, startAt, 'start'),
  ...cursorAtoms(atoms, orderBy, endAt, 'end'),
];

/** The document's path if a case names it: `__name__ ==` a reference. */
export function namedDocument(atoms: Case): string[] | null {
  for (const { field, fact } of atoms)
    if (isName(field) && fact.kind === 'equals' && fact.value.kind === 'reference')
      return referenceSegments(fact.value.value);
  return null;
}

/** Whether the field is the document's name rather than one of its fields. */
export const isName = (field: readonly string[]): boolean =>
  field.length === 1 && field[0] === '__name__';

function filterCases(filter: QueryFilter): Case[] | null {
  if (!('filters' in filter)) return fieldCases(filter);
  const parts: Case[][] = [];
  for (const part of filter.filters) {
    const cases = filterCases(part);
    if (cases === null) return null;
    parts.push(cases);
  }
  const cases = filter.op === 'or' ? parts.flat() : distribute(parts);
  return cases === null || cases.length > MOST_CASES ? null : cases;
}

function distribute(parts: readonly Case[][]): Case[] | null {
  let cases: Case[] = [[]];
  for (const part of parts) {
    cases = cases.flatMap((done) => part.map((more) => [...done, ...more]));
    if (cases.length > MOST_CASES) return null;
  }
  return cases;
}

function fieldCases(filter: Exclude<QueryFilter, { filters: unknown }>): Case[] {
  const { field, op, value } = filter;
  const atom = (fact: Atom['fact']): Case => [{ field, fact }];
  const each = (kind: 'equals' | 'contains'): Case[] =>
    value.kind === 'array' ? value.values.map((v) => atom({ kind, value: v })) : [atom(PRESENT)];
  switch (op) {
    case '==':
      return [atom({ kind: 'equals', value })];
    case 'in':
      return each('equals');
    case 'array-contains':
      return [atom({ kind: 'contains', value })];
    case 'array-contains-any':
      return each('contains');
    case '<':
    case '<=':
    case '>':
    case '>=':
      return [atom({ kind: 'bound', operator: op, value })];
    case '!=':
      return [atom({ kind: 'differs', value })];
    case 'not-in':
      return [
        value.kind === 'array'
          ? value.values.map((v) => ({ field, fact: { kind: 'differs', value: v } }))
          : atom(PRESENT),
      ];
    case 'is-null':
      return [atom({ kind: 'equals', value: { kind: 'null' } })];
    case 'is-not-null':
      return [atom({ kind: 'differs', value: { kind: 'null' } })];
    case 'is-nan':
      return [atom({ kind: 'equals', value: { kind: 'double', value: Number.NaN } })];
    case 'is-not-nan':
      return [atom(PRESENT)];
  }
}

const PRESENT: Atom['fact'] = { kind: 'present' };
