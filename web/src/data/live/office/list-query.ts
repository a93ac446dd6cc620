import { normaliseDoi } from '@quire/model/identifiers';
import type { ListPlan } from '@quire/model/lists/list-plan';
import { type ListQuestion, listQuestion } from '@quire/model/lists/list-question';
import { hasSeveralTerms, typedWord } from '@quire/model/records/record-words';
import { registrationId } from '@quire/model/registration-id';
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
import { signedInFirebase } from '../../../firebase/firebase.ts';
import type { ListRequest } from './list-request.ts';
import { type Scope, scopeConstraints } from './press-scope.ts';
import { isDeleted, isFound } from './read-row.ts';

/** As many as the rules let a list ask for at once. */
export const MOST_AT_ONCE = 100;

/** How many records a page takes: more where the query asks for one thing of several that are wanted. */
export function pageSize(plan: ListPlan, request: ListRequest): number {
  const { q, size } = request;
  const isNarrowed =
    beginningOfId(plan, q) === null &&
    (hasSeveralTerms(q) || (q !== '' && listsAsked(plan, request).length > 0));
  return isNarrowed ? MOST_AT_ONCE - 1 : Math.min(size, MOST_AT_ONCE - 1);
}

/** How many records are looked at for a page: as many as may be where the page judges them itself. */
export function lookedAt(plan: ListPlan, scope: Scope, request: ListRequest): number {
  if (beginningOfId(plan, request.q) !== null) return pageSize(plan, request);
  const { judged, judgesWord } = questionOf(plan, scope, request);
  return judged.length > 0 || judgesWord ? MOST_AT_ONCE - 1 : pageSize(plan, request);
}

/** What of a request Firestore is asked, and what the page judges. */
function questionOf(plan: ListPlan, scope: Scope, request: ListRequest): ListQuestion {
  const { q, filters, sort, bin } = request;
  return listQuestion(plan, {
    isScoped:
      plan.scope !== undefined && (scope !== 'all' || filters[plan.scope.field] !== undefined),
    hasWord: typedWord(q) !== null,
    fields: Object.keys(filters).filter((field) => filters[field] !== undefined),
    ...{ sort, bin },
  });
}

/**
 * How the ids begin that a typed DOI leads to; null where none is typed, or the list is not one of DOIs. Their words would
 * lead to every DOI with the same prefix. The answer is in the order of ids, in which Firestore cannot go back.
 */
export function beginningOfId(plan: ListPlan, q: string): string | null {
  const doi = plan.hasDoiIds ? normaliseDoi(q) : null;
  return doi === null ? null : registrationId(doi);
}

/** What the search asks of Firestore. */
function searchFor(search: ListQuestion['search'], q: string): readonly QueryConstraint[] {
  const word = typedWord(q);
  if (search === null || word === null) return [];
  if (search === 'words') return [where('words', 'array-contains', word)];
  return [where('sortKey', '>=', word), where('sortKey', '<', `${word}\uf8ff`)];
}

/** By which field and in which direction a request is answered, after what search and bin bring. */
export const sortAsked = (
  plan: ListPlan,
  scope: Scope,
  request: ListRequest,
): ListRequest['sort'] => questionOf(plan, scope, request).sort;

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
  size: number = lookedAt(plan, scope, request),
): Query | null {
  const { filters, after, before } = request;
  const whose = scopeAsked(plan, scope, filters);
  if (whose === null) return null;
  const most = size + 1;
  const all = [
    ...Object.entries(plan.only ?? {}).map(([field, value]) => where(field, '==', value)),
    ...whose,
  ];
  const records = collection(signedInFirebase().db, plan.collection);
  const id = beginningOfId(plan, request.q);
  if (id !== null) {
    return query(
      records,
      ...all,
      ...plan.filters
        .filter((field) => filters[field] !== undefined)
        .map((field) => where(field, '==', filters[field])),
      where(documentId(), '>=', id),
      where(documentId(), '<', `${id}\uf8ff`),
      orderBy(documentId()),
      ...(after ? [startAfter(after[1])] : []),
      limit(most),
    );
  }
  const { filters: answered, list, search, sort } = questionOf(plan, scope, request);
  return query(
    records,
    ...all,
    ...answered.map((field) => where(field, '==', filters[field])),
    ...(list === null ? [] : [where(list, 'array-contains', filters[list])]),
    ...searchFor(search, request.q),
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
 * Whether a document has all that was asked for: the query could ask for one of several things alone, for
 * no more than there is an index for, and not for what is out of the bin.
 */
export const isAsked = (
  plan: ListPlan,
  request: ListRequest,
  snapshot: DocumentSnapshot,
): boolean =>
  (request.bin || !isDeleted(snapshot)) &&
  (!plan.hasWords || isFound(snapshot, request.q)) &&
  plan.filters.every((field) => {
    const wanted = request.filters[field];
    return wanted === undefined || snapshot.get(field) === wanted;
  }) &&
  listsAsked(plan, request).every((field) => {
    const list: unknown = snapshot.get(field);
    return Array.isArray(list) && list.includes(request.filters[field]);
  });
