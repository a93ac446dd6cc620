/**
 * A charge from the quote to production: what an author sees before sending, asks to have taken off and
 * splits; the invoices that come by mail; what finance decides and records.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { INVOICES, SUBMISSIONS } from '@quire/model/collections';
import {
  invoicePaymentPath,
  journalPagePath,
  signInPath,
  submissionInvoicePath,
  submitPath,
} from '@quire/model/paths';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { faultsOf } from './axe-look.ts';
import { openBrowser } from './browser.ts';
import { mailsTo } from './mailbox.ts';
import { send } from './manuscript/in-wizard.ts';
import { type SeededDraft, seedDraft } from './manuscript/seed-draft.ts';
import { move } from './manuscript/steps.ts';
import { untilState } from './manuscript/until-state.ts';
import { mustCall } from './must-call.ts';
import { joinPress, newAddress, PASSWORD, type Person, signInByHttp } from './people/account.ts';
import { press } from './press-addresses.ts';
import { admin } from './press-admin.ts';
import { openPage, type WatchedPage } from './watched-page.ts';

/** The journal of the demo press that charges. */
const JOURNAL = 'QPH';
const staff = (role: string) =>
  signInByHttp({ email: `${role}@saltmarsh.example`, password: press.password });

let browser: Browser;
let watched: WatchedPage;
let page: Page;
let author: Person;
let draft: SeededDraft;
const library = newAddress('library');
beforeAll(async () => {
  [browser, author] = await Promise.all([openBrowser(), joinPress('paulina')]);
  draft = await seedDraft(author, 'What a tide costs');
  await admin.db.collection(SUBMISSIONS).doc(draft.id).update({ journal: JOURNAL });
  watched = await openPage(browser, { acceptDownloads: true });
  page = watched.page;
});
afterAll(() => browser.close());

