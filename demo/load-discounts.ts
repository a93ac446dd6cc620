import { DISCOUNT_REQUESTS, INSTITUTIONS, VOUCHERS } from '@quire/model/collections';
import { DiscountRequestSchema } from '@quire/model/entities/discount';
import { InstitutionSchema } from '@quire/model/entities/institution';
import { VoucherSchema } from '@quire/model/entities/voucher';
import { discountWords } from '@quire/model/records/discount-words';
import type { Firestore } from 'firebase-admin/firestore';
import { withoutUndefined } from '../functions/src/platform/database/transaction.ts';
import { DEMO_INVOICES } from './invoices.ts';

const OWNER = 'demo-author';
const FINANCE = 'demo-finance';

/** Two agreements, a voucher, and requests to decide about. */
export async function loadDiscounts(db: Firestore, at: (daysAgo: number) => string): Promise<void> {
  const batch = db.batch();
  const kept = { revision: 1, updatedAt: at(200), by: FINANCE };
  for (const [id, data] of [
    [
      'demo-nordvik',
      {
        name: 'University of Nordvik',
        domains: ['nordvik.example'],
        value: { basisPoints: 2_500 },
      },
    ],
    [
      'demo-poliba',
      {
        name: 'Polytechnic of Bari',
        domains: ['poliba.example'],
        value: { basisPoints: 1_000 },
        until: at(-300).slice(0, 10),
        confirm: false,
      },
    ],
  ] as const) {
    batch.set(
      db.collection(INSTITUTIONS).doc(id),
      withoutUndefined(InstitutionSchema.parse({ ...data, ...kept })),
    );
  }
  const voucher = VoucherSchema.parse({
    ...{ value: { basisPoints: 5_000 }, journals: ['QPH'], uses: 5, note: 'Reviewers of the year' },
    ...{ hint: '7K2M', used: 2, revoked: false, createdAt: at(90), by: FINANCE },
  });
  batch.set(db.collection(VOUCHERS).doc('d3'.repeat(32)), withoutUndefined(voucher));
  const place = DEMO_INVOICES.length;
  const last = DEMO_INVOICES.at(-1);
  const request = DiscountRequestSchema.parse({
    ...{
      submission: `demo-billed-${place}`,
      submissionNumber: `QPH-${at(5).slice(0, 4)}-${String(place + 800).padStart(5, '0')}`,
    },
    ...{ journal: 'QPH', title: last?.title ?? '', owner: OWNER, authorUids: [OWNER] },
    ...{ name: 'Anselm Okoro', email: 'author@saltmarsh.example', kind: 'waiver', state: 'open' },
    reason:
      'The work was done without a grant, and the department has no budget for charges this year.',
    ...{ shownToEditors: true, askedAt: at(4) },
  });
  batch.set(
    db.collection(DISCOUNT_REQUESTS).doc(`demo-billed-${place}~waiver~01`),
    withoutUndefined({ ...request, words: discountWords(request) }),
  );
  await batch.commit();
}
