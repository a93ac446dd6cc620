import { isDeepStrictEqual } from 'node:util';
import type { CALLS } from '@quire/model/calls/calls';
import { billingProblems } from '@quire/model/charges/billing-check';
import { mayStillChange } from '@quire/model/charges/may-still-change';
import { isEuCountry, plainVatId } from '@quire/model/charges/vat-id';
import type { Billing, BillingData } from '@quire/model/entities/billing';
import type { Submission } from '@quire/model/entities/submission';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { requireBudget } from '../../../platform/throttle/spend-budget.ts';
import type { Person } from '../../access/principal.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';
import { ownReason } from '../charge-reason.ts';
import { mayReplace } from '../may-replace.ts';
import type { ChargePorts } from '../ports.ts';
import { readBilling, readInvoices } from '../read-invoice.ts';
import { billingOf, writeBilling } from './billing-of.ts';
import { followBilling } from './follow-billing.ts';
import { requireOwn } from './require-own.ts';

/** VAT ids in their printed form, without the blanks that were typed. */
function tidied(data: BillingData): BillingData {
  const payers = data.payers.map((payer) => ({
    ...payer,
    vatId: isEuCountry(payer.country) ? plainVatId(payer.vatId) : payer.vatId,
  }));
  return { ...data, payers };
}

function requireCurrency({ quote }: Submission, before: Billing, { currency }: BillingData): void {
  const first = quote?.currency;
  const isFixed = before.round >= 0;
  const known = [first, ...(quote?.prices ?? []).map((price) => price.currency)];
  const isKnown = currency === undefined || known.includes(currency);
  const isSame = (currency ?? first) === (before.data?.currency ?? first);
  if (!isKnown || (isFixed && !isSame)) {
    throw new Refused('billing/no-currency', { field: 'data.currency' });
  }
}

/**
 * After invoices are issued, each change mails new ones to the addresses entered and uses up numbers: limited to a few
 * in an hour. Throws `account/throttled`.
 */
async function requireQuiet(
  ports: ChargePorts,
  { uid }: Person,
  id: string,
  next: BillingData,
): Promise<void> {
  const [billing, invoices] = await Promise.all([
    readBilling(ports.db, id),
    readInvoices(ports.db, id),
  ]);
  const isOut = invoices.some(({ number }) => number !== null);
  if (!isOut || isDeepStrictEqual(billing?.data, next)) return;
  await requireBudget(ports, 'billing', { account: uid });
  for (const { email } of next.payers) await requireBudget(ports, 'billing', { mailbox: email });
}

/**
 * `saveBilling`: the bill-to data of a manuscript, from its submission until a payment is recorded. Unpaid invoices are
 * cancelled and reissued. Throws `Refused`: `billing/changed-elsewhere` if another window has saved it since,
 * `billing/too-late`, `billing/no-currency`, `input/invalid` with what is missing, `account/throttled`.
 */
export async function saveBilling(
  ports: ChargePorts,
  person: Person,
  { submission: id, base, data }: z.output<typeof CALLS.saveBilling.request>,
): Promise<{ revision: number }> {
  const { db, now } = ports;
  const next = tidied(data);
  const problems = billingProblems(next).map(({ field, message }) => ({
    field: `data.${field}`,
    message,
  }));
  if (problems.length > 0) throw new Refused('input/invalid', { problems });
  await requireQuiet(ports, person, id, next);
  const revision = await inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(submissionRef(db, id)));
    requireOwn(person, submission);
    if (!mayStillChange(submission)) throw new Refused('billing/too-late');
    const at = now().toISOString();
    const before = await billingOf(db, tx, id, submission, at);
    if (isDeepStrictEqual(before.data, next)) return before.revision;
    if (before.revision !== base) throw new Refused('billing/changed-elsewhere');
    requireCurrency(submission, before, next);
    if (!mayReplace(await readInvoices(db, id, tx))) throw new Refused('billing/too-late');
    return writeBilling(db, tx, before, { data: next }, at).revision;
  });
  await followBilling(ports, id, { by: person.uid, ...ownReason('payers-changed') });
  return { revision };
}
