/**
 * Runs a command and never lets it outlive us: when standard input closes, because the press was
 * told to stop or because its process was killed, the command gets SIGINT, and a moment later
 * everything it has started gets SIGKILL. Usage: node leash.ts <command> [argument…]
 *
 * It is the leader of its own process group, so that Ctrl-C in a terminal reaches the press alone,
 * which then stops its parts in order.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename } from 'node:path';

const PATIENCE_MS = 4_000;
const [command, ...args] = process.argv.slice(2);
if (!command) throw new Error('leash: no command given');

/** Files in flight, which the press removes itself unless it was killed. */
function removeTemporary(): void {
  if (basename(tmpdir()).startsWith('quire-')) rmSync(tmpdir(), { recursive: true, force: true });
}

function killGroup(): void {
  removeTemporary();
  process.kill(-process.pid, 'SIGKILL');
}

const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
let stopping = false;

function stop(): void {
  if (stopping) return;
  stopping = true;
  child.kill('SIGINT');
  setTimeout(killGroup, PATIENCE_MS);
}

process.stdin.resume();
process.stdin.on('close', stop);
process.stdin.on('error', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
child.on('error', (error) => {
  console.error(`leash: ${error.message}`);
  process.exit(127);
});
child.on('exit', (code) => {
  // Grandchildren that did not hear the command's end.
  if (stopping) killGroup();
  process.exit(code ?? 1);
});
