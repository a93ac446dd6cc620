import type { Browser, CDPSession, Page } from 'playwright-core';

/** What a reader's browser went through. */
export interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** What tasks took beyond 50 ms each, after the first paint. */
  readonly blockingMs: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly nodes: number;
}

export interface Conditions {
  readonly width: number;
  /** Slow 4G and a processor four times slower. */
  readonly isSlow: boolean;
}

/** Slow 4G as Chromium's tools define it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 92_160,
};

type Painted = Pick<Visit, 'firstPaintMs' | 'largestPaintMs' | 'blockingMs' | 'shift' | 'nodes'>;

/** Runs in the page, before anything of it: what the browser notices is kept. */
function watch(): void {
  const seen = { largest: 0, shift: 0, tasks: [] as (readonly [number, number])[] };
  Object.assign(window, { benchSeen: seen });
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime;
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'));
  });
}

/** Runs in the page once it is idle. */
function painted(): Painted {
  const { largest, shift, tasks } = Reflect.get(window, 'benchSeen');
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  let blockingMs = 0;
  for (const [start, duration] of tasks) {
    const after = Math.max(0, start + duration - Math.max(first, start));
    if (start + duration > first) blockingMs += Math.max(0, Math.min(after, duration) - 50);
  }
  return {
    firstPaintMs: first,
    largestPaintMs: largest,
    blockingMs,
    shift,
    nodes: document.querySelectorAll('*').length,
  };
}

/** Counts what is loaded from now on. */
async function countLoads(session: CDPSession) {
  const types = new Map<string, string>();
  const sums = { bytes: 0, scriptBytes: 0 };
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.fromDiskCache && !response.url.startsWith('data:')) types.set(requestId, type);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sums.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') sums.scriptBytes += encodedDataLength;
  });
  return {
    reset() {
      types.clear();
      Object.assign(sums, { bytes: 0, scriptBytes: 0 });
    },
    sums: () => ({ requests: types.size, ...sums }),
  };
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  // Until the processor has had nothing to do twice.
  for (let i = 0; i < 2; i += 1) {
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
}

/** A first visit with an empty cache, and a second one from the same browser. */
export async function visitTwice(
  browser: Browser,
  url: string,
  { width, isSlow }: Conditions,
): Promise<{ first: Visit; again: Visit }> {
  const context = await browser.newContext({
    viewport: { width, height: width < 800 ? 844 : 800 },
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    if (isSlow) {
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    }
    const loads = await countLoads(session);
    const once = async (): Promise<Visit> => {
      loads.reset();
      await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
      await rest(page);
      return { ...(await page.evaluate(painted)), ...loads.sums() };
    };
    const first = await once();
    await page.goto('about:blank');
    return { first, again: await once() };
  } finally {
    await context.close();
  }
}

/** The middle of what several visits went through. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit) =>
    visits.map((visit) => visit[key]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ??
    Number.NaN;
  return {
    firstPaintMs: of('firstPaintMs'),
    largestPaintMs: of('largestPaintMs'),
    blockingMs: of('blockingMs'),
    shift: Math.max(...visits.map(({ shift }) => shift)),
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
    nodes: of('nodes'),
  };
}
