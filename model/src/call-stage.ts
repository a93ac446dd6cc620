/** Whether a call for abstracts is open. Apart from its schema, which readers do not load. */
import { dayAt } from './local-time.ts';

export type CallStage = 'none' | 'ahead' | 'open' | 'closed';

interface Calling {
  readonly call?: { readonly opens: string; readonly closes: string } | undefined;
  readonly timeZone?: string | undefined;
  readonly status: string;
}

/** Whether abstracts can be submitted at a moment: from the first minute of the first day to the last of the last. */
export function callStage({ call, timeZone, status }: Calling, now: Date): CallStage {
  if (!call || status === 'draft') return 'none';
  if (status !== 'announced') return 'closed';
  const today = dayAt(now, timeZone ?? 'UTC');
  if (today < call.opens) return 'ahead';
  return today <= call.closes ? 'open' : 'closed';
}
