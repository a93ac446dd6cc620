import type { CALLS } from '@quire/model/calls/calls';
import { DISCOUNT_REQUESTS, INSTITUTIONS, WHO_LOG } from '@quire/model/collections';
import {
  type DiscountRequest,
  DiscountRequestSchema,
  type DiscountValue,
} from '@quire/model/entities/discount';
import { InstitutionSchema } from '@quire/model/entities/institution';
import type { Charges } from '@quire/model/entities/journal';
import { journalsFor } from '@quire/model/grants';
import { t } from '@quire/model/messages/t';
import { can } from '@quire/model/roles';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { readRecord } from '../../../platform/database/read-record.ts';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import type { Person } from '../../access/principal.ts';
import { readPermissions } from '../../access/read-permissions.ts';
import { readJournal } from '../../outbox/correspondents.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';
import { billingOf } from '../billing/billing-of.ts';
import { followBilling } from '../billing/follow-billing.ts';
import { ownReason } from '../charge-reason.ts';
import type { ChargePorts } from '../ports.ts';
import { requireOutsider } from '../require-outsider.ts';
import { decidedMails } from './discount-mails.ts';
import { grant, requireUnsettled } from './grant.ts';
import { storedDiscount } from './stored-discount.ts';

type Asked = z.output<typeof CALLS.decideDiscount.request>;

/** Finance and admins; editors of the journal from acceptance on, when they may know about charges. */
async function requireDecider(
  { db }: Pick<ChargePorts, 'db'>,
  person: Person,
  request: DiscountRequest,
): Promise<void> {
  const { journal, owner, authorUids, shownToEditors } = request;
  const permissions = await readPermissions(db, journal);
  if (authorUids.includes(person.uid) || owner === person.uid) throw new Refused('access/denied');
  if (can(person, 'waiver.decide')) return;
  const asEditor = can(person, 'waiver.decide', { journal, owner, authorUids, permissions });
  if (!asEditor || !shownToEditors) throw new Refused('discount/not-found');
}

async function readAgreement(db: Firestore, tx: Transaction, id: string | undefined) {
  if (id === undefined) return null;
  return readRecord(await tx.get(db.collection(INSTITUTIONS).doc(id)), InstitutionSchema);
}

/** The default amount of a discount: from the agreement, or from the journal's rule. */
function usualValue(
  { kind }: DiscountRequest,
  charges: Charges | undefined,
  agreed: DiscountValue | undefined,
): DiscountValue | null {
  if (kind === 'institution' && agreed) return agreed;
  const basisPoints = kind === 'society' ? charges?.societyPercent : charges?.editorPercent;
  return (kind === 'society' || kind === 'editor') && basisPoints ? { basisPoints } : null;
}

const inPercent = (value: DiscountValue): number | undefined =>
  'basisPoints' in value ? value.basisPoints : undefined;

/**
 * `decideDiscount`: grants or refuses a requested discount, and notifies the author. Open unpaid invoices are replaced.
 * Repeating the decision changes nothing. Throws `Refused`: `discount/decided`, `discount/too-late`, `input/invalid`
 * without an amount.
 */
export async function decideDiscount(
  ports: ChargePorts,
  person: Person,
  { request: id, decision, basisPoints, reason }: Asked,
): Promise<void> {
  const { db, now } = ports;
  const journals = journalsFor(person.claims, 'waiver.decide').map((journal) => ({ journal }));
  // Checked before anything is read, so that all refusals look the same.
  if (![{}, ...journals].some((subject) => can(person, 'waiver.decide', subject))) {
    throw new Refused('access/denied');
  }
  const ref = db.collection(DISCOUNT_REQUESTS).doc(id);
  const first = readRecord(await ref.get(), DiscountRequestSchema);
  if (!first) throw new Refused('discount/not-found');
  await requireOutsider(ports, person, first.submission);
  const submissionId = await inTransaction(db, async (tx) => {
    const request = readRecord(await tx.get(ref), DiscountRequestSchema);
    if (!request) throw new Refused('discount/not-found');
    await requireDecider(ports, person, request);
    const log = ref.collection(WHO_LOG).doc('decided');
    const isTheirs = (await tx.get(log)).get('by') === person.uid;
    if (request.state === decision && isTheirs) return request.submission;
    if (request.state !== 'open') throw new Refused('discount/decided');
    const at = now().toISOString();
    const decided = { state: decision, decidedAt: at, decidedBy: 'staff', answer: reason };
    const who = { by: person.uid, at };
    if (decision === 'refused') {
      const after = DiscountRequestSchema.parse({ ...request, ...decided });
      await enqueueMails(ports, tx, await decidedMails(ports, id, after));
      tx.set(ref, withoutUndefined(after));
      tx.set(log, who);
      return request.submission;
    }
    const submission = readSubmission(await tx.get(submissionRef(db, request.submission)));
    await requireUnsettled(ports, tx, request.submission, submission);
    const agreement = await readAgreement(db, tx, request.institution);
    const journal = await readJournal(db, submission.journal);
    const value = basisPoints
      ? { basisPoints }
      : usualValue(request, journal?.charges, agreement?.value);
    if (!value) {
      const problem = { field: 'basisPoints', message: t('refusals.discountMissing') };
      throw new Refused('input/invalid', { field: problem.field, problems: [problem] });
    }
    const billing = await billingOf(db, tx, request.submission, submission, at);
    const granted = inPercent(value);
    const after = DiscountRequestSchema.parse({
      ...{ ...request, ...decided },
      ...(granted === undefined ? {} : { basisPoints: granted }),
    });
    await enqueueMails(ports, tx, await decidedMails(ports, id, after));
    tx.set(ref, withoutUndefined(after));
    tx.set(log, who);
    const source = agreement && request.institution ? request.institution : id;
    const of = agreement?.name ?? namedAfter(request);
    grant(ports, tx, billing, storedDiscount({ kind: request.kind, source, of, value }), at);
    return request.submission;
  });
  if (decision === 'granted') {
    const by = person.uid;
    await followBilling(ports, submissionId, { by, ...ownReason('discount-granted') });
  }
}

const namedAfter = ({ kind, society }: DiscountRequest): string =>
  kind === 'society' && society ? society.replace(/[,;].*$/, '') : '';
