// Runs on Node 20 with nothing installed: only what Node has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './under-node-24.mjs';

const STAMP = join(ROOT, 'node_modules', '.quire-installed');
/** npm 10 refuses parts of this lockfile. */
const NPM_MAJOR = 11;

/**
 * Installs what the lockfile asks, if that has not been done for this very lockfile.
 * Ends the process with a clear message when it cannot be done.
 */
export async function ensureInstalled() {
  if (process.env.QUIRE_NO_INSTALL) return;
  const wanted = wantedInstall(ROOT);
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  if (!matchesLockfile(ROOT)) await install();
  writeFileSync(STAMP, wanted);
}

/**
 * One hash of everything that decides what is installed.
 * @param {string} root
 */
export function wantedInstall(root) {
  const { workspaces = [] } = readJson(join(root, 'package.json'));
  const files = ['package-lock.json', 'package.json', '.npmrc'];
  for (const workspace of workspaces) files.push(join(workspace, 'package.json'));
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of files) {
    const path = join(root, file);
    hash.update(`${file}\n`).update(existsSync(path) ? readFileSync(path) : '');
  }
  return hash.digest('hex');
}

/**
 * Whether a person has installed by hand exactly what the lockfile says: npm's own record of what
 * is in `node_modules` names every package of the lockfile that is meant for this machine.
 * @param {string} root
 */
export function matchesLockfile(root) {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = readJson(record).packages ?? {};
  const wanted = readJson(join(root, 'package-lock.json')).packages ?? {};
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules/') || entry.link) return true;
    const there = installed[path];
    if (!there) return Boolean(entry.optional || entry.devOptional || entry.peer);
    return there.version === entry.version;
  });
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

async function install() {
  const npm = npmCommand();
  console.log(`Installing what the press needs (${npm.join(' ')}); about a minute the first time.`);
  const began = Date.now();
  const seconds = () => Math.round((Date.now() - began) / 1000);
  const tick = setInterval(() => {
    if (process.stdout.isTTY) process.stdout.write(`\r  ${seconds()} s …`);
    else if (seconds() % 15 === 0) console.log(`  ${seconds()} s …`);
  }, 1000);
  const { code, text } = await run(npm);
  clearInterval(tick);
  if (process.stdout.isTTY) process.stdout.write('\r          \r');
  if (code === 0) {
    console.log(`Installed in ${seconds()} s.`);
    return;
  }
  console.error(`\n${text.trim()}\n\n${explain(text)}`);
  process.exit(1);
}

/** @param {string[]} command */
function run([program = 'npm', ...args]) {
  const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  child.stdout.on('data', (chunk) => {
    text += chunk;
  });
  child.stderr.on('data', (chunk) => {
    text += chunk;
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, text: `${text}\n${error.message}` }));
    child.on('exit', (code) => resolve({ code: code ?? 1, text }));
  });
}

/**
 * What went wrong, in words for a person who has never used npm.
 * @param {string} output
 */
export function explain(output) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH|ECONNRESET/.test(output)) {
    return 'The npm registry could not be reached. Check the network and run the same command again: it goes on where it stopped.';
  }
  if (/ENOSPC/.test(output)) return 'The disk is full: about 1.5 GB are needed.';
  if (/EACCES|EPERM/.test(output)) {
    return 'npm may not write here. Does the folder belong to you?';
  }
  return 'npm could not install the dependencies (see above). Nothing else was changed; fix the problem and run the same command again.';
}

function npmCommand() {
  const version = spawnSync('npm', ['--version'], { encoding: 'utf8' }).stdout ?? '';
  const npm = Number.parseInt(version, 10) >= NPM_MAJOR ? ['npm'] : ['npx', '--yes', 'npm@11'];
  return [...npm, 'ci', '--no-audit', '--no-fund', '--loglevel=error'];
}
