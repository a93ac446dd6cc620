import type { Profile } from '@quire/model/entities/profile';
import { useEffect, useState } from 'react';
import { getOwnProfile } from '../../data/live/own-profile.ts';

/** The person's own profile, read once; null if there is none, undefined while it loads. */
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
