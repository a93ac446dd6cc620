import type { BrowserContext, Page } from 'playwright-core';

/** A page that runs the program of a test. */
export interface OpenPage<T> {
  readonly page: Page;
  /** What the page wrote to its console as a warning or an error, or did not catch. */
  readonly problems: readonly string[];
  /** Makes a thing in the page to work with, by an expression. */
  readonly make: (expression: string) => Promise<Tab<T>>;
}

/** A thing in a page that tests work with. */
export interface Tab<T> {
  readonly page: Page;
  /** Runs a function in the page: it sees nothing of here. */
  readonly run: <R>(work: (thing: T) => R | Promise<R>) => Promise<R>;
  /** Runs a function in the page with an argument, which goes there as JSON. */
  readonly runWith: <R, A>(
    argument: A,
    work: (thing: T, argument: A) => R | Promise<R>,
  ) => Promise<R>;
}

/** Opens a page of the program. */
export async function openPage<T>(context: BrowserContext, address: string): Promise<OpenPage<T>> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  await page.goto(address);
  const make = async (expression: string): Promise<Tab<T>> => {
    const count = await page.evaluate<number>(`(globalThis.things ??= []).push(${expression})`);
    const thing = `things[${count - 1}]`;
    return {
      page,
      run: (work) => page.evaluate(`(${work})(${thing})`),
      runWith: (argument, work) =>
        page.evaluate(`(${work})(${thing}, ${JSON.stringify(argument)})`),
    };
  };
  return { page, problems, make };
}
