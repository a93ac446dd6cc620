import type { ErrorCode } from '@quire/model/errors';
import type { ListPlan } from '@quire/model/lists/list-plan';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { useMemo, useRef } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';
import { isAsked, listQuery, pageSize, sortAsked } from './list-query.ts';
import { type Cursor, CursorSchema, type ListRequest, type Row } from './list-request.ts';
import type { Scope } from './press-scope.ts';
import { type ReadRecord, readRow } from './read-row.ts';

export interface RecordPage<T> {
  readonly rows: readonly Row<T>[];
  /** Nothing has come yet. While a further page is on its way, the rows are the ones before. */
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
  /** Where the page after and the page before begin; null where there is none. */
  readonly after: Cursor | null;
  readonly before: Cursor | null;
}

interface ListAsked<T> {
  readonly plan: ListPlan;
  /** Keep it in a memo: a new one is a new listener. */
  readonly scope: Scope;
  readonly request: ListRequest;
  readonly read: ReadRecord<T>;
}

/** One live page of a list: it reads no more than the page and one record. */
export function useRecordList<T>({ plan, scope, request, read }: ListAsked<T>): RecordPage<T> {
  const isSignedIn = useIsSignedIn();
  // Its parts are made anew by every change of the address.
  const key = JSON.stringify(request);
  const asked = useMemo<ListRequest>(() => JSON.parse(key), [key]);
  const wanted = useMemo(
    () => (isSignedIn ? listQuery(plan, scope, asked) : null),
    [isSignedIn, plan, scope, asked],
  );
  const [found, loading, error] = useCollection(wanted);
  const last = useRef<QuerySnapshot>(undefined);
  if (found) last.current = found;
  const shown = found ?? (loading ? last.current : undefined);
  const sort = sortAsked(plan, scope, asked);
  return useMemo(() => {
    const { docs, after, before } = pageOf(
      shown?.docs ?? [],
      pageSize(plan, asked),
      asked,
      sort.field,
    );
    const visible = docs
      .filter((doc) => isAsked(plan, asked, doc))
      .map((doc) => readRow(doc, read))
      .filter(({ deletedAt }) => asked.bin || deletedAt === undefined);
    return {
      rows: visible,
      loading: loading && !shown,
      problem: whyUnread(error),
      after,
      before,
    };
  }, [shown, asked, sort.field, plan, read, loading, error]);
}

/** The page among what was read, which is one record longer where more follow. */
function pageOf(
  docs: readonly DocumentSnapshot[],
  size: number,
  asked: ListRequest,
  field: string,
) {
  const more = docs.length > size;
  const page = asked.before ? docs.slice(-size) : docs.slice(0, size);
  const [first, last] = [page[0], page.at(-1)];
  const hasAfter = asked.before ? true : more;
  const hasBefore = asked.before ? more : asked.after !== null;
  return {
    docs: page,
    after: hasAfter && last ? cursorAt(last, field) : null,
    before: hasBefore && first ? cursorAt(first, field) : null,
  };
}

function cursorAt(doc: DocumentSnapshot, field: string): Cursor | null {
  const cursor = CursorSchema.safeParse([doc.get(field) ?? null, doc.id]);
  return cursor.success ? cursor.data : null;
}
