/** App Check, loaded by the first call that needs it, and where the press has switched it on. */
import {
  CustomProvider,
  initializeAppCheck,
  ReCaptchaEnterpriseProvider,
} from 'firebase/app-check';
import type { PublicConfig } from '../config/config.ts';
import { firebaseApp } from './firebase-app.ts';

type Settings = NonNullable<PublicConfig['appCheck']>;

const DEBUG_MS = 3_600_000;

/** Google's judgement of the browser; on a developer's machine the token that both sides know. */
const providerOf = (settings: Settings) =>
  'siteKey' in settings
    ? new ReCaptchaEnterpriseProvider(settings.siteKey)
    : new CustomProvider({
        getToken: async () => ({
          token: settings.debugToken,
          expireTimeMillis: Date.now() + DEBUG_MS,
        }),
      });

let isStarted = false;

/** From now on every call of a function carries a token, as far as the browser is given one. */
export function startAppCheck(settings: Settings): void {
  if (isStarted) return;
  isStarted = true;
  initializeAppCheck(firebaseApp(), {
    provider: providerOf(settings),
    isTokenAutoRefreshEnabled: false,
  });
}
