import { ABSTRACTS } from '@quire/model/collections';
import {
  type Abstract,
  AbstractSchema,
  abstractDocId,
  abstractRank,
} from '@quire/model/entities/abstract';
import type { Firestore } from 'firebase-admin/firestore';

type Written = Pick<
  Abstract,
  'ckey' | 'number' | 'state' | 'title' | 'topic' | 'text' | 'authors' | 'reviews' | 'log'
> &
  Pick<Abstract, 'owner' | 'ownerName' | 'ownerEmail' | 'submittedAt' | 'updatedAt'>;

/** Writes an abstract as functions keep one. */
export async function putAbstract(db: Firestore, written: Written): Promise<void> {
  const { ckey, number, state, owner, reviews } = written;
  const abstract = AbstractSchema.parse({
    ...{ ...written, preference: 'talk', hasConsent: true, revision: 1 },
    ofOwner: `${owner}~${ckey}`,
    reviewerUids: reviews.map(({ uid }) => uid),
    rank: abstractRank({ ckey, number, state, reviews }),
    waits: `${ckey}~${state}~${String(number).padStart(5, '0')}`,
  });
  const id = abstractDocId(ckey, `demoabstract${number}`);
  await db.collection(ABSTRACTS).doc(id).set(abstract);
}
