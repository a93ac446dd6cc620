import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Addresses } from './addresses.ts';
import { AuthKeeper } from './keep-auth.ts';
import { StorageKeeper } from './keep-storage.ts';
import { writeWhole } from './write-whole.ts';

const EVERY_MS = 1_000;
/** Changes of metadata alone leave no trace in the folder of uploads: found by looking now and then. */
const LOOK_EVERY = 30;

/**
 * Firestore's server writes its own log; accounts and files are kept by asking the emulators
 * again and again. At most the last moments before a crash are lost, and nothing on a clean stop.
 */
export async function keepData(
  addresses: Addresses,
  exportFolder: string,
  toolsVersion: string,
  temporary: string,
): Promise<{ stop(): Promise<void> }> {
  const auth = new AuthKeeper(addresses.auth, addresses.project, exportFolder);
  const storage = new StorageKeeper(addresses.storage, exportFolder);
  await mkdir(exportFolder, { recursive: true });
  await storage.adopt();
  const uploads = join(temporary, 'firebase', 'storage', 'blobs');
  let uploadedAt = -1;
  let rounds = 0;
  const save = async (all: boolean) => {
    await auth.save();
    const now = (await stat(uploads)).mtimeMs;
    if (!all && now === uploadedAt) return;
    await storage.save();
    uploadedAt = now;
  };
  await save(true);
  // Written last: without it `--import` ignores the folder.
  const metadata = {
    version: toolsVersion,
    auth: { version: toolsVersion, path: 'auth_export' },
    storage: { version: toolsVersion, path: 'storage_export' },
  };
  await writeWhole(join(exportFolder, 'firebase-export-metadata.json'), JSON.stringify(metadata));
  let saving: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // An emulator that is busy or going down is asked again next time.
    rounds += 1;
    const all = rounds % LOOK_EVERY === 0;
    saving = saving.then(() => save(all)).catch(() => undefined);
  }, EVERY_MS);
  return {
    async stop() {
      clearInterval(timer);
      await saving;
      await save(true).catch(() => undefined);
    },
  };
}
