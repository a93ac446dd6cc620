import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isAlive } from '../journeys/is-alive.ts';
import { isBuilt, openArticlePage } from './article-page.ts';

const FILLER = 'Mud settles where water rests. '.repeat(40);

const MARKDOWN = `
# First

See [@holt2021], @fig:a, @tbl:a and @eq:a, and a note.[^1] So says @thm:a of {term}\`mud banks <mud bank>\`. The section is @sec:last.

${Array.from({ length: 12 }, () => FILLER).join('\n\n')}

![The first figure.](fig-a.png){#fig:a}

| A | B |
|---|---|
| 1 | 2 |

: The first table. {#tbl:a}

$$ a = b $$ {#eq:a}

:::theorem[Settling]{#thm:a}
All mud settles.
:::

:::{glossary}
Mud bank
: Where mud came to rest.

Creek
: Where water runs.
:::

# Last {#sec:last}

${FILLER}

[^1]: What the note says.
`;
const BIBLIOGRAPHY = `@article{holt2021, author = {Holt, Maren}, title = {On mud}, journal = {Tests}, year = {2021}, doi = {10.5555/mud}}`;

const preview = (page: Page) => page.locator('.preview');
const link = (page: Page, text: string) =>
  page
    .locator('.article-body p a[href^="#"]')
    .filter({ hasText: new RegExp(`^${text.replace(' ', '\\s')}`) })
    .first();

describe.skipIf(!isBuilt)('a preview of what a link leads to', { timeout: 240_000 }, () => {
  let opened: Awaited<ReturnType<typeof openArticlePage>>;
  let page: Page;
  beforeAll(async () => {
    opened = await openArticlePage({ markdown: MARKDOWN, bibtex: BIBLIOGRAPHY });
    page = opened.page;
    await isAlive(page);
  });
  afterAll(() => opened?.close());

  it.each([
    ['Holt', 'On mud'],
    ['Figure 1', 'The first figure.'],
    ['Table 1', 'The first table.'],
    ['Equation 1', '='],
    ['1', 'What the note says.'],
    ['Theorem 1', 'All mud settles.'],
    ['mud banks', 'Where mud came to rest.'],
  ])('shows where %s leads, without ids, and moves nothing', async (name, words) => {
    await page.mouse.move(2, 2);
    await expect.poll(() => preview(page).count()).toBe(0);
    const place = link(page, name);
    const before = await place.boundingBox();
    await place.hover();
    await preview(page).waitFor();
    expect(await preview(page).textContent()).toContain(words);
    expect(await preview(page).locator('[id]').count()).toBe(0);
    expect(await place.boundingBox()).toEqual(before);
    const box = await preview(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800);
  });

  it('shows a term without the terms that follow it', async () => {
    await page.mouse.move(2, 2);
    await expect.poll(() => preview(page).count()).toBe(0);
    await link(page, 'mud banks').hover();
    await preview(page).waitFor();
    expect(await preview(page).textContent()).toContain('Mud bank');
    expect(await preview(page).textContent()).not.toContain('Creek');
  });

  it('stays while the pointer is in it, and closes with Escape', async () => {
    await page.mouse.move(2, 2);
    await link(page, 'Figure 1').hover();
    await preview(page).hover();
    await page.waitForTimeout(500);
    expect(await preview(page).isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await preview(page).count()).toBe(0);
  });

  it('is reached with the keyboard, and Escape leads back to its link', async () => {
    await page.mouse.move(2, 2);
    const isFocused = (one: Element) => one === document.activeElement;
    const cite = link(page, 'Holt');
    // Where the last input was a key, the browser shows where the focus is.
    await page.keyboard.press('Shift');
    await cite.focus();
    await preview(page).waitFor();
    await page.keyboard.press('Tab');
    expect(await preview(page).evaluate(isFocused)).toBe(true);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('10.5555/mud');
    await page.keyboard.press('Escape');
    expect(await preview(page).count()).toBe(0);
    expect(await cite.evaluate(isFocused)).toBe(true);
  });

  it('leads back to the text after a jump', async () => {
    await page.mouse.move(2, 2);
    await link(page, 'Table 1').click();
    const back = page.locator('figcaption .return-link');
    await back.waitFor();
    expect(await preview(page).count()).toBe(0);
    await back.click();
    const isAtLink = () => link(page, 'Table 1').evaluate((one) => one === document.activeElement);
    await expect.poll(isAtLink).toBe(true);
    await expect.poll(() => page.locator('.return-link').count()).toBe(0);
  });
});

/** Puts a finger on a link and leaves it there, as no method of a page's touchscreen does. */
async function hold(page: Page, place: Locator): Promise<() => Promise<void>> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('The link is not shown.');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof finger)[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [finger]);
  return async () => {
    await send('touchEnd', []);
    await session.detach();
  };
}

describe.skipIf(!isBuilt)('a finger on a link', { timeout: 240_000 }, () => {
  it('shows a preview while it is held there, and lifting it follows nothing', async () => {
    const { page, close } = await openArticlePage(
      { markdown: MARKDOWN, bibtex: BIBLIOGRAPHY },
      { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
    );
    try {
      await isAlive(page);
      const lift = await hold(page, link(page, 'Figure 1'));
      await preview(page).waitFor();
      expect(await preview(page).textContent()).toContain('The first figure.');
      const box = await preview(page).boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
      await lift();
      await page.waitForTimeout(700);
      expect(await preview(page).isVisible()).toBe(true);
      expect(new URL(page.url()).hash).toBe('');
      expect(await page.locator('.return-link').count()).toBe(0);
      // A finger anywhere else closes it.
      await page.touchscreen.tap(195, 4);
      await expect.poll(() => preview(page).count()).toBe(0);
    } finally {
      await close();
    }
  });

  it('follows it with a tap, and shows no preview', async () => {
    const { page, close } = await openArticlePage(
      { markdown: MARKDOWN, bibtex: BIBLIOGRAPHY },
      { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
    );
    try {
      await isAlive(page);
      await link(page, 'Table 1').tap();
      await page.locator('.return-link').waitFor();
      await page.waitForTimeout(700);
      expect(await preview(page).count()).toBe(0);
      expect(new URL(page.url()).hash).not.toBe('');
    } finally {
      await close();
    }
  });
});
