import { access as exists, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAddresses } from '../../local/src/stack/addresses.ts';
import { type Folders, foldersOf } from '../../local/src/stack/folders.ts';
import { findRunning } from '../../local/src/stack/running.ts';
import { startStack } from '../../local/src/stack/stack.ts';
import { ROOT } from '../under-node-24.mjs';
import { localAccess, type ProjectAccess } from './project-access.ts';

/** What keeps data, and nothing that reacts to them. */
const KEEPERS = ['auth', 'firestore', 'storage'] as const;

/** The press of these folders with its data alone: no function runs, so nothing follows from what is written. */
export async function startKeepers(folders: Folders, signal?: AbortSignal): Promise<ProjectAccess> {
  const stack = await startStack({ folders, only: KEEPERS, ...(signal && { signal }) });
  const access = localAccess(stack.addresses);
  return {
    ...access,
    async close() {
      await access.close();
      await stack.stop();
    },
  };
}

/** The press that is running from these folders, else its data alone, for as long as they are wanted. */
export async function openLocal(folders: Folders, signal?: AbortSignal): Promise<ProjectAccess> {
  const addresses = await readAddresses(folders.addresses);
  if (addresses && (await findRunning(folders.lock))) return localAccess(addresses);
  await exists(folders.data).catch(() => {
    throw new Error(`There is no press in ${folders.home}: npm start makes one.`);
  });
  return startKeepers(folders, signal);
}

/** An empty local project in a folder of its own, which is gone when it is closed. */
export async function startEmptyProject(signal?: AbortSignal): Promise<ProjectAccess> {
  const home = await mkdtemp(join(tmpdir(), 'quire-drill-'));
  try {
    const access = await startKeepers(foldersOf(ROOT, home), signal);
    return {
      ...access,
      async close() {
        await access.close();
        await rm(home, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(home, { recursive: true, force: true });
    throw error;
  }
}
