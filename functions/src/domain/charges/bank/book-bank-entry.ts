import { isDeepStrictEqual } from 'node:util';
import type { CALLS } from '@quire/model/calls/calls';
import type { BankEntry, BankPart } from '@quire/model/entities/bank-entry';
import type { StoredInvoice } from '@quire/model/entities/invoice';
import { t } from '@quire/model/messages/t';
import { formatMoney } from '@quire/model/money';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { readPost } from '../invoice-mails.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { invoiceRef, readInvoice } from '../read-invoice.ts';
import { reconcileCharge } from '../reconcile-charge.ts';
import { requirePast, requireRoom, takePayment } from '../record-payment.ts';
import { requireOutsider } from '../require-outsider.ts';
import { matchAgain } from './match-bank-entries.ts';
import { bankEntryRef, readBankEntry, writeBankEntry } from './read-bank-entry.ts';

type Asked = z.output<typeof CALLS.bookBankEntry.request>;
type AskedPart = Asked['parts'][number];

const REFERENCE_MAX = 200;

/** Throws `Refused` unless the parts add up to the entry, each for another invoice. */
function requireWhole(entry: BankEntry, parts: readonly AskedPart[]): void {
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  if (new Set(parts.map(({ invoice }) => invoice)).size < parts.length) {
    const message = t('officeRefusals.invoiceTwice');
    throw new Refused('input/invalid', { field: 'parts', problems: [{ field: 'parts', message }] });
  }
  if (sum === entry.amount) return;
  throw new Refused('bank/sum', {
    field: 'parts',
    values: {
      sum: formatMoney(sum, entry.currency),
      amount: formatMoney(entry.amount, entry.currency),
    },
  });
}

const partOf = ({ id, number, billTo }: StoredInvoice, amount: number): BankPart => ({
  ...{ invoice: id, number: number ?? '', amount },
  payer: (billTo.organisation || billTo.name).slice(0, 250),
});

const isSame = (parts: readonly BankPart[], asked: readonly AskedPart[]): boolean =>
  isDeepStrictEqual(
    parts.map(({ invoice, amount }) => ({ invoice, amount })),
    asked.map(({ invoice, amount }) => ({ invoice, amount })),
  );

/**
 * `bookBankEntry`: a user assigns an entry to invoices, and it is recorded as a payment of each of them, or of none.
 * Repeating the same request returns the same answer; of two concurrent requests, one books it. Throws `Refused` as
 * `recordPayment` does, and `bank/not-open`, `bank/sum`, `bank/currency`, `bank/outgoing`.
 */
export async function bookBankEntry(
  ports: ChargePorts,
  person: Person,
  { entry: id, parts: asked, isMore }: Asked,
): Promise<void> {
  const { db } = ports;
  requireInvoiceRight(person, 'invoice.settle');
  const refs = asked.map(({ invoice }) => invoiceRef(db, invoice));
  const first = await Promise.all(refs.map(async (ref) => readInvoice(await ref.get())));
  for (const { submission } of first) await requireOutsider(ports, person, submission);
  const posts = await Promise.all(first.map((invoice) => readPost(ports, invoice)));
  await inTransaction(db, async (tx) => {
    const entry = readBankEntry(await tx.get(bankEntryRef(db, id)));
    if (entry.state === 'booked' && isSame(entry.parts, asked)) return;
    if (entry.kind !== 'credit') throw new Refused('bank/outgoing');
    if (entry.state !== 'open') throw new Refused('bank/not-open');
    requireWhole(entry, asked);
    const { currency, bookedOn, bankReference, endToEnd, text } = entry;
    const at = `${bookedOn}T12:00:00.000Z`;
    requirePast(at, ports.now());
    const invoices = await Promise.all(refs.map(async (ref) => readInvoice(await tx.get(ref))));
    const payments = invoices.map((invoice, place) => {
      const by = requireInvoiceRight(person, 'invoice.settle', invoice);
      const amount = asked[place]?.amount ?? 0;
      if (invoice.currency !== currency) {
        const { number } = invoice;
        const values = { number: number ?? '', currency: invoice.currency };
        throw new Refused('bank/currency', { field: 'parts', values });
      }
      if (!isMore) requireRoom(invoice, 'payment', amount);
      return { invoice, amount, by, post: posts[place] ?? null };
    });
    const reference = (text || endToEnd || bankReference).slice(0, REFERENCE_MAX);
    for (const { invoice, amount, by, post } of payments) {
      const recorded = { id: `bank-${id}`, kind: 'payment', at, reference, amount } as const;
      const payment = { ...recorded, method: 'bank-transfer' } as const;
      await takePayment(ports, tx, { invoice, payment, by, post });
    }
    const parts = payments.map(({ invoice, amount }) => partOf(invoice, amount));
    const said = parts.map(({ number }) => number).join(', ');
    const now = ports.now().toISOString();
    const happened = { event: 'book', at: now, by: person.uid, text: said } as const;
    writeBankEntry(db, tx, id, { ...entry, state: 'booked', parts }, happened);
  });
  for (const submission of new Set(first.map((invoice) => invoice.submission))) {
    await reconcileCharge(ports, submission);
  }
  await matchAgain(
    ports,
    asked.map(({ invoice }) => invoice),
  );
}
