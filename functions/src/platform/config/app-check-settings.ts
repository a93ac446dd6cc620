import { env } from './environment.ts';
import { parameters } from './parameters.ts';

/** What App Check needs. On a developer's machine a debug token stands for all that Google would look at. */
export type AppCheckSettings =
  | { readonly siteKey: string; readonly appId: string }
  | { readonly debugToken: string };

/**
 * How browsers prove that they run the press's own pages; null where App Check is off, which is the default. If
 * it is switched on without a key or an app's id, every call is refused.
 */
export function appCheckSettings(): AppCheckSettings | null {
  if (!parameters) {
    const debugToken = env.QUIRE_APP_CHECK_DEBUG_TOKEN ?? '';
    return debugToken ? { debugToken } : null;
  }
  if (parameters.appCheck.value() !== 'on') return null;
  return { siteKey: parameters.appCheckSiteKey.value(), appId: parameters.appId.value() };
}
