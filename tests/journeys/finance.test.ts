/** The ledger: a payment, a correction by credit note, and an author who pays the new invoice by card. */
import { INVOICES, SUBMISSIONS } from '@quire/model/collections';
import { adminInvoicesPath } from '@quire/model/office-paths';
import { submissionInvoicePath } from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { type SeededDraft, seedDraft } from './manuscript/seed-draft.ts';
import { untilState } from './manuscript/until-state.ts';
import { type AtForm, atForm } from './office/at-form.ts';
import { newWord } from './office/word.ts';
import { joinPress, type Person } from './people/account.ts';
import { openAs } from './people/at-page.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';

const FINANCE = { email: 'finance@saltmarsh.example', password: press.password };
const TITLE = `${newWord()} in a ledger`;

let browser: Browser;
let page: Page;
let office: AtForm;
let author: Person;
let draft: SeededDraft;
beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('fabian')]);
  draft = await seedDraft(author, TITLE);
  const quote = { currency: 'EUR', amount: 90_000, at: new Date().toISOString() };
  const accepted = { state: 'awaiting_payment', journal: 'QPH', number: 'QPH-2026-90001', quote };
  await admin.db.collection(SUBMISSIONS).doc(draft.id).update(accepted);
  const opened = await openAs(browser, FINANCE, adminInvoicesPath(), { viewport: DESKTOP });
  page = opened.page;
  office = atForm(page);
});
afterAll(() => browser.close());

const rows = () => page.getByRole('table').locator('tbody tr');
const total = async () => {
  const found = await admin.db.collection(INVOICES).where('submission', '==', draft.id).get();
  return Number(found.docs[0]?.get('total'));
};
/** An amount of cents as it is typed. */
const typed = (cents: number) => (cents / 100).toFixed(2);

it('finds what a manuscript was invoiced, and takes a part of it; more than all only where it came', async () => {
  await office.fill({ 'Find in this list': TITLE });
  await expect.poll(() => rows().count(), { timeout: 30_000 }).toBe(1);
  expect(await faultsOf(page, 'the ledger')).toEqual([]);
  await rows().getByRole('link').first().click();
  await office.button('Record a payment').click();
  const whole = await total();
  expect(await office.field('Amount', office.dialog()).inputValue()).toBe(typed(whole));
  await office.fill({ Amount: typed(whole + 1) }, office.dialog());
  const more = office.dialog().getByLabel('EUR 0.01 more than is open');
  expect(await office.button('Record', office.dialog()).isDisabled()).toBe(true);
  await more.check();
  expect(await office.button('Record', office.dialog()).isEnabled()).toBe(true);
  await office.fill({ Amount: '100.00', Reference: 'statement 12' }, office.dialog());
  await office.button('Record', office.dialog()).click();
  await office.said('Payment of EUR 100.00 recorded.');
  await office.said('Partly paid');
  await page.getByRole('region', { name: 'Payments' }).getByText('statement 12').waitFor();
  expect(await faultsOf(page, 'an invoice')).toEqual([]);
});

it('cancels it by a credit note, reissues it, and says what must be refunded', async () => {
  await office.button('Credit note').click();
  expect(await office.button('Issue credit note', office.dialog()).isDisabled()).toBe(true);
  await office.fill({ Why: 'Made out to the wrong department.' }, office.dialog());
  await office.button('Issue credit note', office.dialog()).click();
  await office.said('Invoice cancelled and reissued.');
  await office.said('EUR 100.00 was paid in excess.');
  await office.open(adminInvoicesPath());
  await office.fill({ 'Find in this list': TITLE });
  await expect.poll(() => rows().count(), { timeout: 30_000 }).toBe(3);
  await rows().getByText('EUR 100.00 to refund').waitFor();
});

/** A euro arrives by bank: the amount that the provider requests is no longer the open one. */
async function payOne() {
  await rows()
    .filter({ has: page.getByText('Due', { exact: true }) })
    .getByRole('link')
    .first()
    .click();
  await office.button('Record a payment').click();
  await office.fill({ Amount: '1.00' }, office.dialog());
  await office.button('Record', office.dialog()).click();
  await office.said('Payment of EUR 1.00 recorded.');
  await office.open(adminInvoicesPath());
  await office.fill({ 'Find in this list': TITLE });
  await expect.poll(() => rows().count(), { timeout: 30_000 }).toBe(3);
}

it('is paid by card at the provider, whose word begins production; a page that asks for more ends', async () => {
  const opened = await openAs(browser, author, submissionInvoicePath(draft.id));
  const pay = opened.page.getByRole('button', { name: /^Pay by card/ });
  await pay.click();
  await opened.page.getByRole('button', { name: 'Let the card be declined' }).click();
  await opened.page.getByText('Your card was declined').waitFor();
  await opened.page.getByRole('button', { name: 'Cancel and go back' }).click();
  await pay.click();
  await opened.page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
  const whole = opened.page.url();
  await payOne();
  const isOver = async () => (await (await fetch(whole)).text()).includes('has expired');
  await expect.poll(isOver, { timeout: 30_000 }).toBe(true);
  await opened.page.goto(press.press + submissionInvoicePath(draft.id));
  await pay.click();
  await opened.page.getByRole('button', { name: 'Pay', exact: true }).click();
  await opened.page.waitForURL(/card=paid/);
  await untilState(draft.id, 'production');
  await opened.page.getByText('Production has begun').waitFor();
  // The address says only how they came back; that it is paid, the invoice says, live.
  await opened.page.getByText(/^Thank you\. Invoice .* is paid/).waitFor();
  await rows().getByText('Paid', { exact: true }).waitFor();
  expect(opened.problems()).toEqual([]);
});

it('goes back to the card through the provider, whose word records it', async () => {
  const paid = rows().filter({ has: page.getByText('Paid', { exact: true }) });
  await paid.getByRole('link').first().click();
  await office.button('Refund to the card').click();
  await office.fill({ Amount: '71.00' }, office.dialog());
  await office.button('Refund', office.dialog()).click();
  await office.said('Refund of EUR 71.00 requested from the payment provider.');
  const payments = page.getByRole('region', { name: 'Payments' });
  await payments.getByText('Card, refunded').waitFor();
  await payments.getByText('−EUR 71.00').waitFor();
  await page.getByText('Refund to the card requested').waitFor();
  expect(await faultsOf(page, 'a refunded invoice')).toEqual([]);
});

it('makes a voucher, whose code is shown this once, and revokes it', async () => {
  const note = newWord();
  await office.open(adminInvoicesPath('vouchers'));
  await office.button('New voucher').click();
  await office.fill({ Discount: '25', Note: note }, office.dialog());
  await office.button('Create voucher', office.dialog()).click();
  const code = await office.dialog().getByRole('status').innerText();
  expect(code).toMatch(/^(\w{4}-){3}\w{4}$/);
  await office.button('Close', office.dialog()).click();
  const row = rows().filter({ hasText: note });
  await row.getByText(`…${code.slice(-4)}`).waitFor();
  expect(await page.getByText(code).count()).toBe(0);
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await office.button('Revoke', office.dialog()).click();
  await row.getByText('Revoked').waitFor();
});
