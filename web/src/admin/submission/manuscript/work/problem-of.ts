import { CallError } from '../../../../data/call-error.ts';
import { messageOf } from '../../../../signed-in/message-of.ts';

/** What went wrong, with what exactly is missing, where the press has said so. */
export function problemOf(error: unknown): string {
  if (!(error instanceof CallError) || error.problems.length === 0) return messageOf(error);
  return error.problems.map(({ message }) => message).join(' ');
}
