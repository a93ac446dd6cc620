import { AxeBuilder } from '@axe-core/playwright';
import {
  articlePath,
  homePath,
  issuePath,
  journalPath,
  journalsPath,
  signInPath,
} from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from './browser.ts';
import { demoPaper } from './demo-paper.ts';
import { press } from './press-addresses.ts';
import { openPage } from './watched-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const paper = demoPaper();
const PAGES = {
  home: homePath(),
  journals: journalsPath(),
  journal: journalPath(paper.journal),
  issue: issuePath(paper.journal, paper.issue),
  article: articlePath(paper.journal, paper.issue, paper.akey),
  'sign in': signInPath(),
  'not found': '/nowhere',
};

describe.each([
  ['phone, light', { width: 390, height: 844 }, 'light'],
  ['desktop, dark', { width: 1280, height: 900 }, 'dark'],
] as const)('on a %s screen', (_, viewport, colorScheme) => {
  it.each(Object.entries(PAGES))(
    'the %s page has no accessibility violation and no sideways scroll',
    async (_name, path) => {
      const { page } = await openPage(browser, { viewport, colorScheme });
      try {
        await page.goto(press.press + path);
        await page.waitForLoadState('networkidle');
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
          .analyze();
        expect(
          violations.map(
            ({ id, nodes }) =>
              `${id}: ${nodes
                .slice(0, 3)
                .map((node) => node.html)
                .join(' ')}`,
          ),
        ).toEqual([]);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBeLessThanOrEqual(0);
      } finally {
        await page.context().close();
      }
    },
  );
});
