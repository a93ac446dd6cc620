import { DIGESTS, PRESS_DIGEST } from '@quire/model/collections';
import { PressDigestSchema } from '@quire/model/entities/press';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocumentData } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../../firebase/firebase.ts';

/** The press's two mailboxes; null while they are read. */
export function usePressContacts(): { readonly info: string; readonly support: string } | null {
  const reference = useMemo(() => doc(signedInFirebase().db, DIGESTS, PRESS_DIGEST), []);
  const [digest] = useDocumentData(reference);
  const parsed = PressDigestSchema.safeParse(digest);
  if (!parsed.success) return null;
  const { infoEmail, supportEmail } = parsed.data.press;
  return { info: infoEmail, support: supportEmail };
}
