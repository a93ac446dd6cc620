import { BILLING, DISCOUNT_REQUESTS, INVOICES } from '@quire/model/collections';
import { type Billing, BillingSchema } from '@quire/model/entities/billing';
import { type DiscountRequest, DiscountRequestSchema } from '@quire/model/entities/discount';
import { type Invoice, InvoiceSchema } from '@quire/model/entities/invoice';
import type { ErrorCode } from '@quire/model/errors';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo, useRef } from 'react';
import { useCollection } from 'react-firebase-hooks/firestore';
import type { z } from 'zod';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { useIsSignedIn } from './use-is-signed-in.ts';
import { whyUnread } from './why-unread.ts';

/** What the rules let an author list at once. */
const RECORDS_MAX = 50;

type Stored<Kind> = Kind & { readonly id: string };
interface OwnRecords<Kind> {
  readonly records: readonly Stored<Kind>[];
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/** An author's records of a collection, live; of one submission, or of all. What does not parse is left out. */
function useOwn<Kind>(
  name: string,
  schema: z.ZodType<Kind>,
  uid: string,
  submission: string | null,
): OwnRecords<Kind> {
  const isSignedIn = useIsSignedIn();
  // A query, not a document by its name: one that is not there yet is heard of when it comes.
  const wanted = useMemo(() => {
    if (!isSignedIn) return null;
    const own = [where('owner', '==', uid)];
    if (submission !== null) own.push(where('submission', '==', submission));
    return query(collection(signedInFirebase().db, name), ...own, limit(RECORDS_MAX));
  }, [name, uid, submission, isSignedIn]);
  const [found, loading, error] = useCollection(wanted);
  // While a session is renewed or a connection returns, the data are kept, as forms depend on them.
  const key = `${name} ${uid} ${submission}`;
  const last = useRef<{ readonly key: string; readonly docs: typeof found }>(undefined);
  if (found) last.current = { key, docs: found };
  const known = found ?? (last.current?.key === key ? last.current.docs : undefined);
  const records = useMemo(
    () =>
      (known?.docs ?? []).flatMap((each) => {
        const read = schema.safeParse(each.data());
        return read.success ? [{ ...read.data, id: each.id }] : [];
      }),
    [known, schema],
  );
  return {
    records,
    loading: !known && (loading || !isSignedIn),
    problem: known ? null : whyUnread(error),
  };
}

export interface LiveBilling {
  readonly billing: Stored<Billing> | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/** The billing details of a submission, live; null if there are none yet. */
export function useBilling(uid: string, submission: string): LiveBilling {
  const { records, loading, problem } = useOwn(BILLING, BillingSchema, uid, submission);
  return { billing: records[0] ?? null, loading, problem };
}

/** The invoices and credit notes of one of the author's submissions, or of all. */
export const useOwnInvoices = (uid: string, submission: string | null): OwnRecords<Invoice> =>
  useOwn<Invoice>(INVOICES, InvoiceSchema, uid, submission);

/** What the author has asked to have taken off. */
export const useOwnRequests = (uid: string, submission: string): OwnRecords<DiscountRequest> =>
  useOwn<DiscountRequest>(DISCOUNT_REQUESTS, DiscountRequestSchema, uid, submission);
