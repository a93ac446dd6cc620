import { QUOTATIONS } from '@quire/model/collections';
import { type Quotation, QuotationSchema } from '@quire/model/entities/hand-bill';
import type { ErrorCode } from '@quire/model/errors';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

interface FoundQuotation {
  readonly found: Quotation | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/** A quotation, live. */
export function useQuotation(id: string): FoundQuotation {
  const reference = useMemo(() => doc(signedInFirebase().db, QUOTATIONS, id), [id]);
  const [snapshot, loading, error] = useDocument(reference);
  const read = useMemo(() => QuotationSchema.safeParse(snapshot?.data()), [snapshot]);
  return { found: read.success ? read.data : null, loading, problem: whyUnread(error) };
}
