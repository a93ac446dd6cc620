import type { Page } from 'playwright-core';

/** Publishes the version in the article editor: now. */
export async function publishAt(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: 'Publish…', exact: true })
    .first()
    .click({ timeout: 30_000 });
  await page.getByRole('dialog').getByRole('button', { name: 'Publish now' }).click();
}
