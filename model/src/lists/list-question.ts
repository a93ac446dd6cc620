/**
 * What of a list's request Firestore is asked, and what the page judges among the records that it reads. The
 * pages build their queries by it, and `npm run indexes` the indexes of all queries that there can be.
 */
import { BY_TITLE, type ListPlan, type ListSort } from './list-plan.ts';

/** The filters and the order of a list, without the values. */
export interface ListWish {
  /** Whose records: of some journals, or of one. */
  readonly isScoped: boolean;
  /** Something is typed that can be searched for. */
  readonly hasWord: boolean;
  /** Fields that have a value; those that the plan does not name are left out. */
  readonly fields: readonly string[];
  readonly sort: ListSort;
  readonly bin: boolean;
}

export interface ListQuestion {
  /** Filters that Firestore answers. */
  readonly filters: readonly string[];
  /** The field of `lists` that it answers. */
  readonly list: string | null;
  /** How it searches for a word: among the record's words, or for titles that begin so. */
  readonly search: 'words' | 'title' | null;
  readonly sort: ListSort;
  /** Fields that the page judges. */
  readonly judged: readonly string[];
  /** The page judges the typed word as well: it is not asked for. */
  readonly judgesWord: boolean;
}

/** Newest first: a bin is purged after 30 days, so the page judges what its filters ask for. */
const BIN_SORT: ListSort = { field: 'deletedAt', direction: 'desc' };

/** The query for what a person wants to see in a list. */
export function listQuestion(plan: ListPlan, wish: ListWish): ListQuestion {
  const search = searchFor(plan, wish);
  // Behind a range of titles Firestore merges no indexes, and few titles begin so: the page judges them.
  const asked = search === 'title' ? [] : plan.filters;
  const filters = asked.filter(
    (field) => wish.fields.includes(field) && isAnswered(plan, wish, field),
  );
  const list = search === null ? listFor(plan, wish) : null;
  return {
    filters,
    list,
    search,
    sort: sortFor(wish, search),
    judged: [...plan.filters, ...(plan.lists ?? [])].filter(
      (field) => wish.fields.includes(field) && field !== list && !filters.includes(field),
    ),
    judgesWord: wish.hasWord && plan.hasWords && search === null,
  };
}

function searchFor(plan: ListPlan, wish: ListWish): ListQuestion['search'] {
  if (!wish.hasWord || !plan.hasWords || plan.isShort || wish.bin) return null;
  // A query compares one list, and this one compares its journals: it finds titles that begin so.
  if (plan.scope?.isList && wish.isScoped) return 'title';
  return isAnswered(plan, wish, 'words') ? 'words' : null;
}

function listFor(plan: ListPlan, wish: ListWish): string | null {
  if (plan.scope?.isList && wish.isScoped) return null;
  const asked = plan.lists?.find((field) => wish.fields.includes(field));
  return asked !== undefined && isAnswered(plan, wish, asked) ? asked : null;
}

/** Whether Firestore answers by this field in the order that is wished. */
function isAnswered(plan: ListPlan, { bin, sort }: ListWish, field: string): boolean {
  if (plan.isShort || bin) return false;
  return sort.field === plan.sorts[0].field || (plan.inEveryOrder?.includes(field) ?? false);
}

function sortFor({ bin, sort }: ListWish, search: ListQuestion['search']): ListSort {
  if (bin) return BIN_SORT;
  return search === 'title' ? BY_TITLE : sort;
}
