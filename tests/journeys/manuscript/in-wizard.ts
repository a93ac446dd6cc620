import { DECLARATIONS } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { declarationsFor } from '@quire/model/submission/declarations-for';
import type { Page } from 'playwright-core';
import { ABSTRACT, ARTICLE_TYPE, JOURNAL, KEYWORDS } from './manuscript-text.ts';

export const next = (page: Page): Promise<void> =>
  page.getByRole('button', { name: t('forms.continue') }).click();

/** Waits until the wizard says that all of it is safe. */
export const isSaved = (page: Page): Promise<void> =>
  page
    .getByRole('status')
    .and(page.getByText(t('authorSubmit.saved'), { exact: true }))
    .waitFor({ state: 'attached' });

export async function chooseJournal(page: Page): Promise<void> {
  await page.locator('select#field-journal option').nth(1).waitFor({ state: 'attached' });
  await page.locator('select#field-journal').selectOption(JOURNAL);
  await page.locator('select#field-articleType').selectOption(ARTICLE_TYPE);
}

type Chosen = Parameters<ReturnType<Page['locator']>['setInputFiles']>[0];

/** Chooses files in the step of files, as the dialog of the browser would. */
export const chooseFiles = (page: Page, files: Chosen): Promise<void> =>
  page.locator('input[type=file]').setInputFiles(files);

/** The files that have arrived. */
export const sentFiles = (page: Page) =>
  page.getByRole('region', { name: t('authorSubmit.filesOfSubmission') }).getByRole('listitem');

/** Everything of the step of texts but the title. */
export async function writeText(
  page: Page,
  abstract = ABSTRACT,
  keywords: readonly string[] = KEYWORDS,
): Promise<void> {
  await page.locator('textarea#field-abstract').fill(abstract);
  await page.locator('input#field-keywords').fill(`${keywords.join(', ')},`);
}

/** That the author has looked at the manuscript on the page that sends it. */
export const confirmProof = (page: Page): Promise<void> =>
  page.getByRole('checkbox', { name: t('authorSubmit.proofChecked') }).check();

/** All that the journal asks for: it charges nothing. */
export async function declareAll(page: Page): Promise<void> {
  for (const key of declarationsFor(null)) {
    await page.getByRole('checkbox', { name: DECLARATIONS[key] }).check();
  }
}

/** Confirms how the manuscript is shown, and sends it. */
export async function send(page: Page): Promise<void> {
  await confirmProof(page);
  await page.getByRole('button', { name: t('authorSubmit.sendManuscript') }).click();
}
