import { t } from '@quire/model/messages/t';
import type { Page } from 'playwright-core';

/** Publishes the version in the article editor: now. `reason`: why it replaces a published one. */
export async function publishAt(page: Page, reason?: string): Promise<void> {
  await page
    .getByRole('button', { name: t('officeEditor.publish'), exact: true })
    .first()
    .click({ timeout: 30_000 });
  const dialog = page.getByRole('dialog');
  if (reason === undefined)
    return dialog.getByRole('button', { name: t('officeEditorDetails.publishNow') }).click();
  const replace = dialog.getByRole('button', { name: 'Replace' });
  if (await replace.isEnabled()) throw new Error('it asks for no reason');
  await dialog.getByLabel('Reason for the replacement').fill(reason);
  await replace.click();
}
