import { callPath } from '@quire/model/calls/call-groups';
import type { CallName } from '@quire/model/calls/calls';
import { DEFAULT_REGION } from '@quire/model/constants';
import { z } from 'zod';
import { press } from './press-addresses.ts';

const AnswerSchema = z.object({
  result: z.unknown().optional(),
  error: z.object({ details: z.object({ code: z.string() }).loose().optional() }).optional(),
});

interface CallOptions {
  /** Whose call it is; nobody's without it. */
  readonly idToken?: string | undefined;
  /** Where it comes from: the press counts by network, and a test is not to use up another's share. */
  readonly network?: string;
}

export interface Called {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
  readonly result: unknown;
  /** Of a refusal: its code, as the pages read it. */
  readonly code: string | undefined;
}

/** Calls a function as any program can: over HTTP, without the page. */
export async function callFunction(
  name: CallName,
  data: unknown,
  { idToken, network = '198.51.100.7' }: CallOptions = {},
): Promise<Called> {
  const began = performance.now();
  const address = `${press.functions}/${press.project}/${DEFAULT_REGION}/${callPath(name)}`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': network,
      ...(idToken && { authorization: `Bearer ${idToken}` }),
    },
    body: JSON.stringify({ data }),
  });
  const body = await answer.text();
  const ms = performance.now() - began;
  const { result, error } = AnswerSchema.parse(JSON.parse(body));
  return { status: answer.status, body, ms, result, code: error?.details?.code };
}
