import { httpsCallable } from 'firebase/functions';
import { pressFunctions } from './functions.ts';

/** Calls a function by its name; what it answers is for the caller to read. */
export async function callFunction(name: string, request: object): Promise<unknown> {
  // The SDK would send what is undefined as null, which is something else.
  const sent: unknown = JSON.parse(JSON.stringify(request));
  const { data } = await httpsCallable<unknown, unknown>(pressFunctions(), name)(sent);
  return data;
}
