import { httpsCallable } from 'firebase/functions';
import { pressFunctions } from './functions.ts';

/** Calls a function by its name; what it answers is for the caller to read. */
export async function callFunction(name: string, request: unknown): Promise<unknown> {
  const { data } = await httpsCallable<unknown, unknown>(pressFunctions(), name)(request);
  return data;
}
