import type { CALLS } from '@quire/model/calls/calls';
import { countryWaiver, quoteCharge as quote } from '@quire/model/charges/quote';
import { VOUCHERS } from '@quire/model/collections';
import type { OfferedDiscount } from '@quire/model/entities/discount';
import { VoucherSchema } from '@quire/model/entities/voucher';
import { t } from '@quire/model/messages/t';
import type { z } from 'zod';
import { readRecord } from '../../../platform/database/read-record.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { requireBudget } from '../../../platform/throttle/spend-budget.ts';
import { readJournal } from '../../outbox/correspondents.ts';
import type { ChargePorts } from '../ports.ts';
import { findInstitutions } from './find-institution.ts';
import { discountOfVoucher, doesCount } from './redeem-voucher.ts';
import { discountOf } from './request-discount.ts';
import { voucherId } from './voucher-code.ts';

type Asked = z.output<typeof CALLS.quoteCharge.request>;
type Answer = z.input<typeof CALLS.quoteCharge.response>;

interface Found {
  readonly offered: readonly OfferedDiscount[];
  readonly notes: readonly string[];
}

async function ofInstitutions(
  { db }: Pick<ChargePorts, 'db'>,
  { journal, ror, email }: Asked,
  day: string,
): Promise<Found> {
  const found = await findInstitutions(db, { journal, ror, email, day });
  const notes = found.map(({ name, confirm, isByDomain }) =>
    confirm || !isByDomain
      ? t('invoiceWords.agreementAskedFor', { name })
      : t('invoiceWords.agreementByAddress', { name }),
  );
  const isAskedFor = ror !== undefined || email !== undefined;
  const none = t('invoiceWords.noAgreementKnown');
  return {
    offered: found.map(discountOf),
    notes: found.length === 0 && isAskedFor ? [none] : notes,
  };
}

async function ofVoucher(
  ports: Pick<ChargePorts, 'db' | 'now'>,
  { journal, voucher: code, email }: Asked,
  day: string,
  network: string,
): Promise<Found> {
  if (code === undefined) return { offered: [], notes: [] };
  await requireBudget(ports, 'voucher-quote', { network });
  const ref = ports.db.collection(VOUCHERS).doc(voucherId(code));
  const voucher = readRecord(await ref.get(), VoucherSchema);
  if (!voucher || !doesCount(voucher, { journal, email, day })) {
    return { offered: [], notes: [t('invoiceWords.voucherNotValidHere')] };
  }
  return { offered: [discountOfVoucher(ref.id, voucher)], notes: [] };
}

/**
 * `quoteCharge`: what a journal would charge today, before submission, with discounts and their reasons. Throws
 * `Refused` `record/not-found`; `account/throttled` after too many vouchers.
 */
export async function quoteCharge(
  ports: Pick<ChargePorts, 'db' | 'now'>,
  asked: Asked,
  network: string,
): Promise<Answer> {
  const at = ports.now().toISOString();
  const day = at.slice(0, 10);
  const journal = await readJournal(ports.db, asked.journal);
  if (!journal) throw new Refused('record/not-found', { values: { noun: 'journal' } });
  const [institutions, voucher] = await Promise.all([
    ofInstitutions(ports, asked, day),
    ofVoucher(ports, asked, day, network),
  ]);
  // The visitor's own statements: the discount applies if the countries of all authors agree.
  const byCountry = asked.country ? countryWaiver(journal.charges, [asked.country]) : null;
  const offered = [...(byCountry ? [byCountry] : []), ...institutions.offered, ...voucher.offered];
  const { articleType: type, currency } = asked;
  return {
    ...quote(journal.charges, { type, currency, at, offered }),
    notes: [...institutions.notes, ...voucher.notes],
  };
}
