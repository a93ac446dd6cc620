import { APP_CHECKED_CALLS } from '@quire/model/calls/app-checked-calls';
import type { FirebaseApp } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import { publicConfig } from '../app/config.ts';
import { pressFunctions } from './functions.ts';

/** Calls a function by its name, as whoever is signed in with the app; the caller reads the answer. */
export async function callFunction(
  name: string,
  request: object,
  app?: FirebaseApp,
): Promise<unknown> {
  const { appCheck } = publicConfig();
  if (appCheck && APP_CHECKED_CALLS.has(name)) {
    const { startAppCheck } = await import('./app-check.ts');
    startAppCheck(appCheck);
  }
  // The SDK would send what is undefined as null, which is something else.
  const sent: unknown = JSON.parse(JSON.stringify(request));
  const { data } = await httpsCallable<unknown, unknown>(pressFunctions(app), name)(sent);
  return data;
}
