import { hasSecondFactor, type MissingFactor, missingFactor } from '@quire/model/second-factor';
import { signedInAuth } from '../firebase/auth.ts';

export interface FactorState {
  readonly email: string;
  readonly missing: MissingFactor | null;
  readonly isOn: boolean;
}

/** The second factor of the session and account; null if nobody is signed in. */
export async function readFactor(): Promise<FactorState | null> {
  const auth = signedInAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser) return null;
  const { claims } = await currentUser.getIdTokenResult(true);
  const email = currentUser.email ?? '';
  return { email, missing: missingFactor(claims), isOn: hasSecondFactor(claims) };
}
