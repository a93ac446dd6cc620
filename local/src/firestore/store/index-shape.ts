import { type FieldPath, formatFieldPath } from '../../values/names/field-path.ts';

/**
 * What an index sorts by: an element of an array, then fields whose value queries know, then the
 * fields they are ordered by. It ends with the name, and its first order ascends: the opposite is
 * the same index read backwards.
 */
export interface IndexShape {
  readonly contains: FieldPath | null;
  readonly equal: readonly FieldPath[];
  readonly ordered: readonly { readonly field: FieldPath; readonly direction: 'asc' | 'desc' }[];
}

/** Two shapes with one key are the same index. */
export function shapeKey({ contains, equal, ordered }: IndexShape): string {
  return JSON.stringify([
    contains && formatFieldPath(contains),
    equal.map(formatFieldPath),
    ordered.map(({ field, direction }) => [formatFieldPath(field), direction]),
  ]);
}
