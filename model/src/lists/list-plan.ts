/**
 * How a list of the office may be asked for: which fields filter it, which sort it, and whose records it
 * shows. The pages ask by it, and `firestore.indexes.json` is made from it.
 */
export type SortDirection = 'asc' | 'desc';

export interface ListSort {
  readonly field: string;
  /** The default order. */
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
  /**
   * Which of `filters`, `lists` and `words` Firestore answers in every order. The others it answers in the
   * first order; in another, the page judges them among the records that it reads. Each one here is two
   * indexes for every further order.
   */
  readonly inEveryOrder?: readonly string[];
  /** Fields that sort it; the first does so at first. */
  readonly sorts: readonly [ListSort, ...ListSort[]];
  /** Its records have `words` to search by, and `sortKey`. */
  readonly hasWords: boolean;
  /** Its ids are made of DOIs (`registrationId`): a typed DOI, or the beginning of one, is looked for among them. */
  readonly hasDoiIds?: true;
  /** Its records can be in the bin. */
  readonly hasBin: boolean;
  /**
   * A press, or a journal, has about a hundred of these at most, as many as a page reads at once: the page
   * judges filters and words in every order, and they need no index.
   */
  readonly isShort?: true;
  /** Fields that are asked for together so often that an index of their own serves them, in the first order. */
  readonly together?: readonly string[];
}

/** What records of a kind are sorted by in every list: newest change first, or by title. */
export const BY_CHANGE: ListSort = { field: 'updatedAt', direction: 'desc' };
export const BY_TITLE: ListSort = { field: 'sortKey', direction: 'asc' };
