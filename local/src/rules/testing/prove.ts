import type { Value } from '../../values/value.ts';
import { compileRules } from '../compile.ts';
import { proveList } from '../prove-list.ts';
import type { FieldOperator, ListQuery, QueryFilter, Verdict } from '../request.ts';
import { requestOf } from './outcome-of.ts';
import { fields, value } from './values.ts';

export const ROOT = ['databases', '(default)', 'documents'];
type Plain = Parameters<typeof value>[0];

export const where = (field: string, op: FieldOperator, plain: Plain): QueryFilter => ({
  op,
  field: field.split('.'),
  value: value(plain),
});
export const all = (...filters: QueryFilter[]): QueryFilter => ({ op: 'and', filters });
export const any = (...filters: QueryFilter[]): QueryFilter => ({ op: 'or', filters });
export const named = (id: string): Value => ({
  kind: 'reference',
  value: `projects/p/databases/(default)/documents/posts/${id}`,
});

export function prove(
  body: string,
  filter: QueryFilter | null = null,
  change: Partial<ListQuery> = {},
  version = '2',
): Verdict {
  const compiled = compileRules(
    `rules_version = '${version}';\nservice cloud.firestore { match /databases/{database}/documents { ${body} } }`,
  );
  if (!compiled.ok) throw new Error(compiled.issues[0]?.message);
  const request = requestOf(
    {
      auth: { uid: 'anna', token: {} },
      documents: { 'journals/j1': fields({ open: true }), 'journals/j2': fields({ open: false }) },
    },
    'list',
  );
  return proveList(compiled.ruleset, request, {
    parent: ROOT,
    collectionId: 'posts',
    allDescendants: false,
    filter,
    orderBy: [],
    limit: null,
    offset: 0,
    startAt: null,
    endAt: null,
    ...change,
  });
}

/** Whether a condition on `/posts/{id}` is proven. */
export const proves = (
  condition: string,
  filter: QueryFilter | null = null,
  change: Partial<ListQuery> = {},
) => prove(`match /posts/{id} { allow list: if ${condition}; }`, filter, change).allowed;
