import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { profiling } from '../in-child.ts';

const PROGRAM = fileURLToPath(
  new URL('../../../../local/bin/quire-firestore.mjs', import.meta.url),
);

/** A program that has said it is ready. */
export interface Started {
  /** From its start to its word, in milliseconds. */
  readonly readyMs: number;
  readonly port: number;
  /** What it has used of the processor so far, in milliseconds; null where Linux's /proc is not. */
  readonly processorMs: () => number | null;
  /** Resolves when the process has ended. */
  readonly stop: () => Promise<void>;
}

/** Our server as a program of its own, as `npm run local` starts it. */
export const startOurs = (...args: readonly string[]): Promise<Started> =>
  startProgram([...profiling(), PROGRAM, '--port', '0', ...args]);

const running = new Set<ChildProcess>();
// A part that fails leaves no server behind.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/**
 * Starts a Node program and waits until it says that it runs `on HOST:PORT`. Rejects when it ends
 * first, or has not said so after a minute.
 */
export function startProgram(args: readonly string[]): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`not ready after a minute: ${said}`)), 60_000);
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      const port = / on \S+:(\d+)\b.*\n/.exec(said)?.[1];
      if (port === undefined) return;
      clearTimeout(late);
      child.stdout.removeAllListeners('data').resume();
      resolve({
        readyMs: performance.now() - began,
        port: Number(port),
        processorMs: () => processorMs(child.pid ?? 0),
        stop: () => stop(child),
      });
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`${args.join(' ')} ended with ${code}`)));
  });
}

/** User and system time are fields 14 and 15 of `/proc/PID/stat`, in ticks of 10 ms. */
function processorMs(pid: number): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return ended;
}
