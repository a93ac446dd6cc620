import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { articlePath, homePath } from '@quire/model/paths';
import { foldersOf } from '../../local/src/stack/folders.ts';
import { startPress } from '../../scripts/press/start-press.ts';
import { openBrowser } from '../journeys/browser.ts';
import { demoPaper } from '../journeys/demo-paper.ts';
import { underLoad } from './load.ts';
import { firstVisits } from './paint.ts';
import { openRenderer } from './renderer.ts';
import { plainFileOf, serveStatically } from './static-peer.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function open(folders: ReturnType<typeof foldersOf>, fresh: boolean) {
  const began = performance.now();
  const stack = await startPress({
    folders,
    demo: true,
    fresh,
    step: (_, work) => work(),
    progress: { show: () => {}, clear: () => {} },
    signal: new AbortController().signal,
  });
  const answer = await fetch(stack.addresses.press + homePath());
  if (answer.status !== 200) throw new Error(`the home page answered ${answer.status}`);
  await answer.text();
  return { stack, seconds: (performance.now() - began) / 1_000 };
}

const line = (what: string, ours: number, plain: number | null, unit: string) =>
  console.log(
    [
      what.padEnd(52),
      `${ours.toFixed(ours < 100 ? 1 : 0)} ${unit}`.padStart(12),
      plain === null ? '' : `${plain.toFixed(plain < 100 ? 1 : 0)} ${unit}`.padStart(14),
      plain === null ? '' : `× ${(ours / plain).toFixed(2)}`.padStart(9),
    ].join(''),
  );

/** How fast the press is for its readers, each figure beside a plain file's in the same run. */
export async function benchPress(): Promise<void> {
  const home = await mkdtemp(join(tmpdir(), 'quire-bench-'));
  const folders = foldersOf(root, home);
  const cold = await open(folders, true);
  await cold.stack.stop();
  const { stack, seconds } = await open(folders, false);
  try {
    const paper = demoPaper();
    const path = articlePath(paper.journal, paper.issue, paper.akey);
    const html = await (await fetch(stack.addresses.press + path)).text();
    const plain = await serveStatically(plainFileOf(html), stack.addresses.press);
    const renderer = await openRenderer(root, stack.addresses);
    const browser = await openBrowser();

    console.log(
      `\n${''.padEnd(52)}${'Quire'.padStart(12)}${'plain file'.padStart(14)}${'ratio'.padStart(9)}`,
    );
    line('Opening: first page, no data yet (with the demo)', cold.seconds, null, 's');
    line('Opening: first page, data kept', seconds, null, 's');

    console.log(`\nArticle ${path}`);
    const times = await renderer.times(path, 50);
    line('Render on the server, median', times[25] ?? Number.NaN, null, 'ms');
    const ours = await underLoad(renderer.url + path);
    const still = await underLoad(plain.url);
    line('Answers a second, 8 readers, the renderer itself', ours.perSecond, still.perSecond, '/s');
    const through = await underLoad(stack.addresses.press + path);
    line('Answers a second, through the local Hosting', through.perSecond, still.perSecond, '/s');

    const visit = await firstVisits(browser, stack.addresses.press + path);
    const peer = await firstVisits(browser, plain.url);
    line('First paint, Slow 4G, processor ÷ 4', visit.firstPaintMs, peer.firstPaintMs, 'ms');
    line('Largest paint, Slow 4G, processor ÷ 4', visit.largestPaintMs, peer.largestPaintMs, 'ms');
    line('Bytes a reader loads', visit.bytes / 1_024, peer.bytes / 1_024, 'kB');
    line('… of them JavaScript', visit.scriptBytes / 1_024, null, 'kB');
    line('Requests', visit.requests, peer.requests, '');

    await browser.close();
    await renderer.close();
    await plain.close();
  } finally {
    await stack.stop();
    await rm(home, { recursive: true, force: true });
  }
}
