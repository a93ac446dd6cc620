import { DIGESTS, JOURNALS_DIGEST } from '@quire/model/collections';
import { JournalsDigestSchema } from '@quire/model/entities/published';
import { journalsFor } from '@quire/model/grants';
import { type Action, type Claims, MATRIX } from '@quire/model/roles';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocumentData } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';

/** The keys of the journals in which a person may do this: all of the press's for those whose reach is all. */
export function useJournalKeys(claims: Claims, action: Action = 'article.read'): readonly string[] {
  const reference = useMemo(() => doc(signedInFirebase().db, DIGESTS, JOURNALS_DIGEST), []);
  const [digest] = useDocumentData(reference);
  if (!claims.roles.some((role) => MATRIX[role][action] === 'all')) {
    return journalsFor(claims, action);
  }
  const parsed = JournalsDigestSchema.safeParse(digest);
  return parsed.success ? parsed.data.journals.map(({ name }) => name) : [];
}
