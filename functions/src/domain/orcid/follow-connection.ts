import {
  ARTICLES,
  ORCID_CONNECTIONS,
  ORCID_ITEMS,
  PROFILES,
  PUBLISHED_ARTICLES,
} from '@quire/model/collections';
import { OrcidConnectionSchema, OrcidWorkSchema } from '@quire/model/entities/orcid';
import { ProfileSchema } from '@quire/model/entities/profile';
import type { Ports } from '../../platform/database/ports.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { addProvedOrcid } from '../publishing/add-proved-orcid.ts';
import { reconcilePublication } from '../publishing/publish-article.ts';
import { queueReviewsOfPerson } from './queue-reviews.ts';
import { articlesOf, queueWorks } from './queue-works.ts';

const ITEMS_MAX = 200;
/** The articles of one account that an iD is added to. */
const ARTICLES_MAX = 100;
const AddressSchema = ProfileSchema.pick({ email: true, state: true });

/** The articles of an account's manuscripts that were begun before it was connected have the iD from now on. */
async function addToArticles(ports: Ports, uid: string): Promise<void> {
  const { db } = ports;
  const [connection, profile] = await db.getAll(
    db.collection(ORCID_CONNECTIONS).doc(uid),
    db.collection(PROFILES).doc(uid),
  );
  const { orcid, state } = OrcidConnectionSchema.safeParse(connection?.data()).data ?? {};
  const owner = AddressSchema.safeParse(profile?.data()).data;
  if (!orcid || state !== 'connected' || owner?.state !== 'active') return;
  const own = db.collection(ARTICLES).where('authorUids', 'array-contains', uid).select();
  for (const { id } of (await own.limit(ARTICLES_MAX).get()).docs) {
    await inTransaction(db, async (tx) => {
      const write = await addProvedOrcid(ports, tx, id, { orcid, email: owner.email });
      write();
    });
  }
}

/**
 * An account was connected, has ended its connection, or chose what is sent: its works and reviews wait to be sent, and where
 * another iD is proved than before, the articles of its manuscripts get it, and those with it are derived again, so that
 * pages and deposits say so. The newest hundred of each iD: older ones follow when they are published again.
 */
export async function followConnection(
  ports: Ports,
  uid: string,
  orcids: readonly string[],
  { isMarkChanged }: { readonly isMarkChanged: boolean },
): Promise<void> {
  const { db } = ports;
  const [sent, ...written] = await Promise.all([
    db.collection(ORCID_ITEMS).where('uid', '==', uid).limit(ITEMS_MAX).get(),
    ...[...new Set(orcids)].map((orcid) => articlesOf(db, orcid)),
  ]);
  const had = sent.docs.flatMap((doc) => OrcidWorkSchema.safeParse(doc.data()).data?.article ?? []);
  const named = written.flat();
  for (const article of new Set([...named, ...had])) await queueWorks(ports, article);
  await queueReviewsOfPerson(ports, uid);
  if (!isMarkChanged) return;
  await addToArticles(ports, uid);
  for (const article of new Set(named)) {
    const { journal, akey } =
      (await db.collection(PUBLISHED_ARTICLES).doc(article).get()).data() ?? {};
    if (typeof journal !== 'string' || typeof akey !== 'string') continue;
    const result = await reconcilePublication(ports, journal, akey);
    if (!result.ok && result.retry) throw new Error(result.code);
  }
}
