import { CALLS, type CallName } from '@quire/model/calls/calls';
import type { z } from 'zod';
import { callFunction } from './call-function.ts';

type CallAnswer<Name extends CallName> = z.output<(typeof CALLS)[Name]['response']>;
const ANSWERS: { readonly [Name in CallName]: { readonly response: z.ZodType<CallAnswer<Name>> } } =
  CALLS;

/** Calls a function over HTTP and reads its answer; throws with the answer where it refuses. */
export async function mustCall<Name extends CallName>(
  name: Name,
  request: z.input<(typeof CALLS)[Name]['request']>,
  idToken?: string,
): Promise<CallAnswer<Name>> {
  const { status, body, result } = await callFunction(name, request, { idToken });
  if (status !== 200) throw new Error(`${name} was refused: ${body}`);
  return ANSWERS[name].response.parse(result);
}
