/** `npm start`, under a Node that runs TypeScript. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readAccounts } from '../../demo/accounts.ts';
import { newSetupCode } from '../../functions/src/domain/setup/setup-code.ts';
import { readAddresses } from '../../local/src/stack/addresses.ts';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { logTail } from '../../local/src/stack/log-tail.ts';
import type { PortChoice } from '../../local/src/stack/ports.ts';
import { findRunning } from '../../local/src/stack/running.ts';
import { AlreadyRunning } from '../../local/src/stack/stack.ts';
import { isLanguage, LANGUAGES } from '../../model/src/messages/languages.ts';
import { BuildFailed } from '../build/build.ts';
import { progressBar } from '../terminal/progress.ts';
import { readOptions } from '../terminal/read-options.ts';
import { step } from '../terminal/step.ts';
import { faint, red } from '../terminal/style.ts';
import { ROOT } from '../under-node-24.mjs';
import { addressesTable } from './addresses-table.ts';
import { isDemoLoaded } from './demo.ts';
import { startPress } from './start-press.ts';
import { onStop } from './stop-signals.ts';
import { waitsForSetup } from './waits-for-setup.ts';

const HELP = `npm start [-- options]
  --port N     the press's own port (8000; another is used where it is taken)
  --fresh      begin with nothing: throws away what is in .local/data
  --no-demo    do not load the demo press: an empty one, with a code to set it up
  --language L pages in a pseudo-language made of English, to try layouts with:
               en-XA (longer, with accents) or ar-XB (from right to left)
  --google     Google's own Firestore and rules programs (Java 21, downloaded once)
  --home DIR   keep data and logs there instead of in .local`;

const values = readOptions(
  {
    port: { type: 'string' },
    fresh: { type: 'boolean', default: false },
    demo: { type: 'boolean', default: true },
    google: { type: 'boolean', default: false },
    language: { type: 'string' },
    home: { type: 'string' },
  },
  HELP,
);
const port = values.port === undefined ? undefined : Number(values.port);
if (port !== undefined && !(Number.isInteger(port) && port > 0 && port < 65_536)) {
  console.error(`--port takes a number from 1 to 65535, not "${values.port}".`);
  process.exit(2);
}

const { language } = values;
if (language !== undefined && !isLanguage(language)) {
  console.error(`--language takes ${Object.keys(LANGUAGES).join(', ')}, not "${language}".`);
  process.exit(2);
}

const folders = foldersOf(ROOT, values.home ?? join(ROOT, '.local'));
const began = performance.now();
const running = await findRunning(folders.lock);
if (running) {
  await sayRunning(running.pid);
  process.exit(1);
}

const setupCode = newSetupCode(randomBytes);
const stopping = new AbortController();
onStop(
  () => stopping.abort(new Error('stopped')),
  () => process.exit(130),
);
try {
  const press = await startPress({
    folders,
    ...(port !== undefined && { ports: { hosting: port } }),
    ...(language !== undefined && { language }),
    programs: values.google ? 'google' : 'node',
    demo: values.demo,
    fresh: values.fresh,
    setupCode,
    step,
    progress: progressBar(),
    onMoved: sayMoved,
    signal: stopping.signal,
  });
  const { accounts, password } = await readAccounts();
  const isDemo = await isDemoLoaded(folders);
  const code = !isDemo && (await waitsForSetup(press.addresses)) ? setupCode : null;
  console.log(`\n${addressesTable(press.addresses, isDemo ? accounts : [], password, code)}`);
  console.log(faint(`  (${((performance.now() - began) / 1_000).toFixed(1)} s from the start)\n`));
  const asked = new Promise<null>((resolve) => {
    stopping.signal.addEventListener('abort', () => resolve(null), { once: true });
    if (stopping.signal.aborted) resolve(null);
  });
  const died = await Promise.race([press.died, asked]);
  if (died !== null && !stopping.signal.aborted) {
    console.error(red(`\n${died} has ended without being asked to. The press stops.`));
    console.error(faint(await logTail(folders.logs, died)));
    process.exitCode = 1;
  } else {
    console.log('\n  Stopping …');
  }
  await press.stop();
  if (died === null) console.log('  Stopped. Your data are kept.');
} catch (error) {
  if (stopping.signal.aborted) console.log('\n  Stopped before the press was open.');
  else await sayFailed(error);
  process.exitCode = stopping.signal.aborted ? 130 : 1;
}
process.exit();

async function sayRunning(pid: number): Promise<void> {
  const addresses = await readAddresses(folders.addresses);
  const where = addresses ? `at ${addresses.press}` : 'and still starting';
  console.error(`The press is already running ${where} (process ${pid}). Ctrl-C there stops it.`);
}

function sayMoved(moved: PortChoice['moved']): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[2K');
  for (const { part, wanted, used } of moved) {
    console.log(`  Port ${wanted} (${part}) is taken by another program: using ${used}.`);
  }
}

async function sayFailed(error: unknown): Promise<void> {
  if (error instanceof AlreadyRunning) return sayRunning(error.pid);
  if (error instanceof BuildFailed) {
    console.error(`\n${error.message}\n\n${red('The press could not be built (see above).')}`);
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  console.error(red(`\nThe press could not be started: ${message}`));
  console.error(faint(await logTail(folders.logs, message)));
}
