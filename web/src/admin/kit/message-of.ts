import { errorMessage } from '@quire/model/errors';
import { CallError } from '../../data/call-error.ts';

/** What went wrong, for people; anything unexpected is said without its insides. */
export function messageOf(error: unknown): string {
  return error instanceof CallError ? error.message : errorMessage('call/failed');
}
