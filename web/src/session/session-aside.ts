import type { ErrorCode } from '@quire/model/errors';
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signOut,
} from 'firebase/auth';
import { publicConfig } from '../config/config.ts';
import { CallError } from '../data/call-error.ts';
import { type CallAnswer, call } from '../data/calls.ts';
import { appAside } from '../firebase/firebase-app.ts';
import { recordSignIns } from '../firebase/keep-session.ts';
import { signInWithToken } from './sign-in-with-token.ts';

let made: Auth | undefined;

/**
 * A session beside the page's own, kept nowhere: for asking once more who somebody is. Signing in with the
 * password alone would take the page's rights until the code is there, and what it shows with them.
 */
export function authAside(): Auth {
  if (made) return made;
  const auth = initializeAuth(appAside(), {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  });
  const { emulators } = publicConfig();
  if (emulators) connectAuthEmulator(auth, emulators.auth, { disableWarnings: true });
  recordSignIns(auth);
  made = auth;
  return made;
}

type Step = 'use' | 'renew' | 'off';
type Passed = Extract<CallAnswer<'passSecondFactor'>, { readonly token: string }>;

/** Whoever has signed in aside gives a code; the page goes on with a fresh session. Throws `CallError`. */
export async function passAside(step: Step, code: string): Promise<Passed> {
  const answer = await call('passSecondFactor', { step, code }, { isAside: true });
  if (answer.step === 'begin') throw new CallError('call/failed');
  await signInWithToken(answer.token);
  await signOut(authAside());
  return answer;
}

/** The code of a refusal; throws what is none. */
export function refusalOf(error: unknown): ErrorCode {
  if (error instanceof CallError) return error.code;
  throw error;
}
