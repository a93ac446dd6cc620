// How the programs of this package are started: plain JavaScript that an old Node can read, too.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.url)));
/** The first Node that runs `.ts` files as they are; the built ones are tried on it, too. */
const NEEDED = [22, 18];

/**
 * Runs a program in this very process, so that signals and stdio need no passing on; an old Node
 * calls a newer one. Where the sources are, they are what runs, whatever has been built: a stale
 * build cannot be started. An installed package has the built files alone.
 * @param {string} name of its file below `src`, without the extension
 * @param {string[]} args
 */
export async function runProgram(name, args = process.argv.slice(2)) {
  const source = join(PACKAGE, 'src', `${name}.ts`);
  const file = existsSync(source) ? source : join(PACKAGE, 'dist', `${name}.js`);
  if (!existsSync(file)) {
    process.stderr.write(`${file} is missing: npm has packed without running "prepack".\n`);
    process.exitCode = 1;
    return;
  }
  if (isNewEnough()) {
    rememberCompiled();
    process.argv = [process.execPath, file, ...args];
    await import(pathToFileURL(file).href);
    return;
  }
  const newer = join(PACKAGE, '..', 'node_modules', '.bin', 'node');
  if (existsSync(newer)) {
    spawnAs(newer, [file, ...args]);
    return;
  }
  process.stderr.write(
    `Node ${NEEDED.join('.')} or newer is needed. This is ${process.version}.\n`,
  );
  process.exitCode = 1;
}

function isNewEnough() {
  const [needMajor = 0, needMinor = 0] = NEEDED;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > needMajor || (major === needMajor && minor >= needMinor);
}

/**
 * Node keeps what it has compiled, by the content of each file: a changed file is compiled again.
 * Not in the folder for temporary files, which is another one for each run of `npm start`.
 */
function rememberCompiled() {
  const asked = process.env.NODE_COMPILE_CACHE;
  module.enableCompileCache?.(asked ?? join(PACKAGE, 'node_modules', '.cache', 'compiled'));
}

/**
 * Ends this process, as if it was asked to, when the one that has started it is gone: killed hard, that
 * would leave us behind, holding a port and a data folder.
 */
export function leaveWithParent() {
  const parent = process.ppid;
  const check = () => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  };
  setInterval(check, 1000).unref();
}

/**
 * A child with our stdio: signals are passed on to it, its way of ending is ours.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
export function spawnAs(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal));
  }
  // A terminal sends Ctrl-C to the child itself; twice would be an order to drop everything.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  child.on('error', (error) => {
    process.stderr.write(`${command}: ${error.message}\n`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
