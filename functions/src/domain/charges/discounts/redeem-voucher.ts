import type { CALLS } from '@quire/model/calls/calls';
import { VOUCHERS } from '@quire/model/collections';
import type { OfferedDiscount } from '@quire/model/entities/discount';
import type { Submission } from '@quire/model/entities/submission';
import { type Voucher, VoucherSchema } from '@quire/model/entities/voucher';
import type { z } from 'zod';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { requireBudget } from '../../../platform/throttle/spend-budget.ts';
import type { Caller } from '../../access/caller.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';
import { billingOf } from '../billing/billing-of.ts';
import { followBilling } from '../billing/follow-billing.ts';
import { requireOwn } from '../billing/require-own.ts';
import { ownReason } from '../charge-reason.ts';
import type { ChargePorts } from '../ports.ts';
import { grant, requireUnsettled } from './grant.ts';
import { storedDiscount } from './stored-discount.ts';
import { voucherId } from './voucher-code.ts';

type Person = Pick<Caller, 'uid'> & { readonly email?: string | undefined };

interface Use {
  readonly journal: string;
  /** The account that redeems it; undefined for a visitor. */
  readonly email: string | undefined;
  /** `2026-03-01`. */
  readonly day: string;
}

/** Whether a voucher applies for a person in a journal on a day. */
export function doesCount(voucher: Voucher, { journal, email, day }: Use): boolean {
  const { revoked, used, uses, until, journals } = voucher;
  const isTheirs = voucher.email === '' || voucher.email.toLowerCase() === email?.toLowerCase();
  const isInTime = until === undefined || until >= day;
  const isHere = journals.length === 0 || journals.includes(journal);
  return !revoked && used < uses && isInTime && isHere && isTheirs;
}

/** The text on the invoice: the end of the code identifies the voucher. */
export const discountOfVoucher = (id: string, { hint, value }: Voucher): OfferedDiscount =>
  storedDiscount({ kind: 'voucher', source: id, code: `…${hint}`, of: '', value });

/** An amount in a currency in which the manuscript has no price is ignored. */
function fits({ value }: Voucher, { quote }: Submission): boolean {
  if ('basisPoints' in value) return true;
  const currencies: readonly (string | undefined)[] = [
    quote?.currency,
    ...(quote?.prices ?? []).map(({ currency }) => currency),
  ];
  return currencies.includes(value.currency);
}

/**
 * `redeemVoucher`: applies a voucher to a manuscript, one for each. Repeating the call returns the same answer. Throws
 * `Refused`: `voucher/unknown` whatever is wrong with it, `voucher/one-already`, `discount/too-late`,
 * `account/throttled` after too many attempts.
 */
export async function redeemVoucher(
  ports: ChargePorts,
  person: Person,
  { submission: id, code }: z.output<typeof CALLS.redeemVoucher.request>,
): Promise<{ discount: OfferedDiscount }> {
  const { db, now } = ports;
  await requireBudget(ports, 'voucher', { account: person.uid });
  const ref = db.collection(VOUCHERS).doc(voucherId(code));
  const discount = await inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(submissionRef(db, id)));
    requireOwn(person, submission);
    await requireUnsettled(ports, tx, id, submission);
    const at = now().toISOString();
    const voucher = readRecord(await tx.get(ref), VoucherSchema);
    const billing = await billingOf(db, tx, id, submission, at);
    if (!voucher) throw new Refused('voucher/unknown');
    const offered = discountOfVoucher(ref.id, voucher);
    const redeemed = billing.discounts.filter(({ kind }) => kind === 'voucher');
    if (redeemed.some(({ source }) => source === ref.id)) return offered;
    if (redeemed.length > 0) throw new Refused('voucher/one-already');
    const use = { journal: submission.journal, email: person.email, day: at.slice(0, 10) };
    if (!doesCount(voucher, use) || !fits(voucher, submission))
      throw new Refused('voucher/unknown');
    tx.update(ref, { used: voucher.used + 1, usedFor: [...voucher.usedFor, id] });
    grant(ports, tx, billing, offered, at);
    return offered;
  });
  await followBilling(ports, id, { by: person.uid, ...ownReason('voucher-redeemed') });
  return { discount };
}
