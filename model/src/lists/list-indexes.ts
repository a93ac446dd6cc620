/** The composite indexes that the lists' queries need. Firestore has those of single fields itself. */
import type { ListPlan, SortDirection } from './list-plan.ts';

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

const equal = (fieldPath: string): IndexField => ({ fieldPath, order: 'ASCENDING' });
const contains = (fieldPath: string): IndexField => ({ fieldPath, arrayConfig: 'CONTAINS' });
const sorted = (fieldPath: string, direction: SortDirection): IndexField => ({
  fieldPath,
  order: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
});

/** In both directions: a page before another is asked for the other way round. */
const BOTH: readonly SortDirection[] = ['asc', 'desc'];

/**
 * What a list's queries compare before they sort: nothing, or one filter or word, each with and without
 * its scope. Firestore merges these where two filters are asked for together, as all end in the same sort.
 */
function comparisons(plan: ListPlan): IndexField[][] {
  const { scope, filters, lists = [], hasWords } = plan;
  const always = Object.keys(plan.only ?? {}).map(equal);
  const whose = scope && (scope.isList ? contains(scope.field) : equal(scope.field));
  const asked = [[], ...filters.map((field) => [equal(field)])];
  // One query has one comparison with a list: by words it cannot ask for journals besides.
  const inLists = [...(hasWords ? ['words'] : []), ...lists].map((field) => [contains(field)]);
  const scoped = whose
    ? [...asked, ...(scope.isList ? [] : inLists)].map((fields) => [whose, ...fields])
    : [];
  return [...asked, ...inLists, ...scoped].map((fields) => [...always, ...fields]);
}

/** The indexes of one list. */
function indexesOf(plan: ListPlan): CompositeIndex[] {
  const sorts = plan.sorts.flatMap(({ field }) => BOTH.map((way) => sorted(field, way)));
  const bin = plan.hasBin ? BOTH.map((way) => sorted('deletedAt', way)) : [];
  return comparisons(plan).flatMap((compared) =>
    [...sorts, ...bin]
      .map((sort) => [...compared, sort])
      .filter((fields) => fields.length > 1)
      .map((fields) => ({
        collectionGroup: plan.collection,
        queryScope: 'COLLECTION' as const,
        fields,
      })),
  );
}

/** What all of these lists need, and each index once. */
export function listIndexes(plans: readonly ListPlan[]): readonly CompositeIndex[] {
  const all = plans.flatMap(indexesOf);
  return [...new Map(all.map((index) => [JSON.stringify(index), index])).values()];
}
