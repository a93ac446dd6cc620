import type { Page } from 'playwright-core';

/**
 * Has the app take the page over, and waits until it has: what only the app can do is held back until then
 * (`web/src/start/start-app.ts`).
 */
export async function isAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.readyState !== 'complete') return false;
    let isHeld = false;
    const look = (event: Event) => {
      isHeld = event.defaultPrevented;
    };
    const button = document.createElement('button');
    button.type = 'button';
    window.addEventListener('click', look);
    document.body.append(button);
    button.click();
    button.remove();
    window.removeEventListener('click', look);
    return !isHeld;
  });
}
