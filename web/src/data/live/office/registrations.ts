import { REGISTRATIONS } from '@quire/model/collections';
import { type Registration, RegistrationSchema } from '@quire/model/entities/registration';
import type { ErrorCode } from '@quire/model/errors';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';
import { whyUnread } from '../why-unread.ts';

/** A DOI and how far it is registered, live; with null, nothing is requested. */
export function useRegistration(id: string | null): {
  readonly registration: Registration | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
} {
  const reference = useMemo(
    () => (id === null ? null : doc(signedInFirebase().db, REGISTRATIONS, id)),
    [id],
  );
  const [found, loading, error] = useDocument(reference);
  const registration = useMemo(() => RegistrationSchema.safeParse(found?.data()), [found]);
  return {
    registration: registration.success ? registration.data : null,
    loading,
    problem: whyUnread(error),
  };
}
