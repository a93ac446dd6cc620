/** What an editor does on a submission's page. */
import { t } from '@quire/model/messages/t';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { NewReviewer } from '../manuscript/reviewers.ts';

const next = (page: Page) => page.getByRole('region', { name: t('officeManuscript.nextSteps') });
const dialog = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => dialog(page).waitFor({ state: 'hidden', timeout: 30_000 });

/** Steps that are taken without asking, and can be undone. */
const isTakenAtOnce = (label: string): boolean =>
  [
    t('officeMoves.passCheck'),
    t('officeMoves.startCopyediting'),
    t('officeMoves.startTypesetting'),
  ].includes(label);

/** Takes a step, and confirms it where the page asks. */
export async function takeStep(page: Page, label: string): Promise<void> {
  const button = next(page).getByRole('button', { name: label });
  await button.click();
  if (isTakenAtOnce(label)) return button.waitFor({ state: 'hidden', timeout: 30_000 });
  await dialog(page).getByRole('button', { name: label }).click();
  await closed(page);
}

/** Assigns the manuscript to the person signed in. */
export async function takeIt(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: t('officeManuscript.assign'), exact: true })
    .first()
    .click();
  await dialog(page)
    .getByRole('radio', { name: t('officeManuscript.nameYou', { name: '' }).trim() })
    .check();
  // A reason in case of a conflict: authors of the demo press have addresses of one domain.
  await dialog(page)
    .getByLabel(t('officeManuscript.assignNote'))
    .or(dialog(page).getByLabel(t('officeManuscript.assignReason')))
    .fill('Nobody else is here.');
  await dialog(page)
    .getByRole('button', { name: t('officeManuscript.assign') })
    .click();
  await closed(page);
  await page
    .getByRole('region', { name: t('officeManuscript.staff') })
    .getByText(name)
    .waitFor();
}

/** Invites a new reviewer with the drafted letter. */
export async function inviteNew(page: Page, reviewer: NewReviewer): Promise<void> {
  const { given, family, email, affiliation, expertise } = reviewer;
  await page.getByRole('button', { name: t('officeReview.inviteReviewers') }).click();
  await dialog(page)
    .getByRole('button', { name: t('officeReview.newReviewer') })
    .click();
  await dialog(page)
    .getByRole('textbox', { name: t('officeReview.givenName'), exact: true })
    .fill(given);
  await dialog(page).getByLabel(t('officeReview.familyName')).fill(family);
  await dialog(page).getByLabel(t('office.email')).fill(email);
  await dialog(page).getByLabel(t('officeReview.institution')).fill(affiliation);
  await dialog(page).getByLabel(t('officeReview.expertise')).fill(expertise.join(', '));
  await dialog(page)
    .getByRole('button', { name: t('officeReview.continueToLetter') })
    .click();
  await dialog(page)
    .getByRole('button', { name: t('officeReview.sendInvitation') })
    .click();
  // Back to the choice of the next reviewer; this one is listed on the page behind.
  await dialog(page)
    .getByRole('button', { name: t('officeReview.done') })
    .click({ timeout: 30_000 });
  await closed(page);
  await page.getByText(`${given} ${family}`).first().waitFor();
}

/** Does not wait for a decision to take effect. */
export async function sendNow(page: Page): Promise<void> {
  const button = next(page).getByRole('button', { name: t('officeReview.sendNow') });
  await button.click({ timeout: 30_000 });
  await button.waitFor({ state: 'detached', timeout: 30_000 });
}

/** Decides, with the letter that is drafted and the reports there are. Gives the letter. */
export async function decide(page: Page, decision: string): Promise<string> {
  await next(page)
    .getByRole('button', { name: t('officeManuscript.decide') })
    .click({ timeout: 30_000 });
  await dialog(page).getByRole('radio', { name: decision, exact: true }).check();
  const letter = dialog(page).getByLabel(t('officeReview.letterToAuthor'));
  // Drafted by the server.
  await expect.poll(() => letter.inputValue()).not.toBe('');
  const words = await letter.inputValue();
  await dialog(page)
    .getByRole('button', { name: t('officeReview.send'), exact: true })
    .click();
  await closed(page);
  await sendNow(page);
  return words;
}

/** Creates the article in an issue, with a given key. */
export async function makeArticle(page: Page, issue: string, akey: string): Promise<void> {
  await next(page)
    .getByRole('button', { name: t('officeMoves.createArticle') })
    .click();
  await dialog(page).getByLabel(t('officeMoves.issue')).click();
  await page.getByRole('option', { name: new RegExp(`^${issue} `) }).click();
  await dialog(page).getByLabel(t('officeMoves.articleKey')).fill(akey);
  await dialog(page)
    .getByRole('button', { name: t('officeMoves.createArticle') })
    .click();
  await dialog(page).getByText(t('officeMoves.articleCreated')).waitFor({ timeout: 60_000 });
  await dialog(page)
    .getByRole('button', { name: t('office.close') })
    .click();
  await closed(page);
}
