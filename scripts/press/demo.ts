import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Folders } from '../../local/src/stack/folders.ts';
import type { Progress } from '../terminal/progress.ts';

/** The loader's exit code for: all but some papers. */
const SOME_REFUSED = 3;

/** The file that appears when the demo press has been loaded. */
export const demoMark = (folders: Folders): string => join(folders.data, 'demo-loaded');

/** Whether the demo press has been loaded into this data before. */
export async function isDemoLoaded(folders: Folders): Promise<boolean> {
  return access(demoMark(folders)).then(
    () => true,
    () => false,
  );
}

/**
 * Loads the demo press into the running stack, in a process of its own. Rejects with where to look
 * when it fails, and when it is aborted; it can then be loaded again, nothing is doubled.
 * Resolves to a notice where some papers were refused.
 */
export async function loadDemo(
  folders: Folders,
  progress: Progress,
  signal: AbortSignal,
): Promise<string | null> {
  const logFile = join(folders.logs, 'demo.log');
  const log = createWriteStream(logFile);
  const child = spawn(process.execPath, [join(folders.root, 'demo', 'load.ts')], {
    cwd: folders.root,
    // Google's libraries would look for a cloud machine's own account on the network.
    env: {
      ...process.env,
      QUIRE_ADDRESSES: folders.addresses,
      METADATA_SERVER_DETECTION: 'none',
      // As the start's own (`under-node-24.mjs`).
      NODE_COMPILE_CACHE: join(folders.root, 'node_modules', '.cache', 'compiled'),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGTERM',
  });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  child.on('message', (message) => {
    if (isReport(message)) progress.show(message.done, message.total, message.label);
  });
  let isWhole = false;
  try {
    const code = await exitOf(child);
    isWhole = code === 0;
    if (code !== 0 && code !== SOME_REFUSED)
      throw new Error(`The demo press could not be loaded: see ${logFile}`);
  } finally {
    progress.clear();
    log.end();
  }
  await writeFile(demoMark(folders), `${new Date().toISOString()}\n`);
  return isWhole ? null : `Some papers of the demo press were refused: see ${logFile}`;
}

function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
}

interface Report {
  done: number;
  total: number;
  label: string;
}

const isReport = (message: unknown): message is Report =>
  typeof message === 'object' &&
  message !== null &&
  'done' in message &&
  'total' in message &&
  'label' in message &&
  typeof message.done === 'number' &&
  typeof message.total === 'number' &&
  typeof message.label === 'string';
