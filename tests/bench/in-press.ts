import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Addresses, readAddresses } from '../../local/src/stack/addresses.ts';
import { type Folders, foldersOf } from '../../local/src/stack/folders.ts';
import type { Stack } from '../../local/src/stack/stack.ts';
import { startPress } from '../../scripts/press/start-press.ts';
import { head, line } from './table.ts';

/** Opens the press up to its first page. */
async function open(folders: Folders, fresh: boolean): Promise<{ stack: Stack; seconds: number }> {
  const began = performance.now();
  const stack = await startPress({
    folders,
    demo: true,
    fresh,
    step: (_, work) => work(),
    progress: { show: () => {}, clear: () => {} },
    signal: new AbortController().signal,
  });
  const answer = await fetch(stack.addresses.press);
  if (answer.status !== 200) throw new Error(`the home page answered ${answer.status}`);
  await answer.text();
  return { stack, seconds: (performance.now() - began) / 1_000 };
}

/** How long the press takes to open, with nothing yet and with its data; leaves it open. */
async function benchOpening(folders: Folders): Promise<Stack> {
  const cold = await open(folders, true);
  await cold.stack.stop();
  const { stack, seconds } = await open(folders, false);
  head('Opening the press, up to its first page');
  line('no data yet: with loading the demo', cold.seconds, null, 's');
  line('data kept', seconds, null, 's');
  return stack;
}

/**
 * Measures a press: the one that is running with its data in the folder `running`, or without one, a press that is opened
 * for this. Throws where none is running there.
 */
export async function inPress(
  root: string,
  running: string | null,
  measure: (addresses: Addresses, home: string) => Promise<void>,
): Promise<void> {
  if (running) {
    const addresses = await readAddresses(join(running, 'addresses.json'));
    if (!addresses) throw new Error(`No press runs with its data in ${running}.`);
    return measure(addresses, running);
  }
  const home = await mkdtemp(join(tmpdir(), 'quire-bench-'));
  const stack = await benchOpening(foldersOf(root, home));
  try {
    await measure(stack.addresses, home);
  } finally {
    await stack.stop();
    await rm(home, { recursive: true, force: true });
  }
}
