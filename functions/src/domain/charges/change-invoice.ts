/**
 * The only writer of existing invoices. The content of an issued invoice never changes: each event may change the
 * fields in its row and no others. A correction is a credit note and a new invoice.
 */
import { isDeepStrictEqual } from 'node:util';
import type { ChargeReason } from '@quire/model/entities/charge-reasons';
import {
  amountToGiveBack,
  type Invoice,
  InvoiceSchema,
  type StoredInvoice,
} from '@quire/model/entities/invoice';
import { type InvoiceEvent, mayHappen } from '@quire/model/states/invoice';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../../platform/database/transaction.ts';
import { Refused } from '../../platform/errors/refused.ts';
import { invoiceRef } from './read-invoice.ts';
import { actorOf, logWho } from './who-did-it.ts';

type Field = keyof Invoice;

/** The fields that each event may change beside the log of events. A draft is issued as a whole. */
export const ALLOWED: Readonly<Record<Exclude<InvoiceEvent, 'issue'>, readonly Field[]>> = {
  pay: ['state', 'paid', 'payments', 'remindAt'],
  refund: ['state', 'refunded', 'payments', 'cardRefunds'],
  ask_refund: ['cardRefunds'],
  // Refunded money has come back.
  fail_refund: ['state', 'paid', 'payments', 'cardRefunds'],
  charge_back: ['state', 'refunded', 'payments', 'remindAt'],
  win_back: ['state', 'paid', 'payments', 'remindAt'],
  remind: ['reminders', 'remindAt'],
  lapse: ['state', 'remindAt'],
  waive: ['state', 'credited', 'credits', 'creditedBy', 'remindAt'],
  cancel: ['state', 'credits', 'creditedBy', 'remindAt'],
  credit: ['state', 'credited', 'credits', 'remindAt'],
  // Once: a stored document is never recreated.
  file: ['pdf', 'xml'],
  check_vat: ['vatCheck'],
};
const ONCE: readonly Field[] = ['pdf', 'xml', 'creditedBy', 'vatCheck'];
/** Lists that only grow. */
const GROWING = ['payments', 'credits', 'reminders'] as const;

export interface InvoiceChange {
  readonly event: Exclude<InvoiceEvent, 'issue'>;
  readonly at: string;
  readonly by: string;
  readonly text?: string | undefined;
  readonly why?: ChargeReason | undefined;
  /** `undefined` removes a field. */
  readonly set: { readonly [Key in Field]?: Invoice[Key] | undefined };
}

/** An invoice after an event. Throws `Refused` if the event is not possible now. */
export function changedInvoice(
  before: Invoice,
  { event, at, by, text, why, set }: InvoiceChange,
): Invoice {
  const isFixed = before.kind === 'credit_note' && event !== 'file';
  if (isFixed || !mayHappen(before.state, event)) throw new Refused('invoice/wrong-state');
  for (const field of Object.keys(set) as Field[]) {
    const isSame = isDeepStrictEqual(set[field], before[field]);
    const isTaken = ONCE.includes(field) && before[field] !== undefined && !isSame;
    if (!isSame && (!ALLOWED[event].includes(field) || isTaken)) {
      throw new Error(`invoice/fixed: ${event} does not change ${field}`);
    }
  }
  for (const field of GROWING) {
    const kept = set[field]?.slice(0, before[field].length);
    if (kept && !isDeepStrictEqual(kept, before[field])) {
      throw new Error(`invoice/fixed: ${field} only grows`);
    }
  }
  const said = {
    ...{ event, at, by: actorOf(by, before) },
    ...(text === undefined ? {} : { text }),
    ...(why === undefined ? {} : { why }),
  };
  const after = InvoiceSchema.parse(
    withoutUndefined({ ...before, ...set, events: [...before.events, said] }),
  );
  const paidAt = after.payments
    .flatMap(({ kind, at: day }) => (kind === 'payment' ? [day] : []))
    .toSorted()
    .at(-1);
  return {
    ...after,
    isToGiveBack: amountToGiveBack(after) > 0,
    ...(paidAt === undefined ? {} : { paidAt }),
  };
}

/** Writes it, after all reads of the transaction. */
export function changeInvoice(
  db: Firestore,
  tx: Transaction,
  { id, ...before }: StoredInvoice,
  change: InvoiceChange,
): StoredInvoice {
  const after = changedInvoice(before, change);
  tx.set(invoiceRef(db, id), withoutUndefined(after));
  logWho(db, tx, { ...after, id }, change.by);
  return { ...after, id };
}

/** Writes a new invoice or credit note, or a draft that is issued. Never overwrites an issued one. */
export function writeInvoice(
  db: Firestore,
  tx: Transaction,
  { id, ...invoice }: StoredInvoice,
  by: string,
  draft?: StoredInvoice,
): void {
  const data = withoutUndefined(InvoiceSchema.parse(invoice));
  if (draft && !mayHappen(draft.state, 'issue')) throw new Refused('invoice/wrong-state');
  if (draft) tx.set(invoiceRef(db, id), data);
  else tx.create(invoiceRef(db, id), data);
  logWho(db, tx, { ...invoice, id }, by);
}
