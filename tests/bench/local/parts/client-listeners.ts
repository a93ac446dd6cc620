import { fileURLToPath } from 'node:url';
import { BROWSER } from '../../../../local/src/chromium/find-browser.ts';
import { openChromium } from '../../../../local/src/chromium/open-chromium.ts';
import { type Listening, listenBySdk, listenPlainly } from '../clients/listening-program.ts';
import { type Started, startOurs, startProgram } from '../clients/our-server.ts';
import { commitOverRest } from '../clients/rest.ts';
import { type Row, RowBook } from '../rows.ts';
import { commitOf, PROJECT, ROOT, wireFields } from '../wire.ts';

const CLIENTS = 4;
const EACH = 50;
const WRITES = 300;
const WARM_UP = 50;
const RULES = fileURLToPath(new URL('../clients/open.rules', import.meta.url));
const PLAIN = fileURLToPath(new URL('../plain/plain-server.ts', import.meta.url));
const PAGE = fileURLToPath(new URL('../clients/listening-page.ts', import.meta.url));

interface Openers {
  readonly sdk: (port: number) => Promise<Listening>;
  readonly plain: (port: number) => Promise<Listening>;
}

/**
 * Two hundred listeners of the web SDK, in four clients, and three hundred writes by another client.
 */
export async function clientListeners(): Promise<Row[]> {
  const book = new RowBook();
  await compare(book, 'in Node, gRPC', {
    sdk: (port) => listenBySdk(port, PROJECT, CLIENTS, EACH),
    plain: (port) => listenPlainly(port, CLIENTS, EACH),
  });
  if (BROWSER === undefined) console.warn('No Chromium here: listeners in a browser are left out.');
  else await compareInChromium(book);
  return book.rows();
}

async function compareInChromium(book: RowBook): Promise<void> {
  const chromium = await openChromium(PAGE);
  try {
    const page = await chromium.browser.newPage();
    await page.goto(chromium.address);
    const listening: Listening = {
      until: (n) => page.evaluate<number>(`until(${n})`),
      close: () => page.evaluate('closeListeners()'),
    };
    await compare(book, 'in Chromium, WebChannel', {
      sdk: async (port) => {
        await page.evaluate(`openBySdk(${port}, '${PROJECT}', ${CLIENTS}, ${EACH})`);
        return listening;
      },
      plain: async (port) => {
        await page.evaluate(`openPlainly(${port}, ${CLIENTS}, ${EACH})`);
        return listening;
      },
    });
  } finally {
    await chromium.close();
  }
}

async function compare(book: RowBook, where: string, { sdk, plain }: Openers): Promise<void> {
  const own = await deliveries(await startOurs('--rules', RULES), sdk);
  const peer = await deliveries(await startProgram([PLAIN, 'rest']), plain);
  const add = (what: string, unit: Row['unit'], ours: number, plainly: number | null) =>
    book.add(`${where}: ${what}`, unit, 'map, streams of lines', 0, ours, plainly);
  add('deliveries', '/s', own.perSecond, peer.perSecond);
  add('first write to last delivery', 'ms', own.lastMs, peer.lastMs);
  if (own.serverMs !== null) add('… the server at work', 'ms', own.serverMs, peer.serverMs);
}

async function deliveries(server: Started, open: (port: number) => Promise<Listening>) {
  const { port } = server;
  const message = (n: number) => ({
    update: { name: `${ROOT}/live/m${n % 50}`, fields: wireFields({ n, text: 'Good morning' }) },
  });
  const write = async (from: number, to: number) => {
    const done = listening.until(to - 1);
    for (let n = from; n < to; n += 1) await commitOverRest(port, commitOf([message(n)]));
    return await done;
  };
  const listening = await open(port);
  await write(0, WARM_UP);
  const before = server.processorMs();
  const began = performance.now();
  const heard = await write(WARM_UP, WARM_UP + WRITES);
  const lastMs = performance.now() - began;
  const after = server.processorMs();
  const serverMs = before === null || after === null ? null : after - before;
  await listening.close();
  await server.stop();
  return { perSecond: (heard * 1_000) / lastMs, lastMs, serverMs };
}
