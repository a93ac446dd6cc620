import { PROFILES } from '@quire/model/collections';
import { type Profile, ProfileSchema } from '@quire/model/entities/profile';
import { doc, getDoc } from 'firebase/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';

/** How the person has described themselves; null where they have not, or it cannot be read. */
export async function getOwnProfile(uid: string): Promise<Profile | null> {
  try {
    const snapshot = await getDoc(doc(signedInFirebase().db, PROFILES, uid));
    const parsed = ProfileSchema.safeParse(snapshot.data());
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
