import type { Profile } from '@quire/model/entities/profile';
import { useEffect, useState } from 'react';
import { getOwnProfile } from '../../data/live/own-profile.ts';

/** How the person has described themselves, read once; null: they have not. Undefined meanwhile. */
export function useProfileOnce(uid: string): Profile | null | undefined {
  const [profile, setProfile] = useState<Profile | null>();
  useEffect(() => {
    let isCurrent = true;
    void getOwnProfile(uid).then((read) => isCurrent && setProfile(read));
    return () => {
      isCurrent = false;
    };
  }, [uid]);
  return profile;
}
