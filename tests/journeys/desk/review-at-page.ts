/** What a reviewer does behind the link of their mail, without an account. */
import { REVIEW_SCORES } from '@quire/model/entities/review';
import { t } from '@quire/model/messages/t';
import { reviewPath } from '@quire/model/paths';
import type { Browser } from 'playwright-core';
import { linkTo } from '../mailbox.ts';
import { commentsOf, type NewReviewer } from '../manuscript/reviewers.ts';
import { openPage } from '../watched-page.ts';

/** Opens the link, accepts, opens the same link again, and sends the report. What went wrong in the page. */
export async function reviewAtPage(
  browser: Browser,
  reviewer: NewReviewer,
  comments = commentsOf(reviewer),
  publication = '',
): Promise<readonly string[]> {
  const link = await linkTo(reviewer.email, reviewPath());
  const { page, problems } = await openPage(browser);
  await page.goto(link);
  await page.getByRole('button', { name: t('reviewer.yes') }).click();
  await page.getByLabel(t('reviewer.noInterest')).check();
  await page.getByRole('button', { name: t('reviewer.accept') }).click();
  await page.getByRole('heading', { name: t('reviewer.yourReport') }).waitFor();

  // The link works again: the report is where it was.
  await page.reload();
  await page.getByRole('heading', { name: t('reviewer.files') }).waitFor();
  for (const score of Object.values(REVIEW_SCORES)) {
    // What is pressed is the mark: the button within it is for keyboards.
    await page.getByRole('group', { name: score }).locator('label').nth(3).click();
  }
  await page.getByLabel(t('reviewer.recommendation')).selectOption('minor_revision');
  await page.getByLabel(t('reviewer.toAuthor')).fill(comments);
  await page.getByLabel(t('reviewer.toEditor')).fill('I would see it again.');
  await page.getByRole('textbox', { name: t('reviewer.competingInterests') }).fill('None');
  if (publication) await page.getByLabel(publication, { exact: true }).check();
  await page.getByRole('button', { name: t('reviewer.sendReport') }).click();
  // As it was sent: what is for the author is folded away.
  await page.getByText(t('reviewer.toAuthor')).and(page.locator('summary')).waitFor();
  await page.context().close();
  return problems();
}
