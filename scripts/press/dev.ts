/** `npm run dev`, under a Node that runs TypeScript: the local Firebase, and pages through Vite. */
import { spawn } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { readAccounts } from '../../demo/accounts.ts';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { progressBar } from '../terminal/progress.ts';
import { readOptions } from '../terminal/read-options.ts';
import { step } from '../terminal/step.ts';
import { red } from '../terminal/style.ts';
import { ROOT } from '../under-node-24.mjs';
import { addressesTable } from './addresses-table.ts';
import { startPress } from './start-press.ts';
import { onStop } from './stop-signals.ts';

const HELP = `npm run dev [-- --port N]
  The local Firebase, and the pages from their source with hot reload (5173).`;
const values = readOptions({ port: { type: 'string', default: '5173' } }, HELP);
const server = join(ROOT, 'web', 'dev.mjs');
await access(server);
const folders = foldersOf(ROOT);
const stopping = new AbortController();
onStop(
  () => stopping.abort(new Error('stopped')),
  () => process.exit(130),
);
try {
  const press = await startPress({
    folders,
    demo: true,
    fresh: false,
    live: true,
    step,
    progress: progressBar(),
    signal: stopping.signal,
  });
  const { accounts, password } = await readAccounts();
  console.log(`\n${addressesTable(press.addresses, accounts, password)}\n`);
  const vite = spawn(process.execPath, [server], {
    cwd: join(ROOT, 'web'),
    stdio: 'inherit',
    env: { ...process.env, QUIRE_DEV_PORT: values.port },
  });
  const ended = new Promise<string>((resolve) => vite.once('exit', () => resolve('Vite')));
  const asked = new Promise<null>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  const died = await Promise.race([press.died, ended, asked]);
  if (died !== null && !stopping.signal.aborted) {
    console.error(red(`\n${died} has ended without being asked to.`));
    process.exitCode = 1;
  }
  vite.kill('SIGTERM');
  await press.stop();
} catch (error) {
  console.error(red(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
process.exit();
