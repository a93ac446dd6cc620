import { type ErrorCode, errorMessage } from '@quire/model/errors';
import type { RunningUpload } from '../../data/live/send-bytes.ts';
import type { Sending } from './upload-ports.ts';

/**
 * An upload of a queue whose refusal has a message.
 *
 * @param onRefused is awaited before the refusal is shown
 */
export function sendingWithMessages(
  { done, cancel }: RunningUpload,
  onRefused?: (code: ErrorCode) => Promise<unknown>,
): Sending {
  const told = async () => {
    const refusal = await done;
    if (refusal === null) return { ok: true } as const;
    if (refusal === 'cancelled') return { ok: false, problem: null } as const;
    await onRefused?.(refusal);
    return { ok: false, problem: errorMessage(refusal) } as const;
  };
  return { done: told(), cancel };
}
