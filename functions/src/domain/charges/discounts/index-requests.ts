import { isDeepStrictEqual } from 'node:util';
import { DISCOUNT_REQUESTS } from '@quire/model/collections';
import { DiscountRequestSchema } from '@quire/model/entities/discount';
import { discountWords } from '@quire/model/records/discount-words';
import { FieldPath } from 'firebase-admin/firestore';
import type { Ports } from '../../../platform/database/ports.ts';

const AT_ONCE = 100;

/**
 * Derives again what the next requests by id are found by; can be repeated. `after` is null at the end, `changed` how
 * many differed. A record that its schema refuses stays as it is.
 */
export function indexRequests(
  { db }: Pick<Ports, 'db'>,
  after: string,
): Promise<{ readonly after: string | null; readonly changed: number }> {
  const some = db.collection(DISCOUNT_REQUESTS).orderBy(FieldPath.documentId()).limit(AT_ONCE);
  return db.runTransaction(async (tx) => {
    const { docs } = await tx.get(after ? some.startAfter(after) : some);
    let changed = 0;
    for (const doc of docs) {
      const request = DiscountRequestSchema.safeParse(doc.data());
      if (!request.success) continue;
      const words = discountWords(request.data);
      if (isDeepStrictEqual(doc.get('words'), words)) continue;
      tx.update(doc.ref, { words });
      changed += 1;
    }
    return { after: docs.length < AT_ONCE ? null : (docs.at(-1)?.id ?? null), changed };
  });
}
