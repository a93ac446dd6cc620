import type { ErrorCode } from '@quire/model/errors';

/** Why the password is asked for: the session has ended, or is not fresh enough for this step. */
export type WhyAsked = 'ended' | 'fresh';
type Ask = (why: WhyAsked) => Promise<boolean>;

const REASONS: Readonly<Partial<Record<ErrorCode, WhyAsked>>> = {
  'account/signed-out': 'ended',
  'account/sign-in-again': 'fresh',
};

let ask: Ask | null = null;

/** The page can ask for the password in place: calls use it from here on. Returns what takes it back. */
export function offerAskAgain(offered: Ask): () => void {
  ask = offered;
  return () => {
    if (ask === offered) ask = null;
  };
}

/** Whether somebody has signed in again because of this refusal, so that the call may be made once more. */
export async function isSignedInAgain(code: ErrorCode): Promise<boolean> {
  const why = REASONS[code];
  return why && ask ? ask(why) : false;
}
