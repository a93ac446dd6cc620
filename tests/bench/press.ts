import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../journeys/browser.ts';
import type { PressUnderTest } from '../journeys/press-under-test.ts';
import { type Front, openFront, plainFileOf } from './front.ts';
import { inPress } from './in-press.ts';
import { underLoad } from './load.ts';
import { benchOfficeList } from './office-list.ts';
import { type Paper, papersToMeasure } from './papers.ts';
import { openRenderer, type Renderer } from './renderer.ts';
import { head, line } from './table.ts';
import { benchTyping } from './typing.ts';
import { medianVisit, type Visit, visitTwice } from './visit.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TIMES = Number(process.env.QUIRE_BENCH_VISITS ?? 5);
/** A plain file of the same text is the floor. */
const NEAR = { times: 1.15 };

type Addresses = Pick<PressUnderTest, 'press' | 'project' | 'firestore'>;

/**
 * How fast an article is for its readers, each figure beside a plain file's of the same article in
 * the same run.
 *
 * @param running the folder of a press that is running; without one, a press is opened
 */
export async function benchPress(running: string | null): Promise<void> {
  await inPress(ROOT, running, measure);
}

async function measure(addresses: Addresses, home: string): Promise<void> {
  const papers = await papersToMeasure(ROOT, { home, url: addresses.press });
  const renderer = await openRenderer(ROOT, addresses);
  const front = await openFront(addresses.press);
  const browser = await openBrowser();
  try {
    for (const paper of papers) await measurePaper(paper, { renderer, front, browser });
    await benchTyping(browser, addresses.press);
    await benchOfficeList();
  } finally {
    await browser.close();
    await front.close();
    await renderer.close();
  }
}

interface Tools {
  readonly renderer: Renderer;
  readonly front: Front;
  readonly browser: Browser;
}

async function measurePaper({ name, path }: Paper, tools: Tools): Promise<void> {
  const { renderer, front, browser } = tools;
  const html = await (await fetch(front.url + path)).text();
  const plain = front.addPlain(plainFileOf(html));

  head(name);
  const { ms, processorMs } = await renderer.times(path, 50);
  line('render on the server, p50', ms[25] ?? Number.NaN, null, 'ms', { most: 10 });
  line('… of the processor', processorMs, null, 'ms', { most: 10 });
  const ours = await underLoad(renderer.url + path);
  const still = await underLoad(front.url + plain);
  line('… 8 readers at once, answered p50', ours.p50Ms, still.p50Ms, 'ms');
  line('… answers a second', ours.perSecond, still.perSecond, '/s');

  const slow = { width: 390, isSlow: true };
  const visits = { ours: [] as Both[], plain: [] as Both[] };
  // In turn, so that what else the machine does meets both.
  for (let i = 0; i < TIMES; i += 1) {
    visits.ours.push(await visitTwice(browser, front.url + path, slow));
    visits.plain.push(await visitTwice(browser, front.url + plain, slow));
  }
  for (const view of ['first', 'again'] as const) {
    const [a, b] = [visits.ours, visits.plain].map((all) => medianVisit(all.map((v) => v[view])));
    if (a && b) sayVisit(view, a, b);
  }
  for (const width of [390, 1280]) {
    for (const isSlow of [true, false]) {
      const { first } = await visitTwice(browser, front.url + path, { width, isSlow });
      const how = `CLS at ${width} px, ${isSlow ? 'throttled' : 'as fast as it goes'}`;
      line(how, first.shift, null, '', { most: 0.01 });
    }
  }
}

interface Both {
  readonly first: Visit;
  readonly again: Visit;
}

function sayVisit(view: 'first' | 'again', ours: Visit, plain: Visit): void {
  const when = view === 'first' ? 'first visit' : 'second visit';
  console.log(`  ${when}, Slow 4G, processor ÷ 4`);
  line('… first paint', ours.firstPaintMs, plain.firstPaintMs, 'ms', NEAR);
  line('… largest paint', ours.largestPaintMs, plain.largestPaintMs, 'ms', NEAR);
  line('… blocking time', ours.blockingMs, plain.blockingMs, 'ms', { most: 50 });
  line('… requests', ours.requests, plain.requests, '', { most: 12 });
  line('… kB', ours.bytes / 1_000, plain.bytes / 1_000, 'kB');
  line('… of them JavaScript', ours.scriptBytes / 1_000, null, 'kB', { most: 100 });
  if (view === 'first') line('… DOM nodes', ours.nodes, plain.nodes, '');
}
