import { APP_CHECKED_CALLS } from '@quire/model/calls/app-checked-calls';
import { callPath } from '@quire/model/calls/call-groups';
import type { CallName } from '@quire/model/calls/calls';
import type { FirebaseApp } from 'firebase/app';
import { httpsCallable } from 'firebase/functions';
import { publicConfig } from '../config/config.ts';
import { pageBase } from '../config/page-base.ts';
import { pressFunctions } from './functions.ts';

/**
 * Calls a function by the name of the call, as whoever is signed in with the app, in the language of the page; the caller
 * reads the answer.
 */
export async function callFunction(
  name: CallName,
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
  const path = callPath(name, pageBase());
  const { data } = await httpsCallable<unknown, unknown>(pressFunctions(app), path)(sent);
  return data;
}
