import { mkdtempSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../ports/free-port.ts';

export interface RunningEmulator {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

interface OfficialEmulator {
  stop(): Promise<void>;
}
const require = createRequire(import.meta.url);
const BIN = join(import.meta.dirname, '../../bin');

/**
 * Starts the unmodified storage emulator of firebase-tools, which asks our program what the rules
 * say: for tests of clients. A process can have one.
 */
export async function startStorageEmulator(
  projectId: string,
  rules: string,
): Promise<RunningEmulator> {
  vi.stubEnv('PATH', `${BIN}${delimiter}${process.env.PATH}`);
  vi.stubEnv('STORAGE_EMULATOR_BINARY_PATH', join(BIN, 'storage-rules.jar'));
  // The emulator empties its folder of files, which is one for all of a machine.
  vi.stubEnv('TMPDIR', mkdtempSync(join(tmpdir(), 'storage-')));
  const port = await freePort();
  const { StorageEmulator } = require('firebase-tools/lib/emulator/storage');
  const emulator: OfficialEmulator = new StorageEmulator({
    projectId,
    host: '127.0.0.1',
    port,
    rules: { name: 'storage.rules', content: rules },
    auto_download: false,
  });
  // It finds its own address, which the client uploads to, where the emulators are registered.
  const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry');
  await EmulatorRegistry.start(emulator);
  const stop = async () => {
    await emulator.stop();
    vi.unstubAllEnvs();
  };
  return { port, stop };
}
