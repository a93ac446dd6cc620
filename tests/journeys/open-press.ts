import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAccounts } from '../../demo/accounts.ts';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { startPress } from '../../scripts/press/start-press.ts';
import { startOrcid } from './orcid-server.ts';
import type { PressUnderTest } from './press-under-test.ts';
import { startRor } from './ror-server.ts';

export interface OpenPress {
  readonly press: PressUnderTest;
  /** Stops it and sweeps its folder away. */
  close(): Promise<void>;
}

/**
 * Opens a press for the journeys: free ports, a folder of its own, the whole demo press in it; the
 * same code as `npm start`. Rejects as `startPress` does, having stopped what had begun.
 */
export async function openPress(signal: AbortSignal): Promise<OpenPress> {
  // Functions are told everything twice and in another order: nothing a reader sees may depend on it.
  process.env.QUIRE_FIRESTORE_DELIVER ??= 'twice-shuffled';
  // The demo's articles are not printed: only what a journey publishes.
  process.env.QUIRE_PRINT ??= 'new';
  const [ror, orcid] = await Promise.all([startRor(), startOrcid()]);
  process.env.QUIRE_ROR_API = ror.api;
  // Published articles stay as they are while journeys read and count them.
  process.env.QUIRE_CROSSREF_API = '';
  process.env.QUIRE_ORCID_API = orcid.api;
  const home = await mkdtemp(join(tmpdir(), 'quire-journeys-'));
  const sweep = async () => {
    ror.close();
    orcid.close();
    await rm(home, { recursive: true, force: true });
  };
  try {
    const root = fileURLToPath(new URL('../..', import.meta.url));
    const stack = await startPress({
      folders: foldersOf(root, home),
      demo: true,
      fresh: true,
      step: (label, work) => {
        console.log(`${label} …`);
        return work();
      },
      progress: { show: () => {}, clear: () => {} },
      signal,
    });
    const { password } = await readAccounts();
    const close = () => stack.stop().finally(sweep);
    return { press: { ...stack.addresses, password, home, hasRegistries: true }, close };
  } catch (error) {
    await sweep();
    throw error;
  }
}