const signIn = async (path: string) => {
  await page.goto(press.press + signInPath(path));
  await page.getByLabel('E-mail').fill(author.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
};
const MailSchema = z.array(
  z.object({
    id: z.string(),
    subject: z.string(),
    attachments: z.array(z.object({ generatedFileName: z.string() })).optional(),
  }),
);

/** The names of the files that came with mails to an address. */
async function filesTo(address: string): Promise<string[]> {
  const all = await (await fetch(`${press.mailbox}/api/email`)).json();
  const to = z.array(z.object({ to: z.array(z.object({ address: z.string() })) })).parse(all);
  const theirs = MailSchema.parse(all).filter((_, place) =>
    to[place]?.to.some((each) => each.address === address),
  );
  return theirs.flatMap(({ attachments = [] }) =>
    attachments.map(({ generatedFileName }) => generatedFileName),
  );
}
const invoices = async () => {
  const found = await admin.db.collection(INVOICES).where('submission', '==', draft.id).get();
  return found.docs.map((doc) => ({
    id: doc.id,
    state: String(doc.get('state')),
    total: Number(doc.get('total')),
    number: String(doc.get('number')),
  }));
};

describe('paying', () => {
  it('begins with the price: on the journal’s page without scripts, and in the form before it is sent', async () => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const visitor = await plain.newPage();
    await visitor.goto(press.press + journalPagePath(JOURNAL, 'charge'));
    await visitor.getByLabel('Article type').selectOption('research-article');
    await visitor.getByLabel('Country where the corresponding author works').selectOption('MA');
    await visitor.getByLabel('Domain').fill('unknown.example');
    await visitor.getByRole('button', { name: 'Calculate' }).click();
    await visitor.getByText('You would pay EUR 475.00, before tax.').waitFor();
    await visitor.getByText('We know of no agreement with this institution.').waitFor();
    await plain.close();

    await signIn(submitPath(draft.id, 'review'));
    await page.getByRole('heading', { name: 'Publication fee' }).waitFor();
    await page.getByText('EUR 950.00').first().waitFor();
    await send(page);
    await page.getByText('Thank you. We have received your manuscript').waitFor();
  });

  it('asks for a waiver, which finance decides about while the author watches', async () => {
    await page.goto(press.press + submissionInvoicePath(draft.id));
    await page.getByText('Due only if the manuscript is accepted').waitFor();
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('Give your reasons in two or three sentences.').waitFor();
    await page.getByLabel('Reason').fill('The grant ended before the tide did.');
    await page.reload();
    // What was typed is still there.
    await expect.poll(() => page.getByLabel('Reason').inputValue()).toContain('The grant ended');
    await page.getByRole('button', { name: 'Send request' }).click();
    await page.getByText('not yet decided').waitFor();
    await page.getByText('We have received your request').waitFor();
    await page.getByRole('button', { name: 'Request another discount' }).waitFor();

    const { idToken } = await staff('finance');
    await mustCall(
      'decideDiscount',
      {
        request: `${draft.id}~waiver~01`,
        ...{ decision: 'granted', basisPoints: 5_000, reason: 'Our members carry half.' },
      },
      idToken,
    );
    await page.getByText('50% discount').waitFor();
    await page.getByText('EUR 475.00', { exact: true }).waitFor();
  });

  it('splits the charge between two, with what is wrong beside its field', async () => {
    const payer = page.getByRole('group', { name: 'Payer', exact: true });
    await page.getByRole('button', { name: 'Save billing details' }).click();
    await payer.getByText('Enter street and number').waitFor();
    // The first of what is wrong, from the top.
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe('billing-payers-0-address');
    await payer.getByLabel('Street and number').fill('Quay 1');
    await payer.getByLabel('City or town').fill('Nordvik');
    await page.getByRole('button', { name: 'Split between payers' }).click();
    const second = page.getByRole('group', { name: 'Payer 2' });
    await second.getByLabel('Name').fill('The Library');
    await second.getByLabel('Country').selectOption('DE');
    await second.getByLabel('E-mail').fill(library);
    await second.getByLabel('Street and number').fill('Reading Room 2');
    await second.getByLabel('City or town').fill('Kiel');
    await second.getByLabel('VAT id').fill('DE12');
    await page.getByRole('button', { name: 'Save billing details' }).click();
    await second.getByText('This does not look like a VAT ID of Germany.').waitFor();
    await second.getByLabel('VAT id').fill('DE 123 456 789');
    await page.reload();
    await expect.poll(() => second.getByLabel('City or town').inputValue()).toBe('Kiel');
    expect(await faultsOf(page, 'the page of a charge')).toEqual([]);
    await page.getByRole('button', { name: 'Save billing details' }).click();
    await page.getByText('Saved.', { exact: true }).waitFor();
  });

  it('mails each an invoice with its PDF once it is accepted', async () => {
    const { uid } = await signInByHttp(author);
    expect(uid).toBe(draft.owner);
    const editor = await joinPress('edvin');
    const account = await signInByHttp(editor);
    const { idToken: adminToken } = await staff('admin');
    const grant = { uid: account.uid, roles: ['reader' as const, 'editor' as const] };
    await mustCall('grantRoles', { ...grant, grants: { editor: [JOURNAL] } }, adminToken);
    const { idToken } = await signInByHttp(editor);
    // Its reviews are another journey.
    await admin.db
      .collection(SUBMISSIONS)
      .doc(draft.id)
      .update({ state: 'reviews_complete', editors: [account.uid] });
    await move(draft.id, 'accept', 'reviews_complete', idToken, {
      ...{ letter: 'We take it.', fewReportsReason: 'Reviewed elsewhere.' },
    });
    await page
      .getByRole('article', { name: /^Invoice / })
      .nth(1)
      .waitFor();
    await page.getByText('EUR 237.50').first().waitFor();
    await expect
      .poll(() => filesTo(library), { timeout: 60_000 })
      .toEqual(expect.arrayContaining([expect.stringMatching(/\.pdf$/)]));
    await expect
      .poll(() => filesTo(author.email), { timeout: 60_000 })
      .toEqual(expect.arrayContaining([expect.stringMatching(/\.pdf$/)]));
    const download = page.waitForEvent('download');
    await page
      .getByRole('button', { name: /^PDF of/ })
      .first()
      .click();
    const file = await (await download).path();
    expect((await readFile(file)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('begins production when both are paid', async () => {
    const { idToken } = await staff('finance');
    for (const { id, total } of await invoices()) {
      await mustCall(
        'recordPayment',
        {
          ...{ invoice: id, key: randomUUID(), amount: total, method: 'bank-transfer' },
          ...{ reference: 'bank statement 7', at: new Date().toISOString() },
        },
        idToken,
      );
    }
    await untilState(draft.id, 'production');
    await page.getByText('Production has begun').waitFor();
    expect((await invoices()).map(({ state }) => state)).toEqual(['paid', 'paid']);
    await expect
      .poll(async () => (await mailsTo(library)).length, { timeout: 60_000 })
      .toBeGreaterThan(1);
    await page.goto(press.press + invoicePaymentPath());
    await page.getByText('Invoices come only from our own domain').waitFor();
    expect(watched.problems()).toEqual([]);
  });
});
