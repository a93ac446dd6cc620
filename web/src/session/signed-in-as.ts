import { signedInUser } from '../firebase/signed-in-user.ts';

/** The address of the person signed in on this device; null if there is none. */
export const signedInAs = async (): Promise<string | null> => (await signedInUser())?.email ?? null;
