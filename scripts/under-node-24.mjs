// Runs on Node 20: only what it has.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BIN = join(ROOT, 'node_modules', '.bin');
/** Where Node keeps what it has compiled, by the content of each file: a changed file is compiled again. */
const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled');

/**
 * Whether this Node runs our TypeScript as it is (type stripping without a flag).
 * @param {string} version as `process.versions.node`
 */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}

/** The Node to go on with: the one from npm, else the machine's where it is new enough. */
function newNode() {
  const fromNpm = join(BIN, 'node');
  if (existsSync(fromNpm)) return fromNpm;
  if (runsTypeScript(process.versions.node)) return process.execPath;
  console.error(
    `Node 22.18 or newer is needed. This is ${process.version} on ${process.platform} ${process.arch}, ` +
      'for which npm has no Node 24: please install one from https://nodejs.org.',
  );
  process.exit(1);
}

/**
 * Goes on with a program of ours under a Node that runs TypeScript: in this process where it is
 * new enough, else in a child that gets our signals, ends with us, and whose exit code is ours.
 * @param {string} program path below the project's folder
 */
export async function underNode24(program) {
  const file = join(ROOT, program);
  process.env.PATH = [BIN, process.env.PATH ?? ''].join(delimiter);
  if (runsTypeScript(process.versions.node)) {
    process.argv[1] = file;
    module.enableCompileCache?.(COMPILED);
    await import(file);
    return;
  }
  // The channel is how the child notices that this process was killed.
  const child = spawn(newNode(), [file, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  // A terminal sends Ctrl-C to the child itself; another program sends it to us alone.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
