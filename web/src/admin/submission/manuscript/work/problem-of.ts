import { CallError } from '../../../../data/call-error.ts';
import { messageOf } from '../../../../signed-in/message-of.ts';

/** What went wrong, including what is missing if the press has named it. */
export function problemOf(error: unknown): string {
  if (!(error instanceof CallError) || error.problems.length === 0) return messageOf(error);
  return error.problems.map(({ message }) => message).join(' ');
}
