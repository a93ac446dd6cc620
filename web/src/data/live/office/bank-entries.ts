import { BANK_ENTRIES, INVOICES } from '@quire/model/collections';
import { type BankEntry, BankEntrySchema } from '@quire/model/entities/bank-entry';
import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import type { ErrorCode } from '@quire/model/errors';
import { collection, doc, documentId, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection, useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

interface FoundEntry {
  readonly found: BankEntry | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/** An entry of a bank's statement, live. */
export function useBankEntry(id: string): FoundEntry {
  const reference = useMemo(() => doc(signedInFirebase().db, BANK_ENTRIES, id), [id]);
  const [snapshot, loading, error] = useDocument(reference);
  const read = useMemo(() => BankEntrySchema.safeParse(snapshot?.data()), [snapshot]);
  return { found: read.success ? read.data : null, loading, problem: whyUnread(error) };
}

/** As many as one query may name. */
const NAMED_MOST = 30;

/** Invoices by their ids, live. */
export function useInvoicesByIds(ids: readonly string[]): ReadonlyMap<string, StoredInvoice> {
  const named = ids.slice(0, NAMED_MOST).toSorted().join();
  const wanted = useMemo(
    () =>
      named === ''
        ? null
        : query(
            collection(signedInFirebase().db, INVOICES),
            where(documentId(), 'in', named.split(',')),
            limit(NAMED_MOST),
          ),
    [named],
  );
  const [snapshot] = useCollection(wanted);
  return useMemo(
    () =>
      new Map(
        (snapshot?.docs ?? []).flatMap((each) => {
          const read = InvoiceSchema.safeParse(each.data());
          return read.success ? [[each.id, { ...read.data, id: each.id }] as const] : [];
        }),
      ),
    [snapshot],
  );
}
