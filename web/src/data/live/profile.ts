import { PROFILES } from '@quire/model/collections';
import { type Profile, type ProfileFields, ProfileSchema } from '@quire/model/entities/profile';
import type { ErrorCode } from '@quire/model/errors';
import { isLanguage, type Language } from '@quire/model/messages/languages';
import { deleteField, doc, getDoc, updateDoc } from 'firebase/firestore';
import { useMemo } from 'react';
import { useDocument } from 'react-firebase-hooks/firestore';
import { signedInFirebase } from '../../firebase/firebase.ts';
import { profileChange } from './profile-change.ts';
import { whyUnread } from './why-unread.ts';

const profileOf = (uid: string) => doc(signedInFirebase().db, PROFILES, uid);

export interface OwnProfile {
  /** Null where there is none: an account without a person behind it yet. */
  readonly profile: Profile | null;
  readonly loading: boolean;
  readonly problem: ErrorCode | null;
}

/** The person behind the account, live. */
export function useOwnProfile(uid: string): OwnProfile {
  const reference = useMemo(() => profileOf(uid), [uid]);
  const [snapshot, loading, error] = useDocument(reference);
  const parsed = useMemo(() => ProfileSchema.safeParse(snapshot?.data()), [snapshot]);
  const isUnreadable = snapshot?.exists() && !parsed.success;
  return {
    profile: parsed.success ? parsed.data : null,
    loading,
    problem: isUnreadable ? 'page/failed' : whyUnread(error),
  };
}

/** The language that a person has chosen; undefined where they have not. */
export async function readProfileLanguage(uid: string): Promise<Language | undefined> {
  const language: unknown = (await getDoc(profileOf(uid))).get('language');
  return typeof language === 'string' && isLanguage(language) ? language : undefined;
}

/** Saves what people change about themselves. Rejects where the rules refuse it. */
export async function saveProfile(uid: string, changed: Partial<ProfileFields>): Promise<void> {
  const fields = profileChange(changed);
  await updateDoc(profileOf(uid), {
    ...fields,
    // What was taken away is gone, not empty.
    ...('ror' in fields && !fields.ror ? { ror: deleteField() } : {}),
    ...('country' in fields && !fields.country ? { country: deleteField() } : {}),
    ...('language' in fields && !fields.language ? { language: deleteField() } : {}),
    ...('orcid' in fields && !fields.orcid ? { orcid: deleteField() } : {}),
    updatedAt: new Date().toISOString(),
  });
}
