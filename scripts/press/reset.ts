/** `npm run reset`, under a Node that runs TypeScript. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { findRunning } from '../../local/src/stack/running.ts';
import { readOptions } from '../terminal/read-options.ts';
import { ROOT } from '../under-node-24.mjs';

const HELP = `npm run reset [-- --yes]
  Throws away the local press's data: the next start begins with the demo press.`;
const values = readOptions(
  { yes: { type: 'boolean', short: 'y', default: false }, home: { type: 'string' } },
  HELP,
);
const folders = foldersOf(ROOT, values.home ?? join(ROOT, '.local'));
const running = await findRunning(folders.lock);
if (running) {
  console.error(`The press is running (process ${running.pid}). Stop it first, then reset.`);
  process.exit(1);
}
if (!values.yes && !(await confirmed())) {
  console.log('Nothing was changed.');
  process.exit(1);
}
await rm(folders.data, { recursive: true, force: true });
console.log('The data are gone. `npm start` begins again with the demo press.');

async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error('Say --yes to throw the data away without being asked.');
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Throw away everything in ${folders.data}? [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
