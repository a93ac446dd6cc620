import { TOOL_ROWS, TOOL_RUNS } from '@quire/model/collections';
import { type ToolRow, ToolRowSchema } from '@quire/model/entities/tool-row';
import { type StoredToolRun, ToolRunSchema } from '@quire/model/entities/tool-run';
import type { ErrorCode } from '@quire/model/errors';
import {
  collection,
  doc,
  documentId,
  getDocs,
  limit,
  orderBy,
  type QuerySnapshot,
  query,
  startAfter,
  where,
} from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection, useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

const RUNS_SHOWN = 15;
const ROWS_A_PAGE = 50;

const runs = () => collection(signedInFirebase().db, TOOL_RUNS);

/** The newest runs of the office's tools, live. */
export function useToolRuns(): {
  readonly runs: readonly StoredToolRun[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const wanted = useMemo(() => query(runs(), orderBy('createdAt', 'desc'), limit(RUNS_SHOWN)), []);
  const [found, loading, error] = useCollection(wanted);
  const read = (found?.docs ?? []).flatMap((snapshot) => {
    const run = ToolRunSchema.safeParse(snapshot.data());
    return run.success ? [{ ...run.data, id: snapshot.id }] : [];
  });
  return { runs: read, loading, problem: whyUnread(error) };
}

/** One run, live: its progress as it comes. */
export function useToolRun(id: string): {
  readonly run: StoredToolRun | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const reference = useMemo(() => doc(runs(), id), [id]);
  const [found, loading, error] = useDocument(reference);
  const run = ToolRunSchema.safeParse(found?.data());
  return { run: run.success ? { ...run.data, id } : null, loading, problem: whyUnread(error) };
}

export interface RowsPage {
  readonly rows: readonly ToolRow[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
  /** Where the next page begins; null on the last one. */
  readonly next: string | null;
}

const ROWS_AT_ONCE = 100;

/** A run's whole report, or of one kind alone, in the order of its lines. Rejects where it cannot be read. */
export async function readToolRows(id: string, code: string): Promise<readonly ToolRow[]> {
  const rows: ToolRow[] = [];
  for (let after: string | null = null; ; ) {
    const { docs }: QuerySnapshot = await getDocs(
      query(
        collection(runs(), id, TOOL_ROWS),
        ...(code ? [where('code', '==', code)] : []),
        orderBy(documentId()),
        ...(after ? [startAfter(after)] : []),
        limit(ROWS_AT_ONCE),
      ),
    );
    for (const snapshot of docs) {
      const row = ToolRowSchema.safeParse(snapshot.data());
      if (row.success) rows.push(row.data);
    }
    if (docs.length < ROWS_AT_ONCE) return rows;
    after = docs.at(-1)?.id ?? null;
  }
}

/** A page of a run's report in the order of its lines; `code`: of one kind alone. */
export function useToolRows(id: string, code: string, after: string | null): RowsPage {
  const wanted = useMemo(
    () =>
      query(
        collection(runs(), id, TOOL_ROWS),
        ...(code ? [where('code', '==', code)] : []),
        orderBy(documentId()),
        ...(after ? [startAfter(after)] : []),
        limit(ROWS_A_PAGE + 1),
      ),
    [id, code, after],
  );
  const [found, loading, error] = useCollection(wanted);
  const docs = found?.docs ?? [];
  const shown = docs.slice(0, ROWS_A_PAGE);
  const rows = shown.flatMap((snapshot) => {
    const row = ToolRowSchema.safeParse(snapshot.data());
    return row.success ? [row.data] : [];
  });
  const next = docs.length > ROWS_A_PAGE ? (shown.at(-1)?.id ?? null) : null;
  return { rows, loading, problem: whyUnread(error), next };
}
