import type { ServerResponse } from 'node:http';
import { type Answer, type Call, plain, type Route } from './answer.ts';

/**
 * Answers a call as its route does, or as the next planned fault of its kind has it. Null: nothing is to be sent, as
 * the connection is broken or stays silent.
 */
export async function withFault(
  { answer, kind }: Route,
  call: Call,
  response: ServerResponse,
): Promise<Answer | null> {
  const fault = kind && call.behaviour.nextFault(kind);
  if (!fault) return answer(call);
  if (fault.kind === 'refuse') {
    const wait = fault.retryAfter === undefined ? {} : { 'retry-after': String(fault.retryAfter) };
    return { ...plain(fault.status, 'The service is not available.'), headers: wait };
  }
  if (fault.kind === 'cut') {
    response.destroy();
    return null;
  }
  const forget = call.registry.mark();
  const given = await answer(call);
  switch (fault.kind) {
    case 'lose':
      forget();
      return given;
    case 'double':
      return answer(call);
    case 'fail':
      return plain(fault.status, 'Internal error');
    case 'drop':
      response.destroy();
      return null;
    case 'hang':
      return null;
  }
}
