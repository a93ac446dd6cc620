import { useEffect, useMemo, useState } from 'react';
import { type CallAnswer, call } from '../../../data/calls.ts';
import { messageOf } from '../../../signed-in/message-of.ts';
import { reckoned, type TypedBill } from './bill-typed.ts';

interface BillSums {
  readonly sums: CallAnswer<'reckonBill'> | null;
  readonly problem: string | null;
}

/** How long typing must pause before the total is requested. */
const REST_MS = 500;
const NOTHING: BillSums = { sums: null, problem: null };

/** The total as the server calculates it, requested when typing pauses. */
export function useBillSums(bill: TypedBill): BillSums {
  const [shown, setShown] = useState<BillSums>(NOTHING);
  const asked = useMemo(() => JSON.stringify(reckoned(bill)), [bill]);
  useEffect(() => {
    const request: Parameters<typeof call<'reckonBill'>>[1] | null = JSON.parse(asked);
    if (!request) {
      setShown(NOTHING);
      return;
    }
    let isWanted = true;
    const timer = setTimeout(() => {
      call('reckonBill', request).then(
        (sums) => isWanted && setShown({ sums, problem: null }),
        (error: unknown) => isWanted && setShown({ sums: null, problem: messageOf(error) }),
      );
    }, REST_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [asked]);
  return shown;
}
