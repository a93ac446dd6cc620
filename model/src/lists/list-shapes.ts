/** Every query that a list of the office can ask, without its values: `listQuestion` for all that can be wished. */
import type { ListPlan, ListSort, SortDirection } from './list-plan.ts';
import { type ListQuestion, listQuestion } from './list-question.ts';

/** A query by what an index has to have for it. */
export interface ListShape {
  readonly collection: string;
  /** Fields of which one value is asked, or one of several (`in`); those of `only` come first. */
  readonly equal: readonly string[];
  /** The field that holds a list in which a value is sought. */
  readonly contains: string | null;
  readonly sort: ListSort;
  /** It asks for a range of the field that it is sorted by. */
  readonly isRange: boolean;
}

/** In both directions: a page before another is asked for the other way round. */
const BOTH: readonly SortDirection[] = ['asc', 'desc'];
const EITHER = [false, true] as const;

/** The queries of a list, each once. */
export function listShapes(plan: ListPlan): readonly ListShape[] {
  const shapes = scopesOf(plan).flatMap((isScoped) =>
    questionsOf(plan, isScoped).flatMap((question) =>
      BOTH.map((direction) => shapeOf(plan, isScoped, question, direction)),
    ),
  );
  return [...new Map(shapes.map((shape) => [JSON.stringify(shape), shape])).values()];
}

const scopesOf = ({ scope }: ListPlan) => (scope ? EITHER : [false]);

function questionsOf(plan: ListPlan, isScoped: boolean): ListQuestion[] {
  const chosen = subsetsOf([...plan.filters, ...(plan.lists ?? [])]);
  const words = plan.hasWords ? EITHER : [false];
  const bins = plan.hasBin ? EITHER : [false];
  return bins.flatMap((bin) =>
    words.flatMap((hasWord) =>
      plan.sorts.flatMap((sort) =>
        chosen.map((fields) => listQuestion(plan, { isScoped, hasWord, fields, sort, bin })),
      ),
    ),
  );
}

function shapeOf(
  plan: ListPlan,
  isScoped: boolean,
  { filters, list, search, sort }: ListQuestion,
  direction: SortDirection,
): ListShape {
  const scope = isScoped ? plan.scope : undefined;
  const whose = scope && !scope.isList ? [scope.field] : [];
  const scopeList = scope?.isList ? scope.field : null;
  return {
    collection: plan.collection,
    equal: [...Object.keys(plan.only ?? {}), ...whose, ...filters],
    contains: scopeList ?? (search === 'words' ? 'words' : list),
    sort: { field: sort.field, direction },
    isRange: search === 'title',
  };
}

/** Smaller ones before larger ones. */
function subsetsOf(fields: readonly string[]): readonly (readonly string[])[] {
  let all: readonly (readonly string[])[] = [[]];
  for (const field of fields) all = [...all, ...all.map((subset) => [...subset, field])];
  return all.toSorted((a, b) => a.length - b.length);
}
