import type { ErrorCode } from '@quire/model/errors';
import type { ListPlan } from '@quire/model/lists/list-plan';
import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import { useIsSignedIn } from '../use-is-signed-in.ts';
import { whyUnread } from '../why-unread.ts';
import {
  beginningOfId,
  isAsked,
  listQuery,
  lookedAt,
  MOST_AT_ONCE,
  pageSize,
  sortAsked,
} from './list-query.ts';
import type { Cursor, ListRequest, Row } from './list-request.ts';
import { pageOf } from './page-of.ts';
import type { Scope } from './press-scope.ts';
import { type ReadRecord, readRow } from './read-row.ts';
import { useIsUnreached, WITH_ORIGIN } from './use-is-unreached.ts';

export interface RecordPage<T> {
  readonly rows: readonly Row<T>[];
  /** Nothing has come yet. While a further page is on its way, the rows are the ones before. */
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
  /** The database is not reached: these are the ones that this device remembers. */
  readonly isPartial: boolean;
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

/**
 * One live page of a list: it reads no more than the page and one record, and where some of these are not
 * to be shown, once as many as a list may ask for.
 */
export function useRecordList<T>({ plan, scope, request, read }: ListAsked<T>): RecordPage<T> {
  const isSignedIn = useIsSignedIn();
  // Every change of the address creates its parts again.
  const key = JSON.stringify(request);
  const asked = useMemo<ListRequest>(() => JSON.parse(key), [key]);
  const [longer, setLonger] = useState('');
  const most = pageSize(plan, asked);
  const size = longer === key ? MOST_AT_ONCE - 1 : lookedAt(plan, scope, asked);
  const wanted = useMemo(
    () => (isSignedIn ? listQuery(plan, scope, asked, size) : null),
    [isSignedIn, plan, scope, asked, size],
  );
  const [found, loading, error] = useCollection(wanted, WITH_ORIGIN);
  const isUnreached = useIsUnreached(found);
  const last = useRef<QuerySnapshot>(undefined);
  if (found) last.current = found;
  const shown = found ?? (loading ? last.current : undefined);
  const { field } = sortAsked(plan, scope, asked);
  const page = useMemo(() => {
    const isShown = (doc: DocumentSnapshot) => isAsked(plan, asked, doc);
    return pageOf(shown?.docs ?? [], asked, { size, most, field, isShown });
  }, [shown, asked, plan, size, most, field]);

  // So much of the page is in the bin: more is looked at, once.
  const goesOn = (asked.before ? page.before : page.after) !== null;
  const isShort =
    found !== undefined && goesOn && page.docs.length < most && size < MOST_AT_ONCE - 1;
  useEffect(() => {
    if (isShort) setLonger(key);
  }, [isShort, key]);

  // Nobody may take a list that was not asked for to be empty, and make what is there already.
  const isDenied = isSignedIn && wanted === null;
  const hasWayBack = beginningOfId(plan, asked.q) === null;
  const isRemembered = found?.metadata.fromCache === true && !isUnreached;
  const isWaited = loading || isShort || isRemembered;
  return useMemo(
    () => ({
      rows: page.docs.map((doc) => readRow(doc, read)),
      loading: isWaited && page.docs.length === 0,
      problem: isDenied ? 'access/denied' : isUnreached ? 'page/unavailable' : whyUnread(error),
      isPartial: isUnreached,
      after: page.after,
      before: hasWayBack ? page.before : null,
    }),
    [page, read, isWaited, isUnreached, isDenied, error, hasWayBack],
  );
}
