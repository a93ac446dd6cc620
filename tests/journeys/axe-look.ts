/** axe over pages as people see them, by the rules of WCAG 2.2 AA. */
import axe, { type AxeResults } from 'axe-core';
import type { BrowserContext, Page } from 'playwright-core';
import { press } from './press-addresses.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** In another theme the same page has other colours and nothing else. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
type Theme = 'light' | 'dark';

export interface Look {
  readonly name: string;
  readonly viewport: typeof PHONE;
  readonly theme: Theme;
  /** Tags or names of axe's rules. */
  readonly rules: readonly string[];
}

export const LOOKS = [
  { name: 'phone, light', viewport: PHONE, theme: 'light', rules: WCAG },
  { name: 'phone, dark', viewport: PHONE, theme: 'dark', rules: COLOURS },
  { name: 'desktop, light', viewport: DESKTOP, theme: 'light', rules: WCAG },
  { name: 'desktop, dark', viewport: DESKTOP, theme: 'dark', rules: COLOURS },
] as const satisfies readonly Look[];

const TABS = 3;

/** Puts a page into a size and a theme. */
export async function dress(
  page: Page,
  { viewport, theme }: { viewport: typeof PHONE; theme: Theme },
) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: theme });
  // Colours in transition to the other theme are not a fault; nested transitions begin when the outer
  // one has ended.
  await page.evaluate(async () => {
    const underWay = () =>
      document
        .getAnimations()
        .filter((each): each is CSSTransition => each instanceof CSSTransition);
    for (let turn = 0; turn < 20; turn++) {
      for (const change of underWay()) change.finish();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      if (underWay().length === 0) return;
    }
  });
}

/** Runs axe in the page, which loads it once for all looks. `without`: what is emptied meanwhile. */
export async function violationsOn(page: Page, rules: readonly string[], without = 'no-part') {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    async ({ runOnly, emptied }): Promise<AxeResults> => {
      const parts = [...document.querySelectorAll(emptied)].map(
        (part) => [part, [...part.childNodes]] as const,
      );
      for (const [part] of parts) part.replaceChildren('emptied');
      try {
        return await window.axe.run(document, { runOnly, resultTypes: ['violations'] });
      } finally {
        for (const [part, children] of parts) part.replaceChildren(...children);
      }
    },
    { runOnly: [...rules], emptied: without },
  );
  return violations;
}

/** What axe finds on the page as it is, and whether it can be scrolled sideways. */
export async function faultsOf(
  page: Page,
  name: string,
  rules: readonly string[] = WCAG,
): Promise<string[]> {
  // What changes while axe looks changes at once: a colour on its way to another is nobody's fault.
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important }' });
  // KaTeX's thousands of elements: none is ours, all are in the colours of the text around them, and axe would
  // go through each.
  const violations = await violationsOn(page, rules, '.katex');
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${name}: ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' ')}`,
    ),
    ...(sideways > 0 ? [`${name}: ${sideways} px too wide`] : []),
  ];
}

/** Opens every address, several at a time, in the looks that are wanted for it; `isThere` waits for what scripts bring. */
export async function lookAt(
  context: BrowserContext,
  wanted: readonly (readonly [string, readonly Look[]])[],
  isThere: (page: Page) => Promise<void> = async () => {},
): Promise<string[]> {
  const waiting = [...wanted];
  const tab = async () => {
    const page = await context.newPage();
    const faults: string[] = [];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [address, looks] = next;
      await page.goto(press.press + address);
      await isThere(page);
      for (const look of looks) {
        await dress(page, look);
        faults.push(...(await faultsOf(page, `${address} (${look.name})`, look.rules)));
      }
    }
    await page.close();
    return faults;
  };
  return (await Promise.all(Array.from({ length: TABS }, tab))).flat();
}

/**
 * What axe finds on a page in every look; the page is as on a desktop afterwards. `name`: of the pictures that are
 * kept where `QUIRE_PICTURES` names a folder.
 */
export async function violationsInLooks(page: Page, name: string): Promise<readonly unknown[]> {
  const folder = process.env.QUIRE_PICTURES;
  const faults: unknown[] = [];
  for (const [place, look] of LOOKS.entries()) {
    await dress(page, look);
    if (folder) await page.screenshot({ path: `${folder}/${name}-${place}.png` });
    faults.push(...(await violationsOn(page, look.rules)));
  }
  await dress(page, { viewport: DESKTOP, theme: 'light' });
  return faults;
}
