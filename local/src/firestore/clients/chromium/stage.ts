import type { BrowserContext } from 'playwright-core';
import type { RunningChromium } from '../../../chromium/open-chromium.ts';
import { type OpenPage, openPage, type Tab } from '../../../chromium/tab.ts';
import { type BreakableLine, openLine } from '../breakable-line.ts';
import { type AdminWrites, adminWrites } from './admin-writes.ts';
import type { Opening, PageClient } from './page-client.ts';
import type { Row } from './rows.ts';

/** A browser profile and its first page, in which the tests of a row run one after another. */
export interface Theatre {
  readonly row: Row;
  readonly port: number;
  readonly context: BrowserContext;
  readonly setStage: (project: string) => Stage;
}

/** What one test works with: a project of its own, in the browser of its row. */
export interface Stage {
  readonly row: Row;
  readonly port: number;
  readonly project: string;
  readonly context: BrowserContext;
  readonly admin: AdminWrites;
  /** An instance of the SDK in the first page, connected as the row says. */
  readonly open: (opening?: Partial<Opening>) => Promise<Tab<PageClient>>;
  /** An instance in another page of the same profile. */
  readonly openPage: (opening?: Partial<Opening>) => Promise<Tab<PageClient>>;
  /** A connection to the server that can be broken. */
  readonly openLine: () => Promise<BreakableLine>;
  /** Everything the pages wrote to their consoles as a warning or an error. */
  readonly problems: () => readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * What @firebase/app says when an instance ends before the SDK has noted in IndexedDB that it was
 * in use (`readHeartbeatsFromIndexedDB`): the note is lost, nothing else, and no server is asked.
 */
const HEARTBEAT_LOST = /@firebase\/app: .*\(app\/app-deleted\)/;

/** Opens a browser for a row; ends with its context. */
export async function openTheatre(
  { browser, address }: RunningChromium,
  port: number,
  row: Row,
): Promise<Theatre> {
  // A browser of its own for the server too, which lets the tabs of one take turns.
  const userAgent = `Mozilla/5.0 (${row.transport}, ${row.cache}) Chrome`;
  const context = await browser.newContext({ userAgent });
  const first = await openPage<PageClient>(context, address);

  const setStage = (project: string): Stage => {
    const heard = first.problems.length;
    const clients: Tab<PageClient>[] = [];
    const others: OpenPage<PageClient>[] = [];
    const lines: BreakableLine[] = [];
    const begin = async (page: OpenPage<PageClient>, opening: Partial<Opening>) => {
      const { cache, settings } = row;
      const mine = { port, project, cache, settings, user: 'ann', app: project };
      const whole: Opening = { ...mine, ...opening };
      const client = await page.make(`open(${JSON.stringify(whole)})`);
      clients.push(client);
      return client;
    };
    return {
      row,
      port,
      project,
      context,
      admin: adminWrites(port, project),
      open: (opening = {}) => begin(first, opening),
      openPage: async (opening = {}) => {
        const page = await openPage<PageClient>(context, address);
        others.push(page);
        return begin(page, opening);
      },
      openLine: async () => {
        const line = await openLine(port);
        lines.push(line);
        return line;
      },
      problems: () =>
        [...first.problems.slice(heard), ...others.flatMap((page) => page.problems)].filter(
          (problem) => !HEARTBEAT_LOST.test(problem),
        ),
      close: async () => {
        const isOpen = clients.filter((client) => !client.page.isClosed());
        await Promise.all(isOpen.map((client) => client.run(({ end }) => end())));
        await Promise.all(others.map(({ page }) => page.close()));
        for (const line of lines) line.close();
      },
    };
  };
  return { row, port, context, setStage };
}
