import { errorMessage } from '@quire/model/errors';
import { CallError } from '../data/call-error.ts';

/** What a failed action tells the person: never a stack or a raw code. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : errorMessage('call/failed');
}
