import type { Addresses } from '../../local/src/stack/addresses.ts';
import { readAddresses } from '../../local/src/stack/addresses.ts';
import type { Folders } from '../../local/src/stack/folders.ts';
import { findRunning } from '../../local/src/stack/running.ts';
import { startPress } from '../press/start-press.ts';
import { progressBar } from '../terminal/progress.ts';
import { step } from '../terminal/step.ts';

export interface PressToUse {
  addresses: Addresses;
  /** Stops the press if it was started for this. */
  done(): Promise<void>;
}

/** The press that is running from these files, else one started for the occasion. */
export async function pressToUse(folders: Folders, signal: AbortSignal): Promise<PressToUse> {
  const addresses = await readAddresses(folders.addresses);
  if (addresses && (await findRunning(folders.lock))) return { addresses, done: async () => {} };
  console.log('The press is not running: it is started for this import and stopped afterwards.');
  const progress = progressBar();
  const stack = await startPress({ folders, demo: true, fresh: false, step, progress, signal });
  return { addresses: stack.addresses, done: () => stack.stop() };
}
