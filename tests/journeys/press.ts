import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { readAccounts } from '../../demo/accounts.ts';
import { readAddresses } from '../../local/src/stack/addresses.ts';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { startPress } from '../../scripts/press/start-press.ts';
import { startRor } from './ror-server.ts';

/**
 * Opens a press for the journeys: free ports, a folder of its own, the whole demo press in it; the
 * same code as `npm start`. Closed and swept away afterwards.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { password } = await readAccounts();
  // For developers: a press that is running already, by the folder it keeps its data in.
  const running = process.env.QUIRE_PRESS_HOME;
  const addresses = running && (await readAddresses(join(running, 'addresses.json')));
  if (running && addresses) {
    project.provide('press', { ...addresses, password, home: running, hasRor: false });
    return async () => {};
  }
  // Functions are told everything twice and in another order: nothing a reader sees may depend on it.
  process.env.QUIRE_FIRESTORE_DELIVER ??= 'twice-shuffled';
  // The demo's articles are not printed: only what a journey publishes.
  process.env.QUIRE_PRINT ??= 'new';
  const ror = await startRor();
  process.env.QUIRE_ROR_API = ror.api;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const home = await mkdtemp(join(tmpdir(), 'quire-journeys-'));
  const controller = new AbortController();
  const stack = await startPress({
    folders: foldersOf(root, home),
    demo: true,
    fresh: true,
    step: (label, work) => {
      console.log(`${label} …`);
      return work();
    },
    progress: { show: () => {}, clear: () => {} },
    signal: controller.signal,
  });
  project.provide('press', { ...stack.addresses, password, home, hasRor: true });
  return async () => {
    await stack.stop();
    ror.close();
    await rm(home, { recursive: true, force: true });
  };
}
