import { createRequire } from 'node:module';
import { afterEach, expect, it } from 'vitest';
import { replaceRuntimes } from './replace-runtimes.ts';
import { StandIn } from './stand-in.ts';

const require = createRequire(import.meta.url);
const tools = require.resolve('firebase-tools/lib/bin/firebase.js');
const SPAWN = 'cross-spawn';
const load = () => createRequire(tools)(SPAWN);
const RUNTIME = '/node_modules/firebase-tools/lib/emulator/functionsEmulatorRuntime';
const before = load();
const cached = createRequire(tools).cache[createRequire(tools).resolve(SPAWN)];
afterEach(() => {
  if (cached) cached.exports = before;
});

it('takes a stand-in for the process of a function, and starts all others', async () => {
  replaceRuntimes(tools);
  const spawn = load();
  const standIn: unknown = spawn('node', [RUNTIME], { cwd: '/nowhere', env: {} });
  expect(standIn).toBeInstanceOf(StandIn);
  if (standIn instanceof StandIn) standIn.kill();
  const other = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  const code = await new Promise((resolve) => other.once('close', resolve));
  expect([code, typeof spawn.sync]).toEqual([0, 'function']);
  const debugged = spawn(process.execPath, ['--version', RUNTIME], { stdio: 'ignore' });
  expect(debugged).not.toBeInstanceOf(StandIn);
  debugged.kill();
});

it('does not ask the network for the newest version of a package', () => {
  replaceRuntimes(tools);
  const { sync } = load();
  expect(sync('npm', ['show', 'firebase-functions', '--json=true'], {}).error).toBeInstanceOf(
    Error,
  );
  const other = sync(process.execPath, ['--version'], { encoding: 'utf8' });
  expect(other.stdout.trim()).toBe(process.version);
});
