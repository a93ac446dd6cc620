import type { ListPlan } from '@quire/model/lists/list-plan';
import { typedWord } from '@quire/model/records/record-words';
import {
  collection,
  type DocumentSnapshot,
  documentId,
  endBefore,
  limit,
  limitToLast,
  orderBy,
  type Query,
  type QueryConstraint,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { signedInFirebase } from '../../../session/firebase.ts';
import type { ListRequest } from './list-request.ts';
import { type Scope, scopeConstraints } from './press-scope.ts';
import { isDeleted, isFound } from './read-row.ts';

/** As many as the rules let a list ask for at once. */
export const MOST_AT_ONCE = 100;

/** How many records a page takes: more where the query asks for one thing of several that are wanted. */
export function pageSize(plan: ListPlan, request: ListRequest): number {
  const { q, size } = request;
  const isNarrowed = /\S\s+\S/.test(q) || (q !== '' && listsAsked(plan, request).length > 0);
  return isNarrowed ? MOST_AT_ONCE - 1 : Math.min(size, MOST_AT_ONCE - 1);
}

/** What the search asks of Firestore, and the order that it brings with it. */
interface Search {
  readonly constraints: readonly QueryConstraint[];
  /** The order that it takes, where it leaves no choice. */
  readonly sort?: ListRequest['sort'];
}

function searchFor(plan: ListPlan, q: string, comparesList: boolean): Search {
  const word = plan.hasWords ? typedWord(q) : null;
  if (!word) return { constraints: [] };
  if (!comparesList) return { constraints: [where('words', 'array-contains', word)] };
  // One comparison with a list is all that a query has, and its journals are that: titles that begin so.
  return {
    constraints: [where('sortKey', '>=', word), where('sortKey', '<', `${word}\uf8ff`)],
    sort: { field: 'sortKey', direction: 'asc' },
  };
}

/** By which field and in which direction a request is answered, after what search and bin bring. */
export function sortAsked(plan: ListPlan, scope: Scope, request: ListRequest): ListRequest['sort'] {
  if (request.bin) return { field: 'deletedAt', direction: 'desc' };
  return searchFor(plan, request.q, comparesList(plan, scope, request)).sort ?? request.sort;
}

const comparesList = (plan: ListPlan, scope: Scope, { filters }: ListRequest): boolean =>
  plan.scope?.isList === true && (scope !== 'all' || filters[plan.scope.field] !== undefined);

/** The fields that hold a list and are asked for a value. */
const listsAsked = (plan: ListPlan, { filters }: ListRequest): readonly string[] =>
  (plan.lists ?? []).filter((field) => filters[field] !== undefined);

/**
 * The query of one page of a list, one record longer than the page to know whether more follow; null
 * where the person has nothing to see. It asks for no more than the rules can prove.
 *
 * @param size how many are looked at for the page
 */
export function listQuery(
  plan: ListPlan,
  scope: Scope,
  request: ListRequest,
  size: number = pageSize(plan, request),
): Query | null {
  const { filters, bin, after, before } = request;
  const whose = scopeAsked(plan, scope, filters);
  if (whose === null) return null;
  const search = bin
    ? { constraints: [] }
    : searchFor(plan, request.q, comparesList(plan, scope, request));
  const sort = sortAsked(plan, scope, request);
  const most = size + 1;
  return query(
    collection(signedInFirebase().db, plan.collection),
    ...Object.entries(plan.only ?? {}).map(([field, value]) => where(field, '==', value)),
    ...whose,
    ...plan.filters
      .filter((field) => filters[field] !== undefined)
      .map((field) => where(field, '==', filters[field])),
    ...(search.constraints.length > 0 ? [] : listsAsked(plan, request)).map((field) =>
      where(field, 'array-contains', filters[field]),
    ),
    ...search.constraints,
    orderBy(sort.field, sort.direction),
    orderBy(documentId(), sort.direction),
    ...(after ? [startAfter(...after)] : []),
    ...(before ? [endBefore(...before), limitToLast(most)] : [limit(most)]),
  );
}

/** Whose records: of the journal that was chosen, else of all that the person reaches. */
function scopeAsked(plan: ListPlan, scope: Scope, filters: ListRequest['filters']) {
  if (!plan.scope) return scope === 'all' || plan.isShared ? [] : null;
  const { field, isList = false } = plan.scope;
  const chosen = filters[field];
  return scopeConstraints(typeof chosen === 'string' ? [chosen] : scope, field, isList);
}

/**
 * Whether a document has all that was asked for: the query could ask for one of several things alone, and
 * not for what is out of the bin.
 */
export const isAsked = (
  plan: ListPlan,
  request: ListRequest,
  snapshot: DocumentSnapshot,
): boolean =>
  (request.bin || !isDeleted(snapshot)) &&
  (!plan.hasWords || isFound(snapshot, request.q)) &&
  listsAsked(plan, request).every((field) => {
    const list: unknown = snapshot.get(field);
    return Array.isArray(list) && list.includes(request.filters[field]);
  });
