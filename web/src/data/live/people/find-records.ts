import type { ListPlan } from '@quire/model/lists/list-plan';
import { getDocs } from 'firebase/firestore';
import { isAsked, listQuery } from '../office/list-query.ts';
import type { ListRequest, Row } from '../office/list-request.ts';
import type { Scope } from '../office/press-scope.ts';
import { type ReadRecord, readRow } from '../office/read-row.ts';

const SHOWN = 12;

/** The first records of a list that have what was typed, for a choice among them. Rejects where refused. */
export async function findRecords<T>(
  plan: ListPlan,
  scope: Scope,
  q: string,
  read: ReadRecord<T>,
): Promise<readonly Row<T>[]> {
  const [sort] = plan.sorts;
  const request: ListRequest = {
    ...{ q, filters: {}, sort, bin: false, after: null, before: null, size: SHOWN },
  };
  const wanted = listQuery(plan, scope, request);
  if (!wanted) return [];
  return (await getDocs(wanted)).docs
    .filter((doc) => isAsked(plan, request, doc))
    .map((doc) => readRow(doc, read))
    .slice(0, SHOWN);
}
