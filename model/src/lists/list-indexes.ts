/**
 * The composite indexes that the lists' queries need, and which query is served by which.
 *
 * Firestore merges indexes for equalities, if they end in the same order: for filters a and b and a sort s it
 * needs (a, s) and (b, s), and none for a and b together. An equality may be one of several values (`in`) or a
 * value in a list. A sort needs an index for each of its directions. Of ranges nothing is said: a query with
 * one has an index of its own.
 * (https://firebase.google.com/docs/firestore/query-data/index-overview, “Use index merging” and “Queries
 * supported by manual indexes”; docs/decisions/0010-composite-indexes.md.)
 */
import type { ListPlan, ListSort } from './list-plan.ts';
import { type ListShape, listShapes } from './list-shapes.ts';

export interface IndexField {
  readonly fieldPath: string;
  readonly order?: 'ASCENDING' | 'DESCENDING';
  readonly arrayConfig?: 'CONTAINS';
}

export interface CompositeIndex {
  readonly collectionGroup: string;
  readonly queryScope: 'COLLECTION';
  readonly fields: readonly IndexField[];
}

/** An index, and the queries that use it, alone or merged with others. */
export interface ListIndex {
  readonly index: CompositeIndex;
  readonly serves: readonly { readonly plan: ListPlan; readonly shape: ListShape }[];
}

/** What all of these lists need, each index once. */
export function listIndexes(plans: readonly ListPlan[]): readonly ListIndex[] {
  const found = new Map<string, { index: CompositeIndex; serves: ListIndex['serves'][number][] }>();
  for (const plan of plans) {
    const always = alwaysAsked(plan.collection, plans);
    for (const shape of listShapes(plan)) {
      for (const index of indexesFor(shape, always, plan)) {
        const key = JSON.stringify(index);
        const entry = found.get(key) ?? { index, serves: [] };
        entry.serves.push({ plan, shape });
        found.set(key, entry);
      }
    }
  }
  return [...found.values()];
}

/** Fields that every query of a collection compares: they stand in each of its indexes, so that fewer are merged. */
function alwaysAsked(collection: string, plans: readonly ListPlan[]): readonly string[] {
  const [first, ...others] = plans.filter((plan) => plan.collection === collection);
  return Object.keys(first?.only ?? {}).filter((field) =>
    others.every(({ only }) => only && field in only),
  );
}

/** The indexes that Firestore merges for a query; one where it cannot merge, none where single fields do. */
function indexesFor(
  shape: ListShape,
  always: readonly string[],
  { sorts, together = [] }: ListPlan,
): CompositeIndex[] {
  const { collection, equal, contains, sort, isRange } = shape;
  const list = contains === null ? [] : [contains];
  // By a field of which one value is asked nothing is sorted.
  const compared = [...equal, ...list].filter((field) => field !== sort.field);
  if (compared.length === 0) return [];
  const one = (fields: readonly string[]) => indexOf(collection, fields, list, sort);
  if (isRange) return [one(compared)];
  const isPair =
    sort.field === sorts[0].field &&
    together.length > 0 &&
    together.every((field) => compared.includes(field));
  const pair = isPair ? [together] : [];
  const alone = compared.filter((field) => !always.includes(field) && !pair.flat().includes(field));
  const arms = [...pair, ...alone.map((field) => [field])];
  if (arms.length === 0) return [one(always)];
  return arms.map((arm) => one([...always, ...arm]));
}

function indexOf(
  collectionGroup: string,
  fields: readonly string[],
  lists: readonly string[],
  { field, direction }: ListSort,
): CompositeIndex {
  const compared = fields.map(
    (fieldPath): IndexField =>
      lists.includes(fieldPath)
        ? { fieldPath, arrayConfig: 'CONTAINS' }
        : { fieldPath, order: 'ASCENDING' },
  );
  const order = direction === 'asc' ? 'ASCENDING' : 'DESCENDING';
  return {
    collectionGroup,
    queryScope: 'COLLECTION',
    fields: [...compared, { fieldPath: field, order }],
  };
}
