import { t } from '@quire/model/messages/t';
import { accountVerifyPath, mailVerifyPath, registerPath } from '@quire/model/paths';
import type { Page } from 'playwright-core';
import { linkTo } from '../mailbox.ts';
import { pageAddress } from '../page-address.ts';
import { PASSWORD } from './account.ts';

/** Registers a person by the form, who wants to go to a page; gives the link that was mailed to them. */
export async function registerAt(
  page: Page,
  { given, family, email }: { given: string; family: string; email: string },
  wanted: string,
): Promise<string> {
  await page.goto(pageAddress(registerPath(wanted)));
  await page.getByLabel(t('forms.givenName'), { exact: true }).fill(given);
  await page.getByLabel(t('forms.familyName')).fill(family);
  await page.getByLabel(t('forms.email')).fill(email);
  await page.getByLabel(t('forms.password'), { exact: true }).fill(PASSWORD);
  await page.locator('input[name=consent]').check();
  await page.getByRole('button', { name: t('account.createButton') }).click();
  await page.waitForURL(pageAddress(accountVerifyPath()));
  await page.getByText(email).waitFor();
  return linkTo(email, mailVerifyPath());
}
