import { APP_CHECKED_CALLS } from '@quire/model/calls/app-checked-calls';
import { httpsCallable } from 'firebase/functions';
import { publicConfig } from '../app/config.ts';
import { pressFunctions } from './functions.ts';

/** Calls a function by its name; what it answers is for the caller to read. */
export async function callFunction(name: string, request: object): Promise<unknown> {
  const { appCheck } = publicConfig();
  if (appCheck && APP_CHECKED_CALLS.has(name)) {
    const { startAppCheck } = await import('./app-check.ts');
    startAppCheck(appCheck);
  }
  // The SDK would send what is undefined as null, which is something else.
  const sent: unknown = JSON.parse(JSON.stringify(request));
  const { data } = await httpsCallable<unknown, unknown>(pressFunctions(), name)(sent);
  return data;
}
