import type { CALLS, CallName } from '@quire/model/calls/calls';
import type { z } from 'zod';
import { isSignedInAgain } from '../firebase/ask-again.ts';
import { CallError } from './call-error.ts';

export type CallRequest<Name extends CallName> = z.input<(typeof CALLS)[Name]['request']>;
export type CallAnswer<Name extends CallName> = z.output<(typeof CALLS)[Name]['response']>;

type Answers = { readonly [Name in CallName]: { readonly response: z.ZodType<CallAnswer<Name>> } };

/** What a call needs, loaded by the first: the SDK's part for functions, and the schemas. */
async function load() {
  const [{ CALLS: calls }, { callFunction }, { readCallError }] = await Promise.all([
    import('@quire/model/calls/calls'),
    import('../firebase/call-function.ts'),
    import('./read-call-error.ts'),
  ]);
  const answers: Answers = calls;
  return { answers, callFunction, readCallError };
}

/**
 * Calls a function of the press as whoever is signed in, and reads its answer. Where the page offers to ask
 * for the password in place (`askAgain`), a call that needs it is made once more.
 *
 * @param isAside as whoever has signed in beside the page: `session/session-aside.ts`
 * @throws CallError with the function's code, or `page/unavailable` where nobody answered
 */
export async function call<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
  { isAside = false } = {},
): Promise<CallAnswer<Name>> {
  const { answers, callFunction, readCallError } = await load().catch((cause: unknown) => {
    throw new CallError('page/unavailable', { cause });
  });
  const attempt = async () => {
    try {
      const app = isAside ? (await import('../firebase/firebase-app.ts')).appAside() : undefined;
      return answers[name].response.parse(await callFunction(name, request, app));
    } catch (thrown) {
      throw readCallError(thrown);
    }
  };
  try {
    return await attempt();
  } catch (error) {
    if (isAside || !(error instanceof CallError)) throw error;
    if (!(await isSignedInAgain(error.code))) throw error;
    return attempt();
  }
}

/** Loads what the first call needs, so that it does not wait for it. A failure is met again by the call. */
export function prepareCalls(): void {
  load().catch(() => {});
}
