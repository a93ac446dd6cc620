/** Reminders of unpaid invoices: scheduled, and by hand. */
import type { CALLS } from '@quire/model/calls/calls';
import { INVOICES, SUBMISSIONS } from '@quire/model/collections';
import { isOpenInvoice } from '@quire/model/states/invoice';
import type { z } from 'zod';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import type { Principal } from '../access/principal.ts';
import { enqueueMails } from '../outbox/enqueue-mail.ts';
import { AT_ONCE, handleEach } from '../submissions/handle-each.ts';
import { changeInvoice } from './change-invoice.ts';
import { readPost, reminderMails } from './invoice-mails.ts';
import { issueInvoices } from './issue-invoices.ts';
import { requireInvoiceRight } from './may-act.ts';
import type { ChargePorts } from './ports.ts';
import { invoiceRef, readInvoice, readInvoices } from './read-invoice.ts';
import { dueReminder } from './reminder-steps.ts';

const DAY_MS = 86_400_000;

/** Sends a reminder now, one a day at most. */
export async function remindInvoice(
  ports: ChargePorts,
  principal: Principal,
  { invoice: id }: z.output<typeof CALLS.remindInvoice.request>,
): Promise<Record<string, never>> {
  requireInvoiceRight(principal, 'invoice.settle');
  await remind(ports, id, principal);
  return {};
}

/** One invoice: marked as overdue after its due date, and reminded when a reminder is due. */
async function remind(ports: ChargePorts, id: string, principal: Principal): Promise<void> {
  const { db } = ports;
  const post = await readPost(ports, readInvoice(await invoiceRef(db, id).get()));
  await inTransaction(db, async (tx) => {
    const invoice = readInvoice(await tx.get(invoiceRef(db, id)));
    const by = requireInvoiceRight(principal, 'invoice.settle', invoice);
    const at = ports.now().toISOString();
    const { dueAt, state, reminders } = invoice;
    if (!dueAt || !isOpenInvoice(state)) {
      if (principal === 'system') return;
      throw new Refused('invoice/wrong-state');
    }
    const { step, next } = dueReminder(dueAt, at);
    const remindAt = principal === 'system' ? next : invoice.remindAt;
    const isRecent = reminders.some((each) => Date.parse(at) - Date.parse(each.at) < DAY_MS);
    if (principal !== 'system' && isRecent) throw new Refused('invoice/reminded-today');
    const name = principal === 'system' ? step : `by-hand-${at.slice(0, 10)}`;
    const isNew = name !== null && !reminders.some((each) => each.step === name);
    const lapses = dueAt < at && state !== 'overdue';
    const base = lapses
      ? changeInvoice(db, tx, invoice, {
          event: 'lapse',
          at,
          by,
          set: { state: 'overdue', remindAt },
        })
      : invoice;
    if (name && isNew) {
      const set = { reminders: [...reminders, { step: name, at }], remindAt };
      changeInvoice(db, tx, base, { event: 'remind', at, by, text: name, set });
      if (post) await enqueueMails(ports, tx, reminderMails(base, name, post));
    } else if (remindAt !== invoice.remindAt) {
      changeInvoice(db, tx, base, { event: 'remind', at, by, set: { remindAt } });
    }
  });
}

/**
 * One run of the schedule: reminders that are due, and invoices that could not be issued at the time. Can be repeated.
 */
export async function remindInvoices(
  ports: ChargePorts,
): Promise<{ readonly reminded: number; readonly issued: number }> {
  const now = ports.now().toISOString();
  const due = await ports.db
    .collection(INVOICES)
    .where('remindAt', '<=', now)
    .orderBy('remindAt')
    .limit(AT_ONCE)
    .get();
  const reminded = await handleEach(ports, due.docs, async ({ id }) => {
    await remind(ports, id, 'system');
    return true;
  });
  const waiting = await ports.db
    .collection(SUBMISSIONS)
    .where('state', '==', 'awaiting_payment')
    .limit(1_000)
    .get();
  const issued = await handleEach(ports, waiting.docs, async ({ id }) => {
    const known = await readInvoices(ports.db, id);
    if (known.some(({ state }) => state !== 'draft')) return false;
    return (await issueInvoices(ports, id)).length > 0;
  });
  return { reminded, issued };
}
