import { EVEN_ANSWER_MS } from '@quire/model/constants';
import type { AccountPorts } from './ports.ts';

/**
 * Does work whose duration depends on whether an address is known, and answers at a time that does not: at the next
 * multiple of EVEN_ANSWER_MS after the start. A failure waits as long.
 */
export async function evenAnswer(
  { now, wait }: Pick<AccountPorts, 'now' | 'wait'>,
  work: () => Promise<void>,
): Promise<Record<string, never>> {
  const began = now().getTime();
  try {
    await work();
    return {};
  } finally {
    const took = now().getTime() - began;
    await wait((Math.floor(took / EVEN_ANSWER_MS) + 1) * EVEN_ANSWER_MS - took);
  }
}
