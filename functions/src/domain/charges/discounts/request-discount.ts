import type { CALLS } from '@quire/model/calls/calls';
import { waiverParties } from '@quire/model/charges/waiver-parties';
import { DISCOUNT_REQUESTS } from '@quire/model/collections';
import {
  type DiscountRequest,
  DiscountRequestSchema,
  type OfferedDiscount,
  type WaiverParty,
} from '@quire/model/entities/discount';
import type { Submission } from '@quire/model/entities/submission';
import { t } from '@quire/model/messages/t';
import { discountWords } from '@quire/model/records/discount-words';
import type { Transaction } from 'firebase-admin/firestore';
import type { z } from 'zod';
import { inTransaction, withoutUndefined } from '../../../platform/database/transaction.ts';
import { Refused } from '../../../platform/errors/refused.ts';
import { storedText } from '../../../platform/text/stored-text.ts';
import { openBudget } from '../../../platform/throttle/spend-budget.ts';
import type { Caller } from '../../access/caller.ts';
import { readJournal, readOwner } from '../../outbox/correspondents.ts';
import { enqueueMails } from '../../outbox/enqueue-mail.ts';
import { readSubmission, submissionRef } from '../../submissions/read-submission.ts';
import { billingOf } from '../billing/billing-of.ts';
import { followBilling } from '../billing/follow-billing.ts';
import { requireOwn } from '../billing/require-own.ts';
import { ownReason } from '../charge-reason.ts';
import { readAuthorAsPayer } from '../payer-of.ts';
import type { ChargePorts } from '../ports.ts';
import { readBilling } from '../read-invoice.ts';
import { askedMails } from './discount-mails.ts';
import { type FoundInstitution, findInstitutions } from './find-institution.ts';
import { grant, requireUnsettled } from './grant.ts';
import { storedDiscount } from './stored-discount.ts';

type Asked = z.output<typeof CALLS.requestDiscount.request>;

/** The most requests for one manuscript: after a decision an author may have new reasons, but not repeatedly. */
const TIMES_MOST = 3;
const AFTER_ACCEPTANCE: readonly Submission['state'][] = ['accepted', 'awaiting_payment'];

const KINDS_WITH_REASON: readonly Asked['kind'][] = ['waiver', 'editor'];

function missing({ kind, reason, society }: Asked) {
  if (KINDS_WITH_REASON.includes(kind) && reason === '') {
    return { field: 'reason', message: t('refusals.discountReasonMissing') };
  }
  if (kind === 'society' && !society) {
    return { field: 'society', message: t('refusals.societyMissing') };
  }
  return null;
}

/** An institution's agreement as a discount. */
export const discountOf = ({ id, name, value }: FoundInstitution): OfferedDiscount =>
  storedDiscount({ kind: 'institution', source: id, of: name, value });

interface Person extends Pick<Caller, 'uid'> {
  readonly email?: string | undefined;
  readonly emailVerified: boolean;
}

/**
 * `requestDiscount`: the author requests a discount, and staff are notified. An agreement that needs no approval, with
 * an institution whose address the author has confirmed, is granted immediately. Throws `Refused`:
 * `discount/asked-already`, `discount/too-late`, `input/invalid`, `account/throttled`.
 */
