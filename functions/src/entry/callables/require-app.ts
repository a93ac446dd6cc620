import type { AppCheckSettings } from '../../platform/config/app-check-settings.ts';
import { Refused } from '../../platform/errors/refused.ts';

export interface AppCheckPorts {
  /** Null where the press has not switched it on. */
  readonly settings: AppCheckSettings | null;
  /** Asks Google's keys about a token: the id of the app that it was made for. Throws where it is not valid. */
  readonly verify: (token: string) => Promise<{ readonly appId: string }>;
}

/**
 * Lets a call pass that comes from the press's own pages, where App Check is on. Throws `Refused`
 * `app-check/failed` where the token is missing, is not valid, or was made for another app of the project.
 */
export async function requireApp(
  { settings, verify }: AppCheckPorts,
  token: string | undefined,
): Promise<void> {
  if (settings === null) return;
  if (!token) throw new Refused('app-check/failed');
  if ('debugToken' in settings) {
    if (token !== settings.debugToken) throw new Refused('app-check/failed');
    return;
  }
  const found = await verify(token).catch(() => null);
  if (found?.appId !== settings.appId) throw new Refused('app-check/failed');
}
