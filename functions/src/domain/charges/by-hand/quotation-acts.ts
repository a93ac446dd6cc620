/** Actions on an existing quotation: mail, withdraw, download. */
import type { CALLS } from '@quire/model/calls/calls';
import type { Quotation } from '@quire/model/entities/hand-bill';
import { quotationMail } from '@quire/model/mail/payer/quotation';
import { formatMoney } from '@quire/model/money';
import { invoicePaymentPath } from '@quire/model/paths';
import type { z } from 'zod';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { readSender } from '../../outbox/correspondents.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { longDate } from '../../outbox/mail-phrases.ts';
import { requireInvoiceRight } from '../may-act.ts';
import type { ChargePorts } from '../ports.ts';
import { quotationRef, readQuotation, writeQuotationEvent } from './read-quotation.ts';

type Of = z.output<typeof CALLS.sendQuotation.request>;

const MAILS_A_DAY = 3;

function requireOpen({ state, validUntil }: Quotation, at: string): void {
  if (state !== 'open') throw new Refused('quotation/not-open');
  if (validUntil < at.slice(0, 10)) throw new Refused('quotation/over');
}

/** `sendQuotation`: mails it to the recipient, a few times a day at most. */
export async function sendQuotation(
  ports: ChargePorts,
  person: Person,
  { quotation: id }: Of,
): Promise<void> {
  const { db, bucket, origin } = ports;
  const by = requireInvoiceRight(person, 'invoice.issue');
  const first = readQuotation(await quotationRef(db, id).get());
  if (!(await bucket.read(first.pdf))) throw new Refused('invoice/no-file');
  const sender = await readSender(db, origin);
  if (!sender) throw new Refused('invoice/no-seller');
  await inTransaction(db, async (tx) => {
    const quotation = readQuotation(await tx.get(quotationRef(db, id)));
    const at = ports.now().toISOString();
    requireOpen(quotation, at);
    const { events, billTo, number, subject, total, currency, validUntil, pdf } = quotation;
    const sent = events.filter(({ event }) => event === 'send');
    const today = sent.filter((each) => each.at.slice(0, 10) === at.slice(0, 10));
    if (today.length >= MAILS_A_DAY) throw new Refused('quotation/sent-today');
    const said = () => ({
      ...{ name: billTo.name, quotation: number, subject, validUntil: longDate(validUntil) },
      ...{ payer: billTo.organisation || billTo.name, total: formatMoney(total, currency) },
      url: origin + invoicePaymentPath(),
    });
    writeQuotationEvent(db, tx, id, quotation, { event: 'send', at, by, text: billTo.email });
    await enqueueMails(ports, tx, [
      {
        compose: () => quotationMail.render(said(), sender),
        id: `payer-quotation~${id}~${sent.length}`,
        template: quotationMail.name,
        ...{ to: [billTo.email], replyTo: sender.contact },
        attachments: [{ name: `${number}.pdf`, path: pdf, type: 'application/pdf' }],
      },
    ]);
  });
}

/** `withdrawQuotation`: it can no longer be invoiced. Repeating the call returns the same answer. */
export async function withdrawQuotation(
  { db, now }: ChargePorts,
  person: Person,
  { quotation: id, reason }: z.output<typeof CALLS.withdrawQuotation.request>,
): Promise<void> {
  const by = requireInvoiceRight(person, 'invoice.issue');
  await inTransaction(db, async (tx) => {
    const quotation = readQuotation(await tx.get(quotationRef(db, id)));
    if (quotation.state === 'withdrawn') return;
    if (quotation.state !== 'open') throw new Refused('quotation/not-open');
    const after = { ...quotation, state: 'withdrawn' as const };
    const at = now().toISOString();
    writeQuotationEvent(db, tx, id, after, { event: 'withdraw', at, by, text: reason });
  });
}

/** `quotationFile`: its PDF, for finance and admins. */
export async function quotationFile(
  { db, bucket }: ChargePorts,
  person: Person,
  { quotation: id }: Of,
): Promise<z.input<typeof CALLS.quotationFile.response>> {
  requireInvoiceRight(person, 'invoice.settle');
  const { number, pdf } = readQuotation(await quotationRef(db, id).get());
  const bytes = await bucket.read(pdf);
  if (!bytes) throw new Refused('invoice/no-file');
  const data = Buffer.from(bytes).toString('base64');
  return { name: `${number}.pdf`, type: 'application/pdf', data };
}
