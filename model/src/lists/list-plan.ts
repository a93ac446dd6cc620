/**
 * How a list of the office may be asked for: which fields filter it, which sort it, and whose records it
 * shows. The pages ask by it, and `firestore.indexes.json` is made from it.
 */
export type SortDirection = 'asc' | 'desc';

export interface ListSort {
  readonly field: string;
  /** The one it has until somebody turns it. */
  readonly direction: SortDirection;
}

export interface ListPlan {
  readonly collection: string;
  /** What every record of the list has: `{ kind: 'news' }`. */
  readonly only?: Readonly<Record<string, string | boolean>>;
  /** The field that says whose a record is, where editors see their journals' alone. */
  readonly scope?: {
    readonly field: string;
    /** It names several journals. */
    readonly isList?: true;
  };
  /** Without a scope: whoever may open the list sees all of it, also who works for some journals. */
  readonly isShared?: true;
  /** Fields that are asked for one value, beside the scope's. */
  readonly filters: readonly string[];
  /**
   * Fields that hold a list and are asked for one value in it. A query has one such question: where words
   * are typed it is theirs, and these narrow what it finds.
   */
  readonly lists?: readonly string[];
  /** Fields that sort it; the first does so at first. */
  readonly sorts: readonly [ListSort, ...ListSort[]];
  /** Its records have `words` to search by, and `sortKey`. */
  readonly hasWords: boolean;
  /** Its records can be in the bin. */
  readonly hasBin: boolean;
}

/** What records of a kind are sorted by in every list: newest change first, or by title. */
export const BY_CHANGE: ListSort = { field: 'updatedAt', direction: 'desc' };
export const BY_TITLE: ListSort = { field: 'sortKey', direction: 'asc' };
