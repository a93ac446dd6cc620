/** What an editor does on a submission's page. */
import type { Page } from 'playwright-core';
import type { NewReviewer } from '../manuscript/reviewers.ts';

const next = (page: Page) => page.getByRole('region', { name: 'Next steps' });
const dialog = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => dialog(page).waitFor({ state: 'hidden', timeout: 30_000 });

/** Steps that are taken without asking, and can be undone. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'Approve files',
  'Start copy-editing',
  'Start typesetting',
]);

/** Takes a step, and confirms it where the page asks. */
export async function takeStep(page: Page, label: string): Promise<void> {
  const button = next(page).getByRole('button', { name: label });
  await button.click();
  if (AT_ONCE.has(label)) return button.waitFor({ state: 'hidden', timeout: 30_000 });
  await dialog(page).getByRole('button', { name: label }).click();
  await closed(page);
}

/** Assigns the manuscript to the person signed in. */
export async function takeIt(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Assign', exact: true }).first().click();
  await dialog(page)
    .getByRole('radio', { name: /\(you\)/ })
    .check();
  // A reason in case of a conflict: authors of the demo press have addresses of one domain.
  await dialog(page)
    .getByLabel(/Note to the editor|Reason for assigning/)
    .fill('Nobody else is here.');
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
  await closed(page);
  await page.getByRole('region', { name: 'Staff' }).getByText(name).waitFor();
}

/** Invites a new reviewer with the drafted letter. */
export async function inviteNew(page: Page, reviewer: NewReviewer): Promise<void> {
  const { given, family, email, affiliation, expertise } = reviewer;
  await page.getByRole('button', { name: 'Invite reviewers' }).click();
  await dialog(page).getByRole('button', { name: 'New reviewer' }).click();
  await dialog(page).getByLabel('Given name').fill(given);
  await dialog(page).getByLabel('Family name').fill(family);
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByLabel('Institution').fill(affiliation);
  await dialog(page).getByLabel('Expertise').fill(expertise.join(', '));
  await dialog(page).getByRole('button', { name: 'Continue to letter' }).click();
  await dialog(page).getByRole('button', { name: 'Send invitation' }).click();
  // Back to the choice of the next reviewer; this one is listed on the page behind.
  await dialog(page).getByRole('button', { name: 'Done' }).click({ timeout: 30_000 });
  await closed(page);
  await page.getByText(`${given} ${family}`).first().waitFor();
}

/** Does not wait for a decision to take effect. */
export async function sendNow(page: Page): Promise<void> {
  const button = next(page).getByRole('button', { name: 'Send now' });
  await button.click({ timeout: 30_000 });
  await button.waitFor({ state: 'detached', timeout: 30_000 });
}

/** Decides, with the letter that is drafted and the reports there are. Gives the letter. */
export async function decide(page: Page, decision: string): Promise<string> {
  await next(page).getByRole('button', { name: 'Decide' }).click({ timeout: 30_000 });
  await dialog(page).getByRole('radio', { name: decision, exact: true }).check();
  const letter = dialog(page).getByLabel('Letter to the author');
  await letter.waitFor();
  const words = await letter.inputValue();
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click();
  await closed(page);
  await sendNow(page);
  return words;
}

/** Creates the article in an issue, with a given key. */
export async function makeArticle(page: Page, issue: string, akey: string): Promise<void> {
  await next(page).getByRole('button', { name: 'Create article' }).click();
  await dialog(page).getByLabel('Issue').click();
  await page.getByRole('option', { name: new RegExp(`^${issue} `) }).click();
  await dialog(page).getByLabel('Key in the address').fill(akey);
  await dialog(page).getByRole('button', { name: 'Create article' }).click();
  await dialog(page).getByText('Article created, with its text').waitFor({ timeout: 60_000 });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await closed(page);
}
