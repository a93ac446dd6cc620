import type { Browser } from 'playwright-core';

export interface Visit {
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly requests: number;
  readonly bytes: number;
  readonly scriptBytes: number;
}

/** Slow 4G as Chromium's tools define it, and a processor four times slower. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 92_160,
};

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const types = new Map<string, string>();
    let bytes = 0;
    let scriptBytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes += encodedDataLength;
      if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
    });
    await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 });
    const paints = await page.evaluate(
      () =>
        new Promise<{ first: number; largest: number }>((resolve) => {
          const first =
            performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          new PerformanceObserver((list) => {
            resolve({ first, largest: list.getEntries().at(-1)?.startTime ?? first });
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    return {
      firstPaintMs: paints.first,
      largestPaintMs: paints.largest,
      requests: types.size,
      bytes,
      scriptBytes,
    };
  } finally {
    await context.close();
  }
}

/** The median of several first visits, each with an empty cache. */
export async function firstVisits(browser: Browser, url: string, times = 3): Promise<Visit> {
  const visits: Visit[] = [];
  for (let i = 0; i < times; i += 1) visits.push(await visit(browser, url));
  const of = (key: keyof Visit) => median(visits.map((one) => one[key]));
  return {
    firstPaintMs: of('firstPaintMs'),
    largestPaintMs: of('largestPaintMs'),
    requests: of('requests'),
    bytes: of('bytes'),
    scriptBytes: of('scriptBytes'),
  };
}
