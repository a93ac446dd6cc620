/** What an editor does on a submission's page, as they do it. */
import type { Page } from 'playwright-core';
import type { NewReviewer } from '../manuscript/reviewers.ts';

const next = (page: Page) => page.getByRole('region', { name: 'What next' });
const dialog = (page: Page) => page.getByRole('dialog');
const closed = (page: Page) => dialog(page).waitFor({ state: 'hidden', timeout: 30_000 });

/** Steps that are taken at once, and can be taken back. */
const AT_ONCE: ReadonlySet<string> = new Set([
  'Files are in order',
  'Begin copy-editing',
  'Begin typesetting',
]);

/** Presses a step that is offered, and says yes where the page asks. */
export async function takeStep(page: Page, label: string): Promise<void> {
  const button = next(page).getByRole('button', { name: label });
  await button.click();
  if (AT_ONCE.has(label)) return button.waitFor({ state: 'hidden', timeout: 30_000 });
  await dialog(page).getByRole('button', { name: label }).click();
  await closed(page);
}

/** Puts the manuscript into one's own hands. */
export async function takeIt(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Assign', exact: true }).first().click();
  await dialog(page)
    .getByRole('radio', { name: /\(you\)/ })
    .check();
  // A reason where something speaks against it: authors of the demo press have addresses of one domain.
  await dialog(page)
    .getByLabel(/Note to the editor|Why in spite/)
    .fill('Nobody else is here.');
  await dialog(page).getByRole('button', { name: 'Assign' }).click();
  await closed(page);
  await page.getByRole('region', { name: 'Staff' }).getByText(name).waitFor();
}

/** Invites somebody new with the letter as it is drafted. */
export async function inviteNew(page: Page, reviewer: NewReviewer): Promise<void> {
  const { given, family, email, affiliation, expertise } = reviewer;
  await page.getByRole('button', { name: 'Invite reviewers' }).click();
  await dialog(page).getByRole('button', { name: 'Somebody else' }).click();
  await dialog(page).getByLabel('Given name').fill(given);
  await dialog(page).getByLabel('Family name').fill(family);
  await dialog(page).getByLabel('E-mail').fill(email);
  await dialog(page).getByLabel('Institution').fill(affiliation);
  await dialog(page).getByLabel('Expertise').fill(expertise.join(', '));
  await dialog(page).getByRole('button', { name: 'To the letter' }).click();
  await dialog(page).getByRole('button', { name: 'Send the invitation' }).click();
  // Back where the next one is chosen: this one stands on the page behind.
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

/** Makes the article in an issue, with a key of one's own. */
export async function makeArticle(page: Page, issue: string, akey: string): Promise<void> {
  await next(page).getByRole('button', { name: 'Make the article' }).click();
  await dialog(page).getByLabel('Issue').click();
  await page.getByRole('option', { name: new RegExp(`^${issue} `) }).click();
  await dialog(page).getByLabel('Key in its address').fill(akey);
  await dialog(page).getByRole('button', { name: 'Make the article' }).click();
  await dialog(page).getByText('The article is there, with its text').waitFor({ timeout: 60_000 });
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await closed(page);
}
