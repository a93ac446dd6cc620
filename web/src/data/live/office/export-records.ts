import type { ListPlan } from '@quire/model/lists/list-plan';
import { getDocs } from 'firebase/firestore';
import { isAsked, listQuery, MOST_AT_ONCE, sortAsked } from './list-query.ts';
import { CursorSchema, type ListRequest, type Row } from './list-request.ts';
import type { Scope } from './press-scope.ts';
import { type ReadRecord, readRow } from './read-row.ts';

/**
 * All of a list as it is filtered, page by page from its beginning, for a file. Rejects where it cannot
 * be read; whoever stops asking ends it.
 */
export async function* allRecords<T>(
  plan: ListPlan,
  scope: Scope,
  request: ListRequest,
  read: ReadRecord<T>,
): AsyncGenerator<readonly Row<T>[]> {
  const { field } = sortAsked(plan, scope, request);
  let after: ListRequest['after'] = null;
  for (;;) {
    const wanted = listQuery(plan, scope, {
      ...request,
      size: MOST_AT_ONCE - 1,
      after,
      before: null,
    });
    const docs = wanted ? (await getDocs(wanted)).docs : [];
    yield docs.filter((doc) => isAsked(plan, request, doc)).map((doc) => readRow(doc, read));
    const last = docs.at(-1);
    if (!last || docs.length < MOST_AT_ONCE) return;
    after = CursorSchema.parse([last.get(field) ?? null, last.id]);
  }
}
