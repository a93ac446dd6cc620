import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Folders } from './folders.ts';

const LEASH = fileURLToPath(new URL('./leash.ts', import.meta.url));
const READY = /All emulators ready/;
/** firebase-tools goes on without a part that was killed; we do not. */
const DIED = /([A-Z][A-Za-z ]*?) has exited (?:with code|upon receiving signal|because|:)/;

export interface FirebaseProcess {
  /** Resolves when every part answers; rejects with the part's name when one could not start. */
  ready: Promise<void>;
  /** Resolves with the name of the part that ended without being asked to. */
  died: Promise<string>;
  /** Ends it and everything it has started. */
  stop(): Promise<void>;
}

export interface FirebaseCommand {
  folders: Folders;
  project: string;
  only: readonly string[];
  config: string;
  importFrom: string | null;
  exportTo: string | null;
  env: NodeJS.ProcessEnv;
}

/** Runs the unmodified `firebase emulators:start`; what it says goes to `logs/firebase.log`. */
export function runFirebase(command: FirebaseCommand): FirebaseProcess {
  const { folders } = command;
  const tool = join(folders.root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const child = spawn(
    process.execPath,
    [
      ...[LEASH, process.execPath, tool, 'emulators:start', '--non-interactive'],
      ...['--project', command.project, '--config', command.config, '--only'],
      command.only.join(','),
      ...(command.importFrom ? ['--import', command.importFrom] : []),
      ...(command.exportTo ? ['--export-on-exit', command.exportTo] : []),
    ],
    {
      // Its debug logs are written to the folder it is started in.
      cwd: folders.logs,
      env: command.env,
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    },
  );
  const log = createWriteStream(join(folders.logs, 'firebase.log'));
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const { ready, died } = watchOutput(child, (text) => log.write(text));
  return { ready, died, stop: () => endGroup(child, exited).finally(() => log.end()) };
}

function watchOutput(child: ChildProcess, write: (text: string) => void) {
  const ready = Promise.withResolvers<void>();
  const died = Promise.withResolvers<string>();
  let tail = '';
  const read = (chunk: Buffer) => {
    const text = chunk.toString();
    write(text);
    tail = (tail + text).slice(-4_000);
    if (READY.test(tail)) ready.resolve();
    const part = DIED.exec(tail)?.[1];
    if (part) died.resolve(part.replace(/ Emulator$/, '').trim());
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.once('exit', () => died.resolve('firebase-tools'));
  died.promise.then((part) => ready.reject(new Error(`${part} did not start`)));
  ready.promise.catch(() => undefined);
  return { ready: ready.promise, died: died.promise };
}

async function endGroup(child: ChildProcess, exited: Promise<void>): Promise<void> {
  child.stdin?.end();
  const patience = setTimeout(() => killGroup(child), 6_000);
  if (child.exitCode === null && child.signalCode === null) await exited;
  clearTimeout(patience);
  killGroup(child);
}

/** The leash leads the group of all it has started; whoever is left in it goes now. */
function killGroup(child: ChildProcess): void {
  if (!child.pid) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody is left: as it should be.
  }
}
