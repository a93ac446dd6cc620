import { BOUNCED_ADDRESSES } from '@quire/model/collections';
import {
  type BouncedAddress,
  BouncedAddressSchema,
  bouncedAddressId,
} from '@quire/model/entities/bounced-address';
import { doc, getDoc } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { signedInFirebase } from '../../../firebase/firebase.ts';

/** What is known of an address that mails came back from; null: nothing, or it is being read. One read. */
export function useBouncedAddress(address: string): BouncedAddress | null {
  const [found, setFound] = useState<BouncedAddress | null>(null);
  const id = bouncedAddressId(address);
  useEffect(() => {
    setFound(null);
    if (id === '') return;
    let isHere = true;
    getDoc(doc(signedInFirebase().db, BOUNCED_ADDRESSES, id)).then(
      (snapshot) =>
        isHere && setFound(BouncedAddressSchema.safeParse(snapshot.data()).data ?? null),
      // The page works without: whoever may not read it is told nothing.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  return found;
}
