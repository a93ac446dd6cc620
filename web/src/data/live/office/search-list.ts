import { PUBLISHED_ARTICLES } from '@quire/model/collections';
import type { ListPlan } from '@quire/model/lists/list-plan';
import { hasSeveralTerms, typedWord } from '@quire/model/records/record-words';
import {
  collection,
  type DocumentSnapshot,
  getDocs,
  limit,
  query,
  where,
} from 'firebase/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { isAsked, listQuery } from './list-query.ts';
import type { ListRequest } from './list-request.ts';
import { type Scope, scopeConstraints } from './press-scope.ts';

/** What is looked at where several words were typed: the query asks for the longest alone. */
const LOOKED_AT = 50;

/**
 * The records of a list that have all the words that were typed, at most so many. Rejects where the rules refuse.
 *
 * @param typed at least one word of two letters; else nothing is asked
 * @param inAnyOrder asks by the words alone: for short lists, and scopes that no index of a list serves
 */
export async function searchList(
  plan: ListPlan,
  scope: Scope,
  typed: string,
  { most, inAnyOrder }: { readonly most: number; readonly inAnyOrder: boolean },
): Promise<readonly DocumentSnapshot[]> {
  const word = typedWord(typed);
  if (word === null) return [];
  const request: ListRequest = {
    ...{ q: typed, filters: {}, sort: plan.sorts[0], bin: false, after: null, before: null },
    size: hasSeveralTerms(typed) ? LOOKED_AT : most,
  };
  const asked = inAnyOrder
    ? wordQuery(plan, scope, word, request.size)
    : listQuery(plan, scope, request, request.size);
  if (asked === null) return [];
  const { docs } = await getDocs(asked);
  return docs.filter((doc) => isAsked(plan, request, doc)).slice(0, most);
}

function wordQuery(plan: ListPlan, scope: Scope, word: string, most: number) {
  const whose = plan.scope ? scopeConstraints(scope, plan.scope.field, false) : [];
  return (
    whose &&
    query(
      collection(signedInFirebase().db, plan.collection),
      ...Object.entries(plan.only ?? {}).map(([field, value]) => where(field, '==', value)),
      ...whose,
      where('words', 'array-contains', word),
      limit(most),
    )
  );
}

/** The published article with this DOI, as readers see its record. Its id is that of the article. */
export async function findByDoi(doi: string): Promise<readonly DocumentSnapshot[]> {
  const articles = collection(signedInFirebase().db, PUBLISHED_ARTICLES);
  return (await getDocs(query(articles, where('doi', '==', doi), limit(1)))).docs;
}
