import type { ListPlan } from '@quire/model/lists/list-plan';
import type { Row } from '../office/list-request.ts';
import type { Scope } from '../office/press-scope.ts';
import { type ReadRecord, readRow } from '../office/read-row.ts';
import { searchList } from '../office/search-list.ts';

const SHOWN = 12;

/** The first records of a list that have what was typed, for a choice among them. Rejects where refused. */
export async function findRecords<T>(
  plan: ListPlan,
  scope: Scope,
  q: string,
  read: ReadRecord<T>,
): Promise<readonly Row<T>[]> {
  const docs = await searchList(plan, scope, q, { most: SHOWN, inAnyOrder: false });
  return docs.map((doc) => readRow(doc, read));
}
