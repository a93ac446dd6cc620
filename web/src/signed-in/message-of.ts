import { errorMessage } from '@quire/model/errors';
import { CallError } from '../data/call-error.ts';

/** The message of a failed action, without a stack trace or a raw code. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : errorMessage('call/failed');
}
