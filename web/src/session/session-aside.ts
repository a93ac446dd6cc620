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
 * A second session that is not stored, for confirming a person's identity. Signing in with the
 * password in the page's own session would remove its rights, and its content, until the code is
 * entered.
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

/** Takes the code of the second session; the page then continues with a fresh session. Throws `CallError`. */
export async function passAside(step: Step, code: string): Promise<Passed> {
  const answer = await call('passSecondFactor', { step, code }, { isAside: true });
  if (answer.step === 'begin') throw new CallError('call/failed');
  await signInWithToken(answer.token);
  await signOut(authAside());
  return answer;
}

/** The code of a refusal; throws anything else. */
export function refusalOf(error: unknown): ErrorCode {
  if (error instanceof CallError) return error.code;
  throw error;
}
