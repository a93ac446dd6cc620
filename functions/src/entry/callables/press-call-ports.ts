import type { Caller } from '../../domain/access/caller.ts';
import { appCheckSettings } from '../../platform/config/app-check-settings.ts';
import { log } from '../../platform/logging/log.ts';
import type { CallPorts } from './answer-call.ts';

async function isSessionOver(caller: Caller): Promise<boolean> {
  const { adminSessionPorts } = await import('../ports/admin-sessions.ts');
  const { isSessionOver: look } = await import('../../domain/accounts/session-over.ts');
  return look(adminSessionPorts(), caller);
}

/** By the settings, with Google's keys. */
async function requireApp(token: string | undefined): Promise<void> {
  const settings = appCheckSettings();
  if (settings === null) return;
  const { requireApp: require } = await import('./require-app.ts');
  const verify = async (each: string) => {
    const { adminAppCheck } = await import('../../platform/firebase/admin-app-check.ts');
    return adminAppCheck().verifyToken(each);
  };
  await require({ settings, verify }, token);
}

/** The real Firebase, loaded when a call first needs it. */
export const pressCallPorts: CallPorts = {
  now: () => new Date(),
  log,
  isSessionOver,
  requireApp,
};
