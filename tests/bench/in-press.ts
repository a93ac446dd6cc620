import type { Folders } from '../../local/src/stack/folders.ts';
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
export async function benchOpening(folders: Folders): Promise<Stack> {
  const cold = await open(folders, true);
  await cold.stack.stop();
  const { stack, seconds } = await open(folders, false);
  head('Opening the press, up to its first page');
  line('no data yet: with loading the demo', cold.seconds, null, 's');
  line('data kept', seconds, null, 's');
  return stack;
}