export async function requestDiscount(
  ports: ChargePorts,
  person: Person,
  asked: Asked,
): Promise<{ request: string }> {
  const { db, now } = ports;
  const gap = missing(asked);
  if (gap) throw new Refused('input/invalid', { field: gap.field, problems: [gap] });
  const { submission: id, kind } = asked;
  const done = await inTransaction(db, async (tx) => {
    const submission = readSubmission(await tx.get(submissionRef(db, id)));
    requireOwn(person, submission);
    await requireUnsettled(ports, tx, id, submission);
    const requests = db.collection(DISCOUNT_REQUESTS);
    const known = await tx.get(
      requests.where('submission', '==', id).where('owner', '==', person.uid),
    );
    const alike = known.docs.filter((doc) => doc.get('kind') === kind);
    const isAsked = alike.some((doc) => doc.get('state') !== 'refused');
    if (isAsked || alike.length >= TIMES_MOST) throw new Refused('discount/asked-already');
    const asking = { account: person.uid };
    const spending = await openBudget(ports, tx, 'discount-request', [asking]);
    spending.requireAll();
    const at = now().toISOString();
    const institution =
      kind === 'institution' ? await agreementFor(ports, submission, person, asked) : null;
    const owner = await readOwner(db, submission.owner);
    const isSure = provesAgreement(institution, person, submission);
    const countries = kind === 'waiver' ? await countriesFor(ports, tx, id, submission) : null;
    const ref = requests.doc(`${id}~${kind}~${String(alike.length + 1).padStart(2, '0')}`);
    const request: DiscountRequest = DiscountRequestSchema.parse({
      submission: id,
      submissionNumber: submission.number ?? '',
      journal: submission.journal,
      title: submission.title,
      owner: submission.owner,
      authorUids: submission.authorUids,
      name: owner?.name ?? '',
      email: owner?.email ?? person.email ?? '',
      kind,
      reason: asked.reason,
      ...(institution ? { institution: institution.id, society: institution.name } : {}),
      ...(asked.ror ? { ror: asked.ror } : {}),
      ...(countries ? { countries } : {}),
      ...(kind === 'society' ? { society: asked.society } : {}),
      state: isSure ? 'granted' : 'open',
      shownToEditors: AFTER_ACCEPTANCE.includes(submission.state),
      askedAt: at,
      ...(isSure
        ? {
            decidedAt: at,
            decidedBy: 'system',
            answer: storedText(() => t('invoiceWords.byAgreement')),
          }
        : {}),
    });
    const billing = await billingOf(db, tx, id, submission, at);
    if (isSure && institution) grant(ports, tx, billing, discountOf(institution), at);
    else await enqueueMails(ports, tx, await askedMails(ports, ref.id, request));
    tx.create(ref, withoutUndefined({ ...request, words: discountWords(request) }));
    spending.write();
    return { request: ref.id, isSure };
  });
  if (done.isSure) {
    await followBilling(ports, id, { by: person.uid, ...ownReason('institution-agreement') });
  }
  return { request: done.request };
}

/**
 * Whether an agreement applies without approval: the confirmed address of a corresponding author belongs to the
 * institution. An agent's address does not count.
 */
function provesAgreement(
  institution: FoundInstitution | null,
  { email }: Person,
  { authors }: Submission,
): boolean {
  if (!institution?.isByDomain || institution.confirm || !email) return false;
  return authors.some(
    (author) => author.corresponding && author.email.trim().toLowerCase() === email.toLowerCase(),
  );
}

/** The facts about a waiver by country, for staff who confirm it; null if the journal has none. */
async function countriesFor(
  { db }: ChargePorts,
  tx: Transaction,
  id: string,
  submission: Submission,
): Promise<WaiverParty[] | null> {
  const journal = await readJournal(db, submission.journal);
  if (!journal?.charges?.autoWaiverCountries?.length) return null;
  const [billing, { author }] = await Promise.all([
    readBilling(db, id, tx),
    readAuthorAsPayer(db, submission),
  ]);
  const payers = billing?.data?.payers;
  return waiverParties({ quote: submission.quote, country: author.country, payers });
}

/** The best link to an agreement: a confirmed address before a ROR id, which anyone can state. */
async function agreementFor(
  { db, now }: ChargePorts,
  { journal }: Submission,
  { email, emailVerified }: Person,
  { ror, institution }: Asked,
): Promise<FoundInstitution | null> {
  const found = await findInstitutions(db, {
    journal,
    ror,
    email: emailVerified ? email : undefined,
    day: now().toISOString().slice(0, 10),
  });
  return found.find(({ id }) => id === institution) ?? found[0] ?? null;
}
