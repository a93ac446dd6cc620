import { DISCOUNT_REQUESTS, INSTITUTIONS, INVOICES, WHO_LOG } from '@quire/model/collections';
import { LogEntrySchema } from '@quire/model/entities/actor';
import { type DiscountRequest, DiscountRequestSchema } from '@quire/model/entities/discount';
import { type Institution, InstitutionSchema } from '@quire/model/entities/institution';
import { InvoiceSchema, type StoredInvoice } from '@quire/model/entities/invoice';
import type { ErrorCode } from '@quire/model/errors';
import { INVOICE_STATE_NAMES, isOpenInvoice } from '@quire/model/states/invoice';
import { collection, doc, limit, type Query, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { useCollection, useDocument } from 'react-firebase-hooks/firestore';
import type { z } from 'zod';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

interface Found<T> {
  readonly found: T | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

function useOne<T>(path: string, id: string | null, schema: z.ZodType<T>): Found<T> {
  const reference = useMemo(
    () => (id === null ? null : doc(signedInFirebase().db, path, id)),
    [path, id],
  );
  const [snapshot, loading, error] = useDocument(reference);
  const read = useMemo(() => schema.safeParse(snapshot?.data()), [schema, snapshot]);
  return { found: read.success ? read.data : null, loading, problem: whyUnread(error) };
}

/** An invoice or credit note, live. */
export function useInvoice(id: string): Found<StoredInvoice> {
  const { found, ...rest } = useOne(INVOICES, id, InvoiceSchema);
  return { found: useMemo(() => found && { ...found, id }, [found, id]), ...rest };
}

/** Which account caused which event of an invoice, by the event's place; live. */
export function useInvoiceLog(id: string): ReadonlyMap<number, string> {
  const wanted = useMemo(
    () => query(collection(signedInFirebase().db, INVOICES, id, WHO_LOG), limit(EVENTS_MOST)),
    [id],
  );
  const [snapshot] = useCollection(wanted);
  return useMemo(
    () =>
      new Map(
        (snapshot?.docs ?? []).flatMap((each) => {
          const read = LogEntrySchema.safeParse(each.data());
          return read.success ? [[Number(each.id), read.data.by] as const] : [];
        }),
      ),
    [snapshot],
  );
}

/** Who asks for a discount, live. */
export const useDiscountRequest = (id: string): Found<DiscountRequest> =>
  useOne(DISCOUNT_REQUESTS, id, DiscountRequestSchema);

/** An agreement, live; none for null. */
export const useInstitution = (id: string | null): Found<Institution> =>
  useOne(INSTITUTIONS, id, InstitutionSchema);

/** As many events as an invoice keeps. */
const EVENTS_MOST = 500;
/** A manuscript is invoiced a few times at most, to eight payers each. */
const MOST = 50;

/** As many as a query of the office may ask for. */
export const OPEN_MOST = 100;
const OPEN_STATES = INVOICE_STATE_NAMES.filter(isOpenInvoice);

/** Invoices with an open amount, and those with a refund due; live. */
export function useOpenInvoices(): Found<readonly StoredInvoice[]> {
  const all = useMemo(() => collection(signedInFirebase().db, INVOICES), []);
  const open = useInvoicesBy(
    useMemo(
      () =>
        query(
          all,
          where('kind', '==', 'invoice'),
          where('state', 'in', OPEN_STATES),
          limit(OPEN_MOST),
        ),
      [all],
    ),
  );
  const back = useInvoicesBy(
    useMemo(() => query(all, where('isToGiveBack', '==', true), limit(OPEN_MOST)), [all]),
  );
  const found = useMemo(() => {
    if (!open.found || !back.found) return null;
    const known = new Set(open.found.map(({ id }) => id));
    return [...open.found, ...back.found.filter(({ id }) => !known.has(id))];
  }, [open.found, back.found]);
  return { found, loading: open.loading || back.loading, problem: open.problem ?? back.problem };
}

/** All that was invoiced of a manuscript, live; none for null. Whoever may not read it gets none. */
export function useInvoicesOf(submission: string | null): Found<readonly StoredInvoice[]> {
  const wanted = useMemo(
    () =>
      submission === null
        ? null
        : query(
            collection(signedInFirebase().db, INVOICES),
            where('submission', '==', submission),
            limit(MOST),
          ),
    [submission],
  );
  return useInvoicesBy(wanted);
}

function useInvoicesBy(wanted: Query | null): Found<readonly StoredInvoice[]> {
  const [snapshot, loading, error] = useCollection(wanted);
  const found = useMemo(
    () =>
      (snapshot?.docs ?? []).flatMap((each) => {
        const read = InvoiceSchema.safeParse(each.data());
        return read.success ? [{ ...read.data, id: each.id }] : [];
      }),
    [snapshot],
  );
  return { found: snapshot ? found : null, loading, problem: whyUnread(error) };
}
