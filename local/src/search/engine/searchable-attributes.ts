/** One attribute that is searched. */
export interface Field {
  /** `*` where a record is searched as a whole. */
  readonly path: string;
  /** Which line of `searchableAttributes` names it: earlier is better. */
  readonly rank: number;
  /** Whether a match near its beginning is better than one further on. */
  readonly isOrdered: boolean;
}

/**
 * The setting `searchableAttributes`: `title`, `a,b` (alike), `unordered(abstract)`. Without it everything
 * is searched, all alike.
 */
export function fieldsOf(searchableAttributes: readonly string[] | null): Field[] {
  if (searchableAttributes === null) return [{ path: '*', rank: 0, isOrdered: false }];
  return searchableAttributes.flatMap((line, rank) =>
    line.split(',').map((part) => {
      const [, modifier, inner] = /^\s*(unordered|ordered)\((.*)\)\s*$/.exec(part) ?? [];
      // "Attributes on one line are unordered": their order within the line says nothing either.
      const isOrdered = modifier !== 'unordered' && !line.includes(',');
      return { path: (inner ?? part).trim(), rank, isOrdered };
    }),
  );
}
